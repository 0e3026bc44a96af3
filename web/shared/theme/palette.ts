import type { light } from './tokens.ts';

/** A colour and a background on which it is readable. */
export interface Tone {
  main: string;
  soft: string;
}

/** Colours that this product adds to the palette of Material UI. */
export interface ProductPalette {
  /** Colours of results; always shown with an icon and a word. `rail` is for areas without text. */
  result: Record<'green' | 'yellow' | 'red', Tone & { rail: string }>;
  accent: Tone;
  /** For underlines that draw attention; not for text. */
  orange: string;
  /** The panel with the product's name, and the text on it. */
  brand: { main: string; text: string; muted: string };
  /** A background that stands back from the surface: counts, disabled fields, skeletons. */
  subtle: string;
}

declare module '@mui/material/styles' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging needs an interface
  interface Palette extends ProductPalette {}
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging needs an interface
  interface PaletteOptions extends Partial<ProductPalette> {}
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
