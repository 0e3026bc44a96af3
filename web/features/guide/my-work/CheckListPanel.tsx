import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MAX_INGREDIENT_TEXT_LENGTH } from '../../../../domain/limits.ts';
import { CHECKED_TEXT_KEY } from '../../../subjects/check/checkedText.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { paths } from '../../../shared/url/paths.ts';
import { writeSessionStorage } from '../../../shared/useSessionStorageState.ts';
import './translations.generated.ts';

/** A box for an ingredient list, which opens in the check of a list. Without a list it opens that page empty. */
export function CheckListPanel() {
  const { t } = useTranslation('myWork');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const check = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() !== '') writeSessionStorage(CHECKED_TEXT_KEY, text);
    void navigate(paths.toolInciCheck);
  };
  return (
    <Panel title={t('check.title')}>
      <Box component="form" onSubmit={check} sx={{ display: 'grid', gap: 1.5 }}>
        <TextField
          multiline
          minRows={3}
          maxRows={8}
          value={text}
          placeholder={t('check.placeholder')}
          onChange={(event) => setText(event.target.value)}
          sx={{ '& .MuiInputBase-root': { p: 0 } }}
          slotProps={{ htmlInput: { 'aria-label': t('check.label'), maxLength: MAX_INGREDIENT_TEXT_LENGTH } }}
        />
        <Button type="submit" variant="outlined" sx={{ justifySelf: { sm: 'end' } }}>
          {t('check.submit')}
        </Button>
      </Box>
    </Panel>
  );
}
