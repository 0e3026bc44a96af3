import { EDIT_PARAM } from '../../shared/url/paths.ts';
import { useAddressParam } from '../../shared/url/useAddressParam.ts';
import { DETAIL_PARAM, NEW_PARAM } from './listFormParams.ts';

const isSlug = (text: string) => text !== '' && text.length <= 200;
const isYes = (text: string) => text === '1';

/** What the address of the catalogue holds beside the filters: the detail and the dialogs that are open. */
export function useCatalogueParams() {
  const [opened, open] = useAddressParam(DETAIL_PARAM, isSlug);
  const [creating, setCreating] = useAddressParam(NEW_PARAM, isYes);
  const [editing, edit] = useAddressParam(EDIT_PARAM, isSlug);
  return { opened, open, creating, setCreating, editing, edit };
}
