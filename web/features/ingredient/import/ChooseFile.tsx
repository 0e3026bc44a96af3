import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadProgress } from '../../../shared/forms/photo/UploadProgress.tsx';
import { radius } from '../../../shared/theme/tokens.ts';
import { FileIcon } from '../../../shared/ui/icons.tsx';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import { useStartImport } from './useStartImport.ts';

/** Takes a file by button or by drop, and sends it. */
export function ChooseFile({ onStarted }: { onStarted: (id: string) => void }) {
  const { t } = useTranslation('ingredient');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { start, problem, sentPart, cancel } = useStartImport(onStarted);
  const isBusy = sentPart !== null;
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file && !isBusy) void start(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, textAlign: 'center', px: 3, py: 6, border: 1, borderStyle: 'dashed', borderColor: isOver ? 'primary.main' : 'divider', borderRadius: `${radius.card}px`, bgcolor: isOver ? 'primary.soft' : 'background.paper' }}
    >
      <FileIcon sx={{ fontSize: 36, color: 'text.secondary' }} />
      <Typography variant="h3" component="h2">
        {t('import.choose')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '60ch' }}>
        {t('import.hint')}
      </Typography>
      {problem && (
        <Typography role="alert" variant="body2" color="error">
          {t(`import.problem.${problem}`)}
        </Typography>
      )}
      {isBusy ? (
        <Box sx={{ width: 1, maxWidth: 420 }}>
          <UploadProgress part={sentPart} onCancel={cancel} />
        </Box>
      ) : (
        <Button variant="contained" onClick={() => input.current?.click()}>
          {t('import.button')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        tabIndex={-1}
        aria-label={t('import.choose')}
        style={visuallyHidden}
        onChange={(event) => {
          take(event.target.files);
          // The same file may be chosen again after it was mended.
          event.target.value = '';
        }}
      />
    </Box>
  );
}
