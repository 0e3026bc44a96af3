/** A dialog on a phone has no margin and no frame, because the rows need the full width. */
export const fullScreenDialog = { m: 0, width: 1, border: 0, borderRadius: 0 };
