import type { light } from './tokens.ts';

/** A colour and a background on which it is readable. */
export interface Tone {
  main: string;
  soft: string;
}

/** What this product's palette has beyond Material UI's own. */
export interface OwnPalette {
  /** The traffic light of results; always with an icon and a word beside the colour. `rail` is for areas that bear no text. */
  result: Record<'green' | 'yellow' | 'red', Tone & { rail: string }>;
  accent: Tone;
  /** Underlines what calls for attention; for lines, not for text. */
  orange: string;
  /** The panel that bears the product's name, and what is written on it. */
  brand: { main: string; text: string; muted: string };
  /** A tone set back from the surface: counts, disabled fields, skeletons. */
  subtle: string;
}

declare module '@mui/material/styles' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the augmentation is the extension itself
  interface Palette extends OwnPalette {}
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the augmentation is the extension itself
  interface PaletteOptions extends Partial<OwnPalette> {}
  interface PaletteColor {
    soft: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
  }
}

/** Material UI's palette from the tokens of one colour scheme. */
export const paletteOf = (tokens: typeof light) => ({
  background: { default: tokens.page, paper: tokens.surface },
  text: { primary: tokens.text, secondary: tokens.muted },
  divider: tokens.border,
  primary: tokens.primary,
  secondary: tokens.accent,
  accent: tokens.accent,
  orange: tokens.orange,
  brand: tokens.brand,
  info: tokens.info,
  success: tokens.green,
  warning: tokens.yellow,
  error: tokens.red,
  result: { green: tokens.green, yellow: tokens.yellow, red: tokens.red },
  subtle: tokens.subtle,
});
