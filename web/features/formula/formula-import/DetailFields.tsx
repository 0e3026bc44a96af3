import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FORMULA_LIMITS } from '../../../../domain/formula/limits.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import './translations.generated.ts';

interface Props {
  name: string;
  code: string;
  /** Whether the name is missed already: after the first attempt to enter the formula. */
  isNameMissing: boolean;
  onName: (typed: string) => void;
  onCode: (typed: string) => void;
}

/** Name and code of the formula that an import makes. */
export function DetailFields({ name, code, isNameMissing, onName, onCode }: Props) {
  const { t } = useTranslation('formulaImport');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 1fr' } }}>
      <Field
        label={t('details.name')}
        value={name}
        error={isNameMissing ? t('details.nameMissing') : undefined}
        inputProps={{ maxLength: FORMULA_LIMITS.name }}
        onChange={(event) => onName(event.target.value)}
      />
      <Field
        label={t('details.code')}
        value={code}
        inputProps={{ maxLength: FORMULA_LIMITS.code }}
        onChange={(event) => onCode(event.target.value)}
      />
    </Box>
  );
}
