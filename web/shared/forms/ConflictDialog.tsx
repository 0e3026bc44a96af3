import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './translations.generated.ts';

/** A field whose value differs between two versions, as the reader sees it. */
export interface Difference {
  key: string;
  label: string;
  local: string;
  remote: string;
}

interface Choice {
  remoteKeys: ReadonlySet<string>;
  onChoose: (key: string, isRemote: boolean) => void;
}

interface Props {
  title: string;
  differences: readonly Difference[];
  /** What only the other person has changed: it is kept whichever version is chosen. `local` is the value before. */
  remoteOnly?: readonly Difference[];
  /** Shown when no visible field differs. */
  noDifferenceText: string;
  /** Which differences are taken from the other person, where that is chosen one by one. */
  choice?: Choice;
  onKeepLocal: () => Promise<unknown>;
  onTakeRemote: () => void;
  onDismiss: () => void;
}

const noDifferences: readonly Difference[] = [];

/** Somebody else has saved the same record meanwhile: both versions side by side, and the choice between them. */
export function ConflictDialog({
  title,
  differences,
  remoteOnly = noDifferences,
  noDifferenceText,
  choice,
  onKeepLocal,
  onTakeRemote,
  onDismiss,
}: Props) {
  const { t } = useTranslation('forms');
  const id = useId();
  const [isSaving, setSaving] = useState(false);
  const keep = async () => {
    setSaving(true);
    await onKeepLocal().finally(() => setSaving(false));
  };
  return (
    <Dialog
      open
      onClose={isSaving ? undefined : onDismiss}
      scroll="paper"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      maxWidth="md"
      fullWidth
    >
      <DialogTitle id={`${id}title`}>{title}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <DialogContentText id={`${id}text`}>
          {differences.length > 0
            ? t(choice ? 'conflict.chooseText' : 'conflict.text', { count: differences.length })
            : noDifferenceText}
        </DialogContentText>
        {differences.map((difference) => (
          <Versions key={difference.key} difference={difference} localTitle={t('conflict.local')} choice={choice} />
        ))}
        {remoteOnly.length > 0 && (
          <DialogContentText sx={{ mt: 3 }}>{t('conflict.remoteOnly', { count: remoteOnly.length })}</DialogContentText>
        )}
        {remoteOnly.map((difference) => (
          <Versions key={difference.key} difference={difference} localTitle={t('conflict.before')} />
        ))}
      </DialogContent>
      <DialogActions sx={{ pt: 2 }}>
        <Button variant="outlined" autoFocus onClick={onDismiss} disabled={isSaving}>
          {t('conflict.dismiss')}
        </Button>
        <Button color="error" onClick={onTakeRemote} disabled={isSaving}>
          {t(choice ? 'conflict.takeAllRemote' : 'conflict.takeRemote')}
        </Button>
        <Button variant="contained" onClick={() => void keep()} disabled={isSaving}>
          {t(isSaving ? 'unsaved.saving' : choice ? 'conflict.saveChosen' : 'conflict.keepLocal')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Both values of a field, side by side where there is room. */
function Versions({
  difference: { key, label, local, remote },
  localTitle,
  choice,
}: {
  difference: Difference;
  localTitle: string;
  choice?: Choice | undefined;
}) {
  const { t } = useTranslation('forms');
  const versions = [
    { title: localTitle, text: local, isRemote: false },
    { title: t('conflict.remote'), text: remote, isRemote: true },
  ];
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="h3" color="textSecondary">
        {label}
      </Typography>
      <Box
        role={choice && 'radiogroup'}
        aria-label={choice && label}
        sx={{
          display: 'grid',
          gap: 1,
          mt: 0.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {versions.map(({ title, text, isRemote }) => (
          <Box key={title} sx={{ p: 1.25, border: 1, borderColor: 'divider', borderRadius: '10px' }}>
            {choice ? (
              <FormControlLabel
                label={title}
                control={
                  <Radio
                    name={key}
                    checked={choice.remoteKeys.has(key) === isRemote}
                    onChange={() => choice.onChoose(key, isRemote)}
                  />
                }
              />
            ) : (
              <Typography variant="caption" component="p" color="textSecondary">
                {title}
              </Typography>
            )}
            <Typography variant="body2" tabIndex={0} sx={{ whiteSpace: 'pre-wrap', maxHeight: 200, overflow: 'auto' }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
