/** How wide cards are in px: the own ones, those in the middle, those of rivals. */
export const CARD_WIDTHS = {
  small: { own: 78, common: 78, rival: 58 },
  medium: { own: 92, common: 92, rival: 62 },
  large: { own: 112, common: 112, rival: 70 },
} as const;
