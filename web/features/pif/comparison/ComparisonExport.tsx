import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REPORT_LANGUAGES, type ReportLanguage } from '../../../../domain/report/reportParts.ts';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { fetchFile } from '../../../shared/files/fetchFile.ts';
import { saveFile } from '../../../shared/files/saveFile.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { serverPaths } from '../../../shared/url/paths.ts';
import '../translations.generated.ts';

interface Props {
  slug: string;
  name: string;
  since: number;
  until: number | null;
}

/** The comparison as a PDF in a chosen language, or printed by the browser. A second click stops the PDF. */
export function ComparisonExport({ slug, name, since, until }: Props) {
  const { t } = useTranslation('pif');
  const { t: common } = useTranslation();
  const [language, setLanguage] = useState<ReportLanguage>(currentLanguage());
  const [running, setRunning] = useState<AbortController | null>(null);
  const [failure, setFailure] = useState('');
  const latest = useRef<AbortController | null>(null);
  useEffect(() => () => latest.current?.abort(), []);
  const save = async () => {
    const run = new AbortController();
    latest.current = run;
    setRunning(run);
    setFailure('');
    const query = new URLSearchParams({ since: String(since), ...(until && { until: String(until) }), language });
    try {
      saveFile(
        await fetchFile(serverPaths.pifComparison(slug, query), { signal: run.signal }),
        `${name} ${since}-${until ?? ''}.pdf`,
      );
    } catch (error) {
      const { code, text } = describeError(error);
      // The end of a session has its own dialog, or the login page.
      if (!run.signal.aborted && code !== 'UNAUTHENTICATED') setFailure(text);
    } finally {
      setRunning(null);
    }
  };
  return (
    <>
      <TextField
        select
        label={t('export.language')}
        value={language}
        onChange={({ target }) => setLanguage(REPORT_LANGUAGES.find((one) => one === target.value) ?? language)}
        sx={{ minWidth: 200 }}
      >
        {REPORT_LANGUAGES.map((code) => (
          <MenuItem key={code} value={code}>
            {t(`export.inLanguage.${code}`)}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="contained" onClick={() => (running ? running.abort() : void save())}>
        {t(running ? 'export.stop' : 'compare.save')}
      </Button>
      <Button variant="outlined" onClick={() => window.print()}>
        {common('print')}
      </Button>
      {failure && (
        <Typography role="alert" variant="body2" color="error">
          {failure}
        </Typography>
      )}
    </>
  );
}
