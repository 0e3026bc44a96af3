import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Document } from '../useDocumentFolders.ts';

/** A file, and the document of its name. */
export interface SameName {
  file: File;
  document: Document;
}

interface Props {
  sameNames: readonly SameName[];
  /** Gets the documents that the files are new versions of; none where both are kept. */
  onAnswer: (replaced: ReadonlyMap<File, string>) => void;
  /** Nothing is added. */
  onClose: () => void;
}

/** Asks whether files are new versions of the documents of the same names, or documents of their own. */
export function SameNamesDialog({ sameNames, onAnswer, onClose }: Props) {
  const { t } = useTranslation('documentFolder');
  const { t: common } = useTranslation();
  const id = useId();
  const count = sameNames.length;
  const name = sameNames[0]?.document.name ?? '';
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('version.title', { count })}</DialogTitle>
      <DialogContent>
        <ul style={{ margin: 0, paddingInlineStart: 20, overflowWrap: 'anywhere' }}>
          {sameNames.map(({ document }) => (
            <li key={document.id}>{document.name}</li>
          ))}
        </ul>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('version.about')}
        </Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{common('cancel')}</Button>
        <Button variant="outlined" onClick={() => onAnswer(new Map())}>
          {t('version.keepBoth', { count })}
        </Button>
        <Button
          variant="contained"
          autoFocus
          onClick={() => onAnswer(new Map(sameNames.map(({ file, document }) => [file, document.id])))}
        >
          {t('version.replace', { count, name })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
