import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/url/paths.ts';
import { readWaitingImports } from './waitingImports.ts';

/** Links to the other formulas of a file that were imported at once and are not entered yet. */
export function WaitingImports({ id = null }: { id?: string | null }) {
  const { t } = useTranslation('formulaImport');
  const waiting = readWaitingImports().filter((one) => one.id !== id);
  if (waiting.length === 0) return null;
  return (
    <Box
      component="nav"
      aria-label={t('waiting')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 2, borderRadius: '14px', bgcolor: 'info.soft', mb: 2 }}
    >
      {t('waiting')}
      {waiting.map((one) => (
        <Link key={one.id} to={paths.formulaImport(one.id)}>
          {one.name}
        </Link>
      ))}
    </Box>
  );
}
