import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCUMENT_TYPES } from '../../../subjects/documents/upload/checkDocument.ts';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';

/** Chooses a file, of whatever name, that is the new version of a document. */
export function NewVersionButton({ name, onFile }: { name: string; onFile: (file: File) => void }) {
  const { t } = useTranslation('documentFolder');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        size="small"
        aria-label={t('version.replace', { count: 1, name })}
        onClick={() => input.current?.click()}
        sx={{ ml: -0.625 }}
      >
        {t('version.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={DOCUMENT_TYPES}
        tabIndex={-1}
        aria-label={t('version.file', { name })}
        style={visuallyHidden}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
