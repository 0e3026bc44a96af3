import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { describeError } from '../../shared/apollo/describeError.ts';
import { uploadFile } from '../../shared/forms/uploadFile.ts';
import { notify } from '../../shared/notify/notify.ts';
import { Panel } from '../../shared/ui/Panel.tsx';
import { ColumnsStep, type ColumnsStepProps } from './columns/ColumnsStep.tsx';
import { StepBar } from './columns/StepBar.tsx';
import { SheetDrop, type SentSheet } from './SheetDrop.tsx';

interface Props<Answer extends string> extends ColumnsStepProps<Answer> {
  title: string;
  hint: string;
  /** Asked before a file is sent: whether everything else is chosen. */
  check?: () => boolean;
  /** What has to be chosen before the file. */
  before?: ReactNode;
  /** What stands below the rules. */
  after?: ReactNode;
  rulesTitle: string;
  /** What a sheet must look like. */
  rules: readonly string[];
  /** Below the button. */
  children?: ReactNode;
}

/** Uploads a sheet, explains what it must look like, and asks which of its tables and columns are what. */
export function ChooseSheet<Answer extends string>(props: Props<Answer>) {
  const { before, after, rulesTitle, rules, title, hint, check, children, ...step } = props;
  const [sheet, setSheet] = useState<SentSheet | null>(null);
  if (sheet) {
    const sendAgain = async () => {
      const { signal } = new AbortController();
      try {
        const reference = await uploadFile(sheet.file, { kind: 'sheet', onProgress: () => undefined, signal });
        setSheet({ ...sheet, reference });
      } catch (error) {
        notify('error', describeError(error).text);
      }
    };
    return (
      <ColumnsStep<Answer> {...step} sheet={sheet} onBack={() => setSheet(null)} onSendAgain={() => void sendAgain()} />
    );
  }
  const { subject, companyId, errorTexts } = step;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      <StepBar current="file" />
      {before}
      <SheetDrop {...{ title, hint, subject, companyId, errorTexts, check }} onSent={setSheet}>
        {children}
      </SheetDrop>
      <Panel title={rulesTitle}>
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75, typography: 'body2' }}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </Box>
      </Panel>
      {after}
    </Box>
  );
}
