/** The bar below a form that stays in view at the bottom of the window. */
export const stickyBar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  mt: 2,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;
