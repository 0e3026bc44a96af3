import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import '../translations.generated.ts';

interface Props {
  /** The name of the field: which files they are. */
  label: string;
  /** The types that the file chooser offers; the chosen file is checked by its content. */
  types: string;
  onFiles: (files: File[]) => void;
}

/** Chooses files, several at once. */
export function FileButton({ label, types, onFiles }: Props) {
  const { t } = useTranslation('documents');
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
        accept={types}
        tabIndex={-1}
        aria-label={label}
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
