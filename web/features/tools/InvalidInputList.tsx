import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { InvalidInput } from '../../../domain/result.ts';
import { InfoIcon } from '../../shared/ui/icons.tsx';
import './translations.generated.ts';
import { useInvalidInputText } from './useInvalidInputText.ts';

interface Props {
  errors: readonly InvalidInput[];
  /** The name of a field on this page. */
  nameOf: (field: string) => string;
}

/** Shown instead of a result that cannot be calculated: what is missing or wrong, field by field. */
export function InvalidInputList({ errors, nameOf }: Props) {
  const { t } = useTranslation('tools');
  const textOf = useInvalidInputText();
  return (
    <Box role="status" sx={{ display: 'flex', gap: 1.5, p: 2, borderRadius: '14px', bgcolor: 'subtle' }}>
      <InfoIcon sx={{ color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{t('notYet')}</Typography>
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, typography: 'body2' }}>
          {errors.map((error, at) => (
            <li key={`${error.field} ${at}`}>
              {nameOf(error.field)}: {textOf(error)}
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
