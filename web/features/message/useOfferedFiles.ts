import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import type { MailAttachment } from '../../subjects/mail/mailDraft.ts';
import type { MailPifQuery } from './MailSources.generated.ts';
import './translations.generated.ts';

export interface OfferedFile {
  attachment: MailAttachment;
  label: string;
}

/** What of a product information file can be attached: its signed versions, the newest first, then its files. */
export function useOfferedFiles({ slug, versions, files }: MailPifQuery['pif']): OfferedFile[] {
  const { t } = useTranslation('message');
  const { date } = useFormat();
  return [
    ...(versions ?? []).map(({ number, signedAt, pdfSize }) => ({
      attachment: {
        ...{ kind: 'VERSION' as const, pifSlug: slug, versionNumber: number },
        ...{ name: `${slug}-v${number}.pdf`, size: pdfSize },
      },
      label: t('pif.version', { number, date: date(signedAt) }),
    })),
    ...files.map((file) => ({
      attachment: { kind: 'PIF_FILE' as const, pifSlug: slug, fileId: file.id, name: file.name, size: file.size },
      label: file.name,
    })),
  ];
}
