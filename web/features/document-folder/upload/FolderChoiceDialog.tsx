import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FolderKind } from '../../../../domain/raw-material/rawMaterial.ts';
import '../translations.generated.ts';

/** A file with the folder that it goes into. */
export interface PlacedFile {
  file: File;
  kind: FolderKind;
}

interface Props {
  files: readonly PlacedFile[];
  kinds: readonly FolderKind[];
  onAnswer: (files: PlacedFile[]) => void;
  /** Nothing is added. */
  onClose: () => void;
}

/** Asks which folder each file goes into, with the one that its name speaks of chosen. */
export function FolderChoiceDialog({ files, kinds, onAnswer, onClose }: Props) {
  const { t } = useTranslation('documentFolder');
  const { t: common } = useTranslation();
  const id = useId();
  const [placed, setPlaced] = useState([...files]);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth>
      <DialogTitle id={id}>{t('choice.title', { count: files.length })}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" color="textSecondary">
          {t('choice.about')}
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {placed.map(({ file, kind }, at) => (
            <Box component="li" key={at} sx={{ display: 'grid', gap: 0.5 }}>
              <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {file.name}
              </Typography>
              <TextField
                select
                size="small"
                value={kind}
                slotProps={{ htmlInput: { 'aria-label': t('choice.folderOf', { name: file.name }) } }}
                onChange={({ target }) =>
                  setPlaced(
                    placed.map((one, index) => (index === at ? { file, kind: target.value as FolderKind } : one)),
                  )
                }
              >
                {kinds.map((one) => (
                  <MenuItem key={one} value={one}>
                    {t(`kind.${one}`)}
                  </MenuItem>
                ))}
              </TextField>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('cancel')}</Button>
        <Button variant="contained" autoFocus onClick={() => onAnswer(placed)}>
          {t('choice.add', { count: files.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
