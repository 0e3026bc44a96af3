import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { radius } from './tokens.ts';

/** The only shadow: under dialogs and popovers. */
const overlayShadow = '0 12px 32px rgb(0 0 0 / 0.16)';

const touchScreen = '@media (pointer: coarse)';

const focusRing = (theme: Pick<CssVarsTheme, 'vars'>) => ({
  outline: `2px solid ${theme.vars.palette.primary.main}`,
  outlineOffset: 2,
});

/** Overrides of Material UI's components: borders instead of shadows, no ripples, one visible focus ring. */
export const components: Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      // What takes the focus is not scrolled under the header, or under a bar at the lower edge: WCAG 2.4.11.
      html: { colorScheme: 'light', '@media screen': { scrollPaddingBlock: '72px 112px' } },
      'html[data-color-scheme="dark"]': { colorScheme: 'dark' },
      body: { overflowWrap: 'anywhere', textSizeAdjust: '100%', fontFeatureSettings: '"cv11", "ss03"' },
      ':focus-visible': focusRing(theme),
      'h1:focus-visible, main:focus-visible': { outline: 'none' },
      // Backgrounds, which tell a primary action and what is chosen, are not shown there.
      '@media (forced-colors: active)': {
        '.MuiButton-contained': { border: '1px solid ButtonText' },
        '[aria-current]:not([aria-current="false"]), [aria-pressed="true"], [aria-selected="true"], .Mui-selected': {
          outline: '2px solid Highlight',
          outlineOffset: -2,
        },
      },
      '@media (prefers-reduced-motion: reduce)': {
        // The exception is the animation that times a toast; it moves nothing.
        '*:not(.Toastify__progress-bar--animated), *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme) }) },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme, ownerState }) => ({
        minHeight: 40,
        paddingInline: 16,
        borderRadius: radius.field,
        [touchScreen]: { minHeight: 44 },
        ...(ownerState.variant === 'contained' &&
          ownerState.color === 'primary' && {
            '&.Mui-disabled': {
              backgroundColor: theme.vars.palette.primary.main,
              color: theme.vars.palette.primary.contrastText,
              opacity: 0.42,
            },
          }),
        ...(ownerState.variant === 'outlined' &&
          ownerState.color === 'primary' && {
            borderColor: theme.vars.palette.divider,
            backgroundColor: theme.vars.palette.background.paper,
            color: theme.vars.palette.text.primary,
            '&:hover': { borderColor: theme.vars.palette.text.secondary, backgroundColor: theme.vars.palette.subtle },
          }),
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 40,
        height: 40,
        borderRadius: radius.field,
        color: theme.vars.palette.text.secondary,
        '&:hover': { color: theme.vars.palette.text.primary },
        [touchScreen]: { width: 44, height: 44 },
      }),
    },
  },
  MuiSvgIcon: {
    // Nothing is drawn outside an icon's square; what is clipped is a piece of the picture of its own, through all of
    // which the browser goes.
    styleOverrides: { root: { overflow: 'visible' } },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderRadius: radius.card } },
  },
  MuiPopover: { styleOverrides: { paper: { boxShadow: overlayShadow } } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: radius.card,
        border: `1px solid ${theme.vars.palette.divider}`,
        margin: 16,
        width: 'calc(100% - 32px)',
        boxShadow: overlayShadow,
        '&.MuiDialog-paperFullScreen': { border: 0, borderRadius: 0, margin: 0, width: '100%' },
      }),
    },
  },
  MuiDialogTitle: { defaultProps: { variant: 'h2' }, styleOverrides: { root: { padding: '24px 24px 8px' } } },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '8px 24px 24px', gap: 8, flexWrap: 'wrap', '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: radius.field,
        backgroundColor: theme.vars.palette.background.paper,
        transition: theme.transitions.create('box-shadow', { duration: 120 }),
        '&:hover:not(.Mui-focused):not(.Mui-error):not(.Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.secondary,
        },
        '&.Mui-focused': { boxShadow: `0 0 0 3px ${theme.vars.palette.primary.soft}` },
        '&.Mui-error.Mui-focused': { boxShadow: `0 0 0 3px ${theme.vars.palette.error.soft}` },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.subtle },
      }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.divider }),
      // On a touch screen the text has 16 pixels, because browsers zoom in on fields with smaller text.
      input: {
        padding: '9px 12px',
        height: 'auto',
        fontSize: '0.875rem',
        lineHeight: '22px',
        '&:focus-visible': { outline: 'none' },
        [touchScreen]: { paddingBlock: 11, fontSize: '1rem' },
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.subtle,
        transform: 'none',
        borderRadius: radius.field,
      }),
    },
  },
};
