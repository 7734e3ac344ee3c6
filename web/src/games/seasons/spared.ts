/** The words that a match does without, by the ends of their files' names: those of the expansion, where nothing of it is played. */
export function spared({ kingdom, enchantment, tokens }: Record<string, string>): string[] {
  return kingdom === 'off' && enchantment === 'none' && tokens === 'off' ? ['kingdom'] : [];
}
