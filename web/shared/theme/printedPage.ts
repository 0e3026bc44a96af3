const hidden = { display: 'none !important' } as const;

/** Prints only the page itself, in black on white: no header, navigation, footer, side panels and buttons. */
export const printedPage = {
  '@media print': {
    'body > *:not(#root), header, nav, footer, aside, [data-screen-only]': hidden,
    'main, main > *': { margin: '0 !important', padding: '0 !important', maxWidth: 'none !important' },
  },
} as const;
