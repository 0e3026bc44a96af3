import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/useFormat.ts';

interface Props {
  pages: number;
  onPage: (page: number) => void;
}

/** A field for the number of the page to go to. A number outside of the pages is told and stays. */
export function PageJump({ pages, onPage }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const errorId = useId();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const page = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
    const isThere = page >= 1 && page <= pages;
    setWrong(!isThere && text.trim() !== '');
    if (!isThere) return;
    setText('');
    onPage(page);
  };
  return (
    <Box
      component="form"
      role="search"
      aria-label={t('pagination.jump')}
      onSubmit={submit}
      noValidate
      sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 1, ml: 1 }}
    >
      <OutlinedInput
        size="small"
        value={text}
        error={isWrong}
        onChange={(event) => {
          setText(event.target.value);
          setWrong(false);
        }}
        placeholder={t('pagination.jumpPlaceholder')}
        inputProps={{
          inputMode: 'numeric',
          maxLength: 6,
          'aria-label': t('pagination.jump'),
          'aria-invalid': isWrong,
          'aria-describedby': isWrong ? errorId : undefined,
        }}
        sx={{ width: 84 }}
      />
      {isWrong && (
        <Box component="span" id={errorId} role="alert" sx={{ typography: 'caption', color: 'error.main' }}>
          {t('pagination.noPage', { pages: number(pages) })}
        </Box>
      )}
    </Box>
  );
}
