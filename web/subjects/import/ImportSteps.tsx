import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import './translations.generated.ts';

interface Props {
  showListText: string;
  canBeTakenBackUntil: string | null | undefined;
  /** Undefined where there is nothing to apply, or nothing any more. */
  onApply: (() => void) | undefined;
  /** Undefined before the import is applied. */
  onShowList: (() => void) | undefined;
  /** Choose another file. */
  onAnother: () => void;
  onTakeBack: (() => void) | undefined;
}

/** The next steps of an import, and until when it can be taken back. */
export function ImportSteps({ showListText, canBeTakenBackUntil, onApply, onShowList, onAnother, onTakeBack }: Props) {
  const { t } = useTranslation('sheetImport');
  const { date } = useFormat();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {onApply && (
          <Button variant="contained" onClick={onApply}>
            {t('apply.button')}
          </Button>
        )}
        {onShowList && (
          <Button variant="contained" onClick={onShowList}>
            {showListText}
          </Button>
        )}
        <Button variant="outlined" onClick={onAnother}>
          {t('another')}
        </Button>
        {onTakeBack && canBeTakenBackUntil && (
          <Button color="error" onClick={onTakeBack}>
            {t('takeBack')}
          </Button>
        )}
      </Box>
      {canBeTakenBackUntil && (
        <Typography variant="body2" color="textSecondary">
          {t('takeBackUntil', { date: date(canBeTakenBackUntil) })}
        </Typography>
      )}
    </>
  );
}
