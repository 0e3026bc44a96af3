/** The key under which the tab keeps the list that the check of a list shows. */
export const CHECKED_TEXT_KEY = 'incicheck.text';
