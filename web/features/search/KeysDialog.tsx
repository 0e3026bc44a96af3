import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../shared/forms/Checkbox.tsx';
import { isQuestionKeyOn, setQuestionKeyOn } from '../../shared/ui/questionKey.ts';
import './translations.generated.ts';
import { Key } from './Key.tsx';

const keys = [
  [['Ctrl', 'K'], 'search'],
  [['?'], 'list'],
  [['Shift', 'Enter'], 'searchBox'],
  [['Ctrl', 'S'], 'save'],
  [['↑', '↓'], 'move'],
  [['Tab'], 'next'],
  [['Esc'], 'close'],
] as const;

/** The keys that work on every page, or where their text says. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation();
  const titleId = useId();
  const [isOn, setOn] = useState(isQuestionKeyOn);
  const turn = (on: boolean) => {
    setOn(on);
    setQuestionKeyOn(on);
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('keyList.title')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', gap: 1.25, m: 0, '& dd': { m: 0 } }}
        >
          {keys.map(([pressed, text]) => (
            <Box key={text} sx={{ display: 'contents' }}>
              <dt>
                {pressed.map((one) => (
                  <span key={one}>
                    <Key name={one} />{' '}
                  </span>
                ))}
              </dt>
              <dd>{t(`keyList.${text}`)}</dd>
            </Box>
          ))}
        </Box>
        <Box sx={{ mt: 2 }}>
          <Checkbox label={t('keyList.isOn')} checked={isOn} disabled={false} onChange={turn} />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {common('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
