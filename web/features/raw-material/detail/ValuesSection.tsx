import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { mapNames } from '../../../../domain/mapNames.ts';
import {
  INDEPENDENT_TEXTS,
  RAW_MATERIAL_FIELDS,
  TEXT_FIELDS,
  type OverridableName,
} from '../../../../domain/raw-material/rawMaterialFields.ts';
import type { RawMaterialValues_ValuesFragment } from '../RawMaterialValues.generated.ts';
import { OverrideChip } from './OverrideChip.tsx';
import { Section } from './Section.tsx';
import type { RawMaterialDetailQuery } from './RawMaterialDetail.generated.ts';

type Values = RawMaterialValues_ValuesFragment;

/** In the order of the section. The composition has a section of its own. */
const names = [
  'type',
  'cmrStatus',
  'cmrQuantity',
  'isNano',
  ...INDEPENDENT_TEXTS,
  'statusDescription',
] as const satisfies readonly OverridableName[];
type Name = (typeof names)[number];

/** The values in force, and below an override the global value that it replaces. */
export function ValuesSection({
  rawMaterial: { values, globalValues, overrides, hasValidDocuments },
}: {
  rawMaterial: RawMaterialDetailQuery['rawMaterial'];
}) {
  const { t } = useTranslation('rawMaterial');
  const toTexts = (from: Values): Record<Name, string | null> => ({
    ...mapNames(TEXT_FIELDS, (name) => from[name]),
    type: t(`type.${from.type}`),
    cmrStatus: t(`cmr.${from.cmrStatus}`),
    isNano: t(from.isNano ? 'detail.nanoYes' : 'detail.nanoNo'),
  });
  const isOverridden = (name: Name) => overrides.isActive && overrides.fields.includes(RAW_MATERIAL_FIELDS[name].code);
  const [inForce, global] = [toTexts(values), toTexts(globalValues)];
  // An empty text that depends on another field is shown only where that field asks for it.
  const isRequested: Partial<Record<Name, boolean>> = {
    cmrQuantity: values.cmrStatus === 'PRESENT',
    statusDescription: !hasValidDocuments,
  };
  const shown = names.filter((name) => (isRequested[name] ?? true) || inForce[name] || isOverridden(name));
  return (
    <Section title={t('detail.values')}>
      {overrides.fields.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {t(overrides.isActive ? 'detail.overridesInForce' : 'detail.overridesOff')}
        </Typography>
      )}
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
          columnGap: 2,
          rowGap: { xs: 0, sm: 1 },
          m: 0,
          typography: 'body2',
        }}
      >
        {shown.map((name) => (
          <Fragment key={name}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {t(`field.${name}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 }, minWidth: 0 }}>
              <Value text={inForce[name]} />
              {isOverridden(name) && (
                <Box sx={{ mt: 0.5 }}>
                  <OverrideChip />
                  <Box sx={{ mt: 0.5, pl: 1.5, borderLeft: 2, borderColor: 'divider', color: 'text.secondary' }}>
                    {t('detail.globalValue')}: <Value text={global[name]} />
                  </Box>
                </Box>
              )}
            </Box>
          </Fragment>
        ))}
      </Box>
    </Section>
  );
}

function Value({ text }: { text: string | null }) {
  const { t } = useTranslation('rawMaterial');
  return (
    <Box component="span" sx={{ whiteSpace: 'pre-line', ...(!text && { color: 'text.secondary' }) }}>
      {text ? text : t('detail.notEntered')}
    </Box>
  );
}
