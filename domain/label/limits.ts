/** Ours: ingredient names that are kept of a label, and how long each may be. */
export const MAX_LABEL_NAMES = 500;
export const MAX_LABEL_NAME_LENGTH = 200;
