import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './translations.ts';

/** A field that two versions say differently, in words for the reader. */
export interface Difference {
  key: string;
  label: string;
  mine: string;
  remote: string;
}

interface Props {
  title: string;
  differences: readonly Difference[];
  /** What they alone changed: it stays whichever version is chosen. `mine` is what stood there before. */
  stays?: readonly Difference[];
  /** What is said where nothing that is shown differs. */
  same: string;
  onKeepMine: () => Promise<unknown>;
  onTakeTheirs: () => void;
  onGoOn: () => void;
}

const noDifferences: readonly Difference[] = [];

/** Somebody else saved the same thing meanwhile: both versions of what differs, side by side, and what shall become of them. */
export function ConflictDialog({
  title,
  differences,
  stays = noDifferences,
  same,
  onKeepMine,
  onTakeTheirs,
  onGoOn,
}: Props) {
  const { t } = useTranslation('forms');
  const id = useId();
  const [isSaving, setSaving] = useState(false);
  const keep = async () => {
    setSaving(true);
    await onKeepMine().finally(() => setSaving(false));
  };
  return (
    <Dialog
      open
      onClose={isSaving ? undefined : onGoOn}
      scroll="paper"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      maxWidth="md"
      fullWidth
    >
      <DialogTitle id={`${id}title`}>{title}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <DialogContentText id={`${id}text`}>
          {differences.length > 0 ? t('conflict.text', { count: differences.length }) : same}
        </DialogContentText>
        {differences.map((difference) => (
          <Versions key={difference.key} difference={difference} mineTitle={t('conflict.mine')} />
        ))}
        {stays.length > 0 && (
          <DialogContentText sx={{ mt: 3 }}>{t('conflict.stays', { count: stays.length })}</DialogContentText>
        )}
        {stays.map((difference) => (
          <Versions key={difference.key} difference={difference} mineTitle={t('conflict.before')} />
        ))}
      </DialogContent>
      <DialogActions sx={{ pt: 2 }}>
        <Button variant="outlined" autoFocus onClick={onGoOn} disabled={isSaving}>
          {t('conflict.goOn')}
        </Button>
        <Button color="error" onClick={onTakeTheirs} disabled={isSaving}>
          {t('conflict.takeTheirs')}
        </Button>
        <Button variant="contained" onClick={() => void keep()} disabled={isSaving}>
          {t(isSaving ? 'unsaved.saving' : 'conflict.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What two versions say of one field, side by side where there is room. */
function Versions({
  difference: { label, mine, remote: theirs },
  mineTitle,
}: {
  difference: Difference;
  mineTitle: string;
}) {
  const { t } = useTranslation('forms');
  const versions = [
    { title: mineTitle, text: mine },
    { title: t('conflict.theirs'), text: theirs },
  ];
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="h3" color="textSecondary">
        {label}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          mt: 0.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {versions.map(({ title, text }) => (
          <Box key={title} sx={{ p: 1.25, border: 1, borderColor: 'divider', borderRadius: '10px' }}>
            <Typography variant="caption" component="p" color="textSecondary">
              {title}
            </Typography>
            <Typography variant="body2" tabIndex={0} sx={{ whiteSpace: 'pre-wrap', maxHeight: 200, overflow: 'auto' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
