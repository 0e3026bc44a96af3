import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { OVERRIDABLE_FIELDS } from '../../../../domain/raw-material/rawMaterialFields.ts';
import './translations.generated.ts';
import type { Values } from './override.form.ts';
import { OverrideRow } from './OverrideRow.tsx';
import type { Overrides } from './useOverrides.ts';

interface Props {
  /** The company whose overrides are wanted; those of another may be shown while they are loading. */
  companyId: string;
  globalValues: Values;
  actions: Overrides;
  overrides: NonNullable<Overrides['overrides']>;
  disabled: boolean;
}

/** Whether overrides are in force, and each field with its values. */
export function OverrideList({ companyId, globalValues, actions, overrides, disabled }: Props) {
  const { t } = useTranslation('rawMaterialOverrides');
  return (
    <>
      <Typography role="status" variant="body2" sx={{ mb: 1 }}>
        {t(overrides.fields.length === 0 ? 'state.none' : overrides.isActive ? 'state.on' : 'state.off', {
          count: overrides.fields.length,
        })}
      </Typography>
      <Box component="ul" aria-label={t('fields')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {OVERRIDABLE_FIELDS.map((field) => (
          <OverrideRow
            key={`${companyId}${field}`}
            field={field}
            globalValues={globalValues}
            actions={actions}
            overrides={overrides}
            disabled={disabled}
          />
        ))}
      </Box>
    </>
  );
}
