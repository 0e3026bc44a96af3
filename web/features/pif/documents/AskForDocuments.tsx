import { useTranslation } from 'react-i18next';
import { AskDialog } from '../../../subjects/ask/AskDialog.tsx';
import { localToday } from '../../../shared/localToday.ts';
import { useStartMail } from '../../../subjects/mail/useStartMail.ts';
import { recipientsOf } from '../../../subjects/requirement/recipients.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import './translations.generated.ts';
import { useSetRequirements } from './useSetRequirements.ts';

interface Props {
  pif: PifDetail_PifFragment;
  onClose: () => void;
}

/** Asks for what is missing; the day is noted unless the file is locked. */
export function AskForDocuments({ pif, onClose }: Props) {
  const { t } = useTranslation('pifDocuments');
  const startMail = useStartMail();
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
      onMail={({ recipient, language, subject, text }) =>
        startMail({
          ...{ subject, text, language, pifSlug: pif.slug, companyId: recipient.companyId ?? pif.company.id },
          asked: pif.isLocked
            ? null
            : { pifSlug: pif.slug, requirements: recipient.documents.map(({ key, version }) => ({ key, version })) },
        })
      }
      onClose={onClose}
    />
  );
}
