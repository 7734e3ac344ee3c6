/** The files of words that a match does without: those of the expansion, where nothing of it is played. */
export function spared({ kingdom, enchantment, tokens }: Record<string, string>): string[] {
  return kingdom === 'off' && enchantment === 'none' && tokens === 'off' ? ['seasons-kingdom'] : [];
}
