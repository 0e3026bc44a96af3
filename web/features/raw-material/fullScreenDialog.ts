/** A dialog on a phone: the frame and the room around it, which dialogs have otherwise, would take what the rows need. */
export const fullScreenDialog = { m: 0, width: 1, border: 0, borderRadius: 0 };
