import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import { DOCUMENT_TYPES } from './checkDocument.ts';

interface Props {
  /** Name of the folder they are for. */
  folder: string;
  onFiles: (files: File[]) => void;
}

/** Chooses files, several at once. */
export function FileButton({ folder, onFiles }: Props) {
  const { t } = useTranslation('documentFolder');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="contained" onClick={() => input.current?.click()}>
        {t('upload.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept={DOCUMENT_TYPES}
        tabIndex={-1}
        aria-label={t('upload.chooseLabel', { folder })}
        style={visuallyHidden}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
