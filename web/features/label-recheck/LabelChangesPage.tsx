import { isObjectId } from '../../../domain/id/objectId.ts';
import { useAddressParam } from '../../shared/url/useAddressParam.ts';
import { RecheckDetail } from './RecheckDetail.tsx';
import { RecheckList } from './RecheckList.tsx';
import './translations.generated.ts';

/** What changes of the law, of the inventory and of the rules did to labels: all changes, or the labels of one. */
export default function LabelChangesPage() {
  const [id] = useAddressParam('recheck', isObjectId);
  return id === null ? <RecheckList /> : <RecheckDetail key={id} id={id} />;
}
