/** Where what sticks to the lower edge ends: above the notice that the browser is offline. */
export const ABOVE_NOTICE = 'var(--notice-height, 0px)';

/** The bar below a form that stays in view at the bottom of the window. */
export const stickyBar = {
  position: 'sticky',
  bottom: ABOVE_NOTICE,
  zIndex: 2,
  mt: 2,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;
