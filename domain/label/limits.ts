/** Ours: ingredient names that are kept of a label, and how long each may be. */
export const MAX_LABEL_NAMES = 500;
export const MAX_LABEL_NAME_LENGTH = 200;
/**
 * The longest reason of a sign-off, in characters. Ours: a few sentences with the measured value, who measured it and
 * when.
 */
export const MAX_SIGN_OFF_REASON_LENGTH = 1_000;
