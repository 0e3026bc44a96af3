import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../apollo/describeError.ts';
import { Field } from './Field.tsx';
import { AreaField } from './ListField.tsx';

interface Props {
  title: string;
  /** What the dialog is opened with; nothing when left out. */
  text?: string;
  label: string;
  hint?: string;
  /** In characters. */
  maxLength: number;
  /** Lines of the field; one when left out, which Enter submits. */
  rows?: number;
  /** The error of a blank text. */
  missingText: string;
  /** The only text that is accepted, such as the name of what is deleted, with the error of any other. */
  expected?: { text: string; otherText: string };
  submitText: string;
  busyText: string;
  /**
   * Gets the text without blanks around it. The dialog closes when it resolves; when it is rejected, the failure is
   * shown and nothing is lost.
   */
  onSubmit: (text: string) => Promise<void>;
  onClose: () => void;
  /** Above the field. */
  above?: ReactNode;
  /** Below the field. */
  below?: ReactNode;
}

/** Asks for one text, such as a name or a reason. What was typed stays when saving fails. */
export function TextDialog({ title, text: before = '', label, hint, maxLength, rows, above, below, ...props }: Props) {
  const { missingText, expected, submitText, busyText, onSubmit, onClose } = props;
  const { t: common } = useTranslation();
  const id = useId();
  const [text, setText] = useState(before);
  const [failure, setFailure] = useState('');
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() === '') {
      setFailure(missingText);
      return;
    }
    if (expected && text.trim() !== expected.text) {
      setFailure(expected.otherText);
      return;
    }
    setSaving(true);
    try {
      await onSubmit(text.trim());
      onClose();
    } catch (error) {
      setFailure(describeError(error).text);
      setSaving(false);
    }
  };
  const field = {
    label,
    hint,
    value: text,
    autoFocus: true,
    error: failure,
    inputProps: { maxLength },
    onChange: ({ target }: { target: { value: string } }) => {
      setText(target.value);
      setFailure('');
    },
  };
  return (
    <Dialog
      open
      onClose={isSaving ? undefined : onClose}
      aria-labelledby={id}
      maxWidth={rows === undefined ? 'xs' : 'sm'}
      fullWidth
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          {above}
          {rows === undefined ? <Field {...field} /> : <AreaField rows={rows} {...field} />}
          {below}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isSaving}>
            {common('cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isSaving}>
            {isSaving ? busyText : submitText}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
