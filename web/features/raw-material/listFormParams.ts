/** Address parameter of a list: the slug of the raw material whose detail is open. */
export const DETAIL_PARAM = 'material';
/** Address parameter of a list: the dialog for a new raw material is open. */
export const NEW_PARAM = 'nova';
