import type { ReportLanguage } from '../../../../domain/report/reportParts.ts';
import { uploadFile } from '../../../shared/forms/uploadFile.ts';
import { useAddMessageFileMutation } from '../../../subjects/mail/AddMessageFile.generated.ts';
import { reportText } from '../../../subjects/mail/reportText.ts';
import { useStartMail } from '../../../subjects/mail/useStartMail.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';

/**
 * Keeps a report for a message and opens its form with it; false when the person goes on with the message that was
 * begun before.
 */
export function useMailReport(pif: PifDetail_PifFragment) {
  const startMail = useStartMail();
  const [keep] = useAddMessageFileMutation();
  return async (file: Blob, reportLanguage: ReportLanguage, signal: AbortSignal): Promise<boolean> => {
    const name = `${pif.name}.pdf`;
    const upload = await uploadFile(new File([file], name, { type: 'application/pdf' }), {
      kind: 'pifFile',
      onProgress: () => undefined,
      signal,
    });
    const kept = (await keep({ variables: { input: { upload, name } } })).data?.addMessageFile.file;
    if (!kept) return false;
    const language = reportLanguage === 'en' ? 'en' : 'sr';
    return startMail({
      ...reportText(language, { product: pif.name, version: null }),
      ...{ language, companyId: pif.company.id, pifSlug: pif.slug },
      attachments: [{ kind: 'UPLOAD', uploadedFileId: kept.id, name: kept.name, size: kept.size }],
    });
  };
}
