import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_LINES } from '../../../../domain/formula/limits.ts';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { AreaField } from '../../../shared/ui/ListField.tsx';
import './translations.generated.ts';
import type { LineMaterial, NewLine } from './editorState.ts';
import { percentText } from './figureTexts.ts';
import { PastePreview } from './PastePreview.tsx';
import { readPastedLines, scaledLines, toNewLines } from './pastedLines.ts';

interface Props {
  /** What was pasted into the grid; blank when the dialog was opened by its button. */
  text: string;
  /** Lines that the formula has already. */
  count: number;
  /** Finds the raw materials that names stand for. */
  findAll: (names: readonly string[]) => Promise<ReadonlyMap<string, LineMaterial>>;
  onAdd: (lines: readonly NewLine[], isReplacing: boolean) => void;
  onClose: () => void;
}

/** Characters of pasted text that are read. Ours: 300 lines of long names. */
const MAX_TEXT = 100_000;

/**
 * Lines copied from a spreadsheet: shown as they are read, corrected as text, and added with the raw materials of their
 * names.
 */
export function PasteDialog({ text: pastedText, count, findAll, onAdd, onClose }: Props) {
  const { t } = useTranslation('formulaEditor');
  const { t: common } = useTranslation();
  const id = useId();
  const [text, setText] = useState(pastedText);
  const [isReplacing, setReplacing] = useState(count === 0);
  const [isScaling, setScaling] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const pasted = useMemo(() => readPastedLines(text), [text]);
  const canScale = pasted.kind === 'other' && pasted.sum > 0;
  const lines = canScale && isScaling ? scaledLines(pasted) : pasted.lines;
  const isTooLong = lines.length + (isReplacing ? 0 : count) > MAX_LINES;

  const add = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const found = await findAll(lines.map(({ name }) => name));
      onAdd(toNewLines(lines, found), isReplacing);
    } catch (error) {
      setFailure(describeError(error).text);
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} scroll="paper" fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{t('paste.title')}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <DialogContentText sx={{ mb: 2 }}>{t('paste.text')}</DialogContentText>
        <AreaField
          label={t('paste.field')}
          rows={6}
          value={text}
          readOnly={isBusy}
          autoFocus
          inputProps={{ maxLength: MAX_TEXT }}
          onChange={(event) => setText(event.target.value)}
          error={isTooLong ? t('paste.tooMany', { max: MAX_LINES }) : undefined}
        />
        <Box role="status" sx={{ typography: 'body2', my: 1.5 }}>
          {lines.length > 0 && t('paste.read', { count: lines.length })}{' '}
          {pasted.kind === 'fractions' && t('paste.fractions')}
          {canScale && t('paste.sum', { sum: percentText(pasted.sum) })}
        </Box>
        {canScale && (
          <FormControlLabel
            label={t('paste.scale')}
            control={<Checkbox checked={isScaling} onChange={(_event, checked) => setScaling(checked)} />}
          />
        )}
        {count > 0 && (
          <FormControlLabel
            label={t('paste.replace', { count })}
            control={<Checkbox checked={isReplacing} onChange={(_event, checked) => setReplacing(checked)} />}
          />
        )}
        {lines.length > 0 && <PastePreview lines={lines.slice(0, MAX_LINES)} />}
        {failure !== null && (
          <Typography role="alert" color="error" variant="body2" sx={{ mt: 1.5 }}>
            {t('paste.failed', { reason: failure })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ pt: 2 }}>
        <Button variant="outlined" onClick={onClose} disabled={isBusy}>
          {common('cancel')}
        </Button>
        <Button variant="contained" onClick={() => void add()} disabled={isBusy || isTooLong || lines.length === 0}>
          {isBusy ? t('paste.busy') : t('paste.add', { count: lines.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
