import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import './translations.generated.ts';

interface Props {
  /** The words of the button. */
  saveText: string;
  isDirty: boolean;
  isSubmitting: boolean;
  onUndo: () => void;
}

/** Saves or takes back what was changed in a form of the account page. */
export function SaveRow({ saveText, isDirty, isSubmitting, onUndo }: Props) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button type="submit" variant="contained" disabled={!isDirty}>
        {isSubmitting ? common('saving') : saveText}
      </Button>
      {isDirty && !isSubmitting && <Button onClick={onUndo}>{t('profile.undo')}</Button>}
    </Box>
  );
}
