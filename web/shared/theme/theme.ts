import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';
import { paletteOf } from './palette.ts';
import { dark, fonts, light, radius } from './tokens.ts';

const title = { fontFamily: fonts.serif, fontWeight: 600, letterSpacing: '-0.01em', lineHeight: 1.2 };
const heading = { fontWeight: 600, lineHeight: 1.35 };

const create = () =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data-color-scheme' },
    colorSchemes: { light: { palette: paletteOf(light) }, dark: { palette: paletteOf(dark) } },
    shape: { borderRadius: radius.field },
    spacing: 8,
    typography: {
      fontFamily: fonts.sans,
      fontWeightMedium: 550,
      fontWeightBold: 600,
      h1: { ...title, fontSize: '1.75rem' },
      h2: { ...title, fontSize: '1.375rem' },
      h3: { ...heading, fontSize: '1.0625rem' },
      h4: { ...heading, fontSize: '0.9375rem' },
      subtitle2: { ...heading, fontSize: '0.8125rem' },
      body1: { fontSize: '0.9375rem', lineHeight: 1.5 },
      body2: { fontSize: '0.875rem', lineHeight: 1.5 },
      caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
      button: { fontSize: '0.875rem', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
    },
    transitions: {
      duration: {
        shortest: 120,
        shorter: 140,
        short: 160,
        standard: 180,
        complex: 200,
        enteringScreen: 180,
        leavingScreen: 140,
      },
    },
    components,
  });

let theme: ReturnType<typeof create> | undefined;

/**
 * The theme of the product, made when it is first asked for. Both colour schemes are CSS variables, selected by an
 * attribute of <html>.
 */
export const getTheme = (): ReturnType<typeof create> => (theme ??= create());

/** Digits of equal width, so that columns are aligned and a running clock does not jitter. */
export const tabularFigures = { fontVariantNumeric: 'tabular-nums' } as const;
