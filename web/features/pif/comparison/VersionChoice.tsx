import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import '../translations.generated.ts';

/** The file as it stands, in a field that knows only texts. */
const NOW = 'now';

interface Props {
  versions: readonly { number: number }[];
  since: number;
  /** Null: the file as it stands. */
  until: number | null;
  onSince: (number: number) => void;
  onUntil: (number: number | null) => void;
}

/** Which two versions are compared: the later one is always later. */
export function VersionChoice({ versions, since, until, onSince, onUntil }: Props) {
  const { t } = useTranslation('pif');
  const itemOf = (number: number) => (
    <MenuItem key={number} value={String(number)}>
      {t('versions.version', { number })}
    </MenuItem>
  );
  // A number of the address that is none of the versions stays what the field shows, so that it can be changed.
  const numbers = [...new Set([...versions.map(({ number }) => number), since, ...(until ? [until] : [])])];
  return (
    <>
      <TextField
        select
        label={t('compare.older')}
        value={String(since)}
        onChange={({ target }) => onSince(Number(target.value))}
        sx={{ minWidth: 180 }}
      >
        {numbers.filter((number) => number === since || until === null || number < until).map(itemOf)}
      </TextField>
      <TextField
        select
        label={t('compare.newer')}
        value={until === null ? NOW : String(until)}
        onChange={({ target }) => onUntil(target.value === NOW ? null : Number(target.value))}
        sx={{ minWidth: 180 }}
      >
        <MenuItem value={NOW}>{t('compare.now')}</MenuItem>
        {numbers.filter((number) => number === until || number > since).map(itemOf)}
      </TextField>
    </>
  );
}
