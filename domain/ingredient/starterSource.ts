/** The source that ingredients of the starter knowledge bear; the screen names it in its language. */
export const STARTER_SOURCE = 'Starter knowledge';
