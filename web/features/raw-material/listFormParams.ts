/** The parameter of a list under which the address keeps whose detail is open, and the one under which it asks for a new raw material. */
export const DETAIL_PARAM = 'material';
export const NEW_PARAM = 'nova';
