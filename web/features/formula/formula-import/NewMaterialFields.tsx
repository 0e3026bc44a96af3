import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ROW_TEXT_LIMITS } from '../../../../domain/formula-import/readRow.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { AreaField } from '../../../shared/ui/ListField.tsx';
import './translations.generated.ts';
import type { ReviewRow } from './reviewRows.ts';

interface Props {
  row: ReviewRow;
  onChange: (patch: Partial<ReviewRow>) => void;
}

/** What the new raw material of a row is like; of a mere name only how it is called. */
export function NewMaterialFields({ row, onChange }: Props) {
  const { t } = useTranslation('formulaImport');
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 2fr 1fr' },
        }}
      >
        <Field
          label={t('material.tradeName')}
          value={row.tradeName}
          inputProps={{ maxLength: ROW_TEXT_LIMITS.tradeName }}
          onChange={(event) => onChange({ tradeName: event.target.value })}
        />
        {row.choice === 'NEW' && (
          <>
            <Field
              label={t('material.manufacturer')}
              value={row.manufacturer}
              inputProps={{ maxLength: ROW_TEXT_LIMITS.manufacturer }}
              onChange={(event) => onChange({ manufacturer: event.target.value })}
            />
            <Field
              label={t('material.code')}
              value={row.code}
              inputProps={{ maxLength: ROW_TEXT_LIMITS.code }}
              onChange={(event) => onChange({ code: event.target.value })}
            />
          </>
        )}
      </Box>
      {row.choice === 'NEW' && (
        <AreaField
          label={t('material.composition')}
          rows={Math.min(8, Math.max(2, row.composition.split('\n').length))}
          value={row.composition}
          hint={t('material.compositionHint')}
          onChange={(event) => onChange({ composition: event.target.value })}
        />
      )}
    </>
  );
}
