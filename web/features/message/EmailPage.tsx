import { EDIT_PARAM } from '../../shared/url/paths.ts';
import { useAddressParam } from '../../shared/url/useAddressParam.ts';
import { Compose } from './Compose.tsx';
import { Outbox } from './Outbox.tsx';

/** The outbox, or the form of a message where the address asks for it. */
export default function EmailPage() {
  const [isWriting] = useAddressParam(EDIT_PARAM, (text) => text === '1');
  return isWriting === null ? <Outbox /> : <Compose />;
}
