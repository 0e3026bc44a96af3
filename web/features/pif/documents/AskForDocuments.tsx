import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../../shared/ask/AskDialog.tsx';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { recipientsOf } from './recipients.ts';
import './translations.ts';
import { useSetRequirements } from './useSetRequirements.ts';

/** Today where the reader is, YYYY-MM-DD. */
const localToday = (): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())).toISOString().slice(0, 10);
};

interface Props {
  pif: PifDetail_PifFragment;
  onClose: () => void;
}

/** Asks for what is missing; the day is noted unless the file is locked. */
export function AskForDocuments({ pif, onClose }: Props) {
  const { t } = useTranslation('pifDocuments');
  const { set } = useSetRequirements(pif.slug);
  return (
    <AskDialog
      recipients={recipientsOf(pif)}
      product={pif.name}
      hint={t(pif.isLocked ? 'ask.lockedHint' : 'ask.hint')}
      onCopied={
        pif.isLocked
          ? null
          : async ({ documents }) => {
              await set(documents, { askedOn: localToday() });
              return t('ask.noted', { count: documents.length });
            }
      }
      onClose={onClose}
    />
  );
}
