import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { InvalidInput } from '../../../domain/result.ts';
import { InfoIcon } from '../../shared/ui/icons.tsx';
import './translations.ts';
import { useRefusalText } from './useRefusalText.ts';

interface Props {
  refusals: readonly InvalidInput[];
  /** What a field is called on this page. */
  nameOf: (field: string) => string;
}

/** Stands in place of a result that cannot be calculated and says why, field by field. */
export function Missing({ refusals, nameOf }: Props) {
  const { t } = useTranslation('tools');
  const say = useRefusalText();
  return (
    <Box role="status" sx={{ display: 'flex', gap: 1.5, p: 2, borderRadius: '14px', bgcolor: 'subtle' }}>
      <InfoIcon sx={{ color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{t('notYet')}</Typography>
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, typography: 'body2' }}>
          {refusals.map((refusal, at) => (
            <li key={`${refusal.field} ${at}`}>
              {nameOf(refusal.field)}: {say(refusal)}
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
