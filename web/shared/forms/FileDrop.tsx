import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { radius } from '../theme/tokens.ts';
import { FileIcon } from '../ui/icons.tsx';
import { visuallyHidden } from '../ui/visuallyHidden.ts';
import './translations.generated.ts';
import { UploadProgress } from './photo/UploadProgress.tsx';

interface Props {
  title: string;
  hint: string;
  buttonText: string;
  /** The `accept` attribute of the file input. */
  accept: string;
  /** Why the last file was rejected. */
  error: ReactNode;
  /** The progress of the upload, from 0 to 1; null while there is none. */
  uploadProgress: number | null;
  onFile: (file: File) => void;
  /** Undefined once the file is sent. */
  onCancel: (() => void) | undefined;
  /** Below the button. */
  children?: ReactNode;
}

/** Whether a file is dragged over an element, and the handlers that make it one to drop files on. */
function useFileOver(onDrop: (files: FileList) => void) {
  const [isOver, setOver] = useState(false);
  const target = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onDrop(event.dataTransfer.files);
    },
  };
  return { isOver, target };
}

/** Accepts a file by button or by drag and drop, and shows the progress of its upload. */
export function FileDrop({
  title,
  hint,
  buttonText,
  accept,
  error,
  uploadProgress,
  onFile,
  onCancel,
  children,
}: Props) {
  const { t } = useTranslation('forms');
  const input = useRef<HTMLInputElement>(null);
  const isBusy = uploadProgress !== null;
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !isBusy) onFile(file);
  };
  const { isOver, target } = useFileOver(take);
  return (
    <Box
      {...target}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1.5,
        textAlign: 'center',
        px: { xs: 2, sm: 3 },
        py: 6,
        border: 1,
        borderStyle: 'dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: `${radius.card}px`,
        bgcolor: isOver ? 'primary.soft' : 'background.paper',
      }}
    >
      <FileIcon sx={{ fontSize: 36, color: 'text.secondary' }} />
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '60ch' }}>
        {hint}
      </Typography>
      {error && (
        <Typography role="alert" variant="body2" color="error" component="div" sx={{ maxWidth: '60ch' }}>
          {error}
        </Typography>
      )}
      {isBusy ? (
        <Box sx={{ width: 1, maxWidth: 420 }}>
          <UploadProgress progress={uploadProgress} label={t('uploadingFile')} onCancel={onCancel} />
        </Box>
      ) : (
        <Button variant="contained" onClick={() => input.current?.click()}>
          {buttonText}
        </Button>
      )}
      {children}
      <input
        ref={input}
        type="file"
        accept={accept}
        tabIndex={-1}
        aria-label={title}
        style={visuallyHidden}
        onChange={(event) => {
          take(event.target.files);
          // Without this the same file could not be chosen again after it was corrected.
          event.target.value = '';
        }}
      />
    </Box>
  );
}
