import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REPORT_PARTS, type ReportLanguage } from '../../../../domain/report/reportParts.ts';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { fetchFile } from '../../../shared/files/fetchFile.ts';
import { useMailReport } from './useMailReport.ts';
import { saveFile } from '../../../shared/files/saveFile.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useCan } from '../../../shared/session/useCan.ts';
import { serverPaths } from '../../../shared/url/paths.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { useAttachments } from './useAttachments.ts';
import { useEstimate } from './useEstimate.ts';
import { useReportParts } from './useReportParts.ts';

/**
 * What is chosen for the report of a file, and its making, which can be stopped. Comments are left out until somebody
 * wants them.
 */
export function useReport(pif: PifDetail_PifFragment, onDone: () => void) {
  const { t } = useTranslation('pif');
  const { offered, ...choice } = useReportParts(pif);
  const { parts } = choice;
  const [language, setLanguage] = useState<ReportLanguage>(currentLanguage());
  const attachments = useAttachments(pif, parts);
  const mailReport = useMailReport(pif);
  const canMail = useCan('message.send');
  const estimate = useEstimate({
    slug: pif.slug,
    offered,
    parts: REPORT_PARTS.filter((part) => parts.includes(part)),
    language,
    appended: attachments.mode === 'APPENDED' && !attachments.isTooLarge ? attachments.chosen.join(',') : null,
  });
  const [isBusy, setBusy] = useState(false);
  const [received, setReceived] = useState(0);
  const [failure, setFailure] = useState('');
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Makes the report and hands it on; stays open when handing it on answers false. */
  const produce = async (handOn: (file: Blob, signal: AbortSignal) => Promise<boolean>) => {
    const run = new AbortController();
    running.current = run;
    setBusy(true);
    setFailure('');
    setReceived(0);
    const query = new URLSearchParams({
      parts: REPORT_PARTS.filter((part) => parts.includes(part)).join(','),
      language,
      attachments: attachments.mode,
      files: attachments.chosen.join(','),
    });
    try {
      const file = await fetchFile(serverPaths.pifReport(pif.slug, query), {
        signal: run.signal,
        onProgress: setReceived,
      });
      if (await handOn(file, run.signal)) onDone();
    } catch (error) {
      const { code, text } = describeError(error);
      // The end of a session has its own dialog, or the login page.
      if (!run.signal.aborted && code !== 'UNAUTHENTICATED') setFailure(text);
    } finally {
      setBusy(false);
    }
  };

  const make = () =>
    produce((file) => {
      saveFile(file, `${pif.name}.${attachments.mode === 'ZIP' ? 'zip' : 'pdf'}`);
      notify('success', t('export.done'));
      return Promise.resolve(true);
    });

  return {
    ...choice,
    language,
    setLanguage,
    attachments,
    estimate,
    isBusy,
    /** Bytes that came so far. */
    received,
    failure,
    make,
    /** Takes the report into an e-mail; null for those who send none, and for an archive, which no message takes. */
    mail:
      canMail && attachments.mode !== 'ZIP'
        ? () => produce((file, signal) => mailReport(file, language, signal))
        : null,
    stop: () => running.current?.abort(),
  };
}
