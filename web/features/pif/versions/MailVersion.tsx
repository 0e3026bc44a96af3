import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { recipientLanguages } from '../../../subjects/ask/recipientLanguage.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { reportText } from '../../../subjects/mail/reportText.ts';
import { useStartMail } from '../../../subjects/mail/useStartMail.ts';
import { useCan } from '../../../shared/session/useCan.ts';
import { EnvelopeIcon } from '../../../shared/ui/icons.tsx';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import '../translations.generated.ts';
import type { SignedVersion_VersionFragment } from './SignedVersions.generated.ts';

export type MailedPif = Pick<PifDetail_PifFragment, 'slug' | 'name' | 'company'>;

interface Props {
  pif: MailedPif;
  version: SignedVersion_VersionFragment;
}

/** Opens a message with the PDF of a signed version and a text in the language of the company. */
export function MailVersion({ pif, version: { number, signedAt, pdfSize } }: Props) {
  const { t } = useTranslation('pif');
  const canMail = useCan('message.send');
  const startMail = useStartMail();
  if (!canMail) return null;
  const { slug, name, company } = pif;
  const language = company.language ? recipientLanguages[company.language] : currentLanguage();
  return (
    <Button
      startIcon={<EnvelopeIcon />}
      onClick={() =>
        void startMail({
          ...reportText(language, { product: name, version: { number, signedAt } }),
          ...{ language, companyId: company.id, pifSlug: slug },
          attachments: [
            {
              ...{ kind: 'VERSION', pifSlug: slug, versionNumber: number },
              ...{ name: `${slug}-v${number}.pdf`, size: pdfSize },
            },
          ],
        })
      }
    >
      {t('versions.mail', { number })}
    </Button>
  );
}
