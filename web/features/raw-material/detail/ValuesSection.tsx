import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { RawMaterialField } from '../RawMaterialEntry.generated.ts';
import type { RawMaterialValues_ValuesFragment } from '../RawMaterialValues.generated.ts';
import { OverrideChip } from './OverrideChip.tsx';
import { Section } from './Section.tsx';
import type { RawMaterialDetailQuery } from './RawMaterialDetail.generated.ts';

type Values = RawMaterialValues_ValuesFragment;

const fields = [
  ['type', 'TYPE'],
  ['cmrStatus', 'CMR_STATUS'],
  ['cmrQuantity', 'CMR_QUANTITY'],
  ['nano', 'NANO'],
  ['microbiology', 'MICROBIOLOGY'],
  ['impurities', 'IMPURITIES'],
  ['statusDescription', 'STATUS_DESCRIPTION'],
] as const satisfies readonly (readonly [string, RawMaterialField])[];
type Name = (typeof fields)[number][0];

/** The values in force, and beside an own one the global one that it stands for. */
export function ValuesSection({
  rawMaterial: { values, globalValues, overrides, hasValidDocuments },
}: {
  rawMaterial: RawMaterialDetailQuery['rawMaterial'];
}) {
  const { t } = useTranslation('rawMaterial');
  const textOf = (of: Values): Record<Name, string | null> => ({
    type: t(`type.${of.type}`),
    cmrStatus: t(`cmr.${of.cmrStatus}`),
    cmrQuantity: of.cmrQuantity,
    nano: t(of.isNano ? 'detail.nanoYes' : 'detail.nanoNo'),
    microbiology: of.microbiology,
    impurities: of.impurities,
    statusDescription: of.statusDescription,
  });
  const isOwn = (field: RawMaterialField) => overrides.isActive && overrides.fields.includes(field);
  const [inForce, global] = [textOf(values), textOf(globalValues)];
  // These two say more about something else, and nothing where that is not so.
  const isAsked: Partial<Record<Name, boolean>> = {
    cmrQuantity: values.cmrStatus === 'PRESENT',
    statusDescription: !hasValidDocuments,
  };
  const shown = fields.filter(([name, field]) => (isAsked[name] ?? true) || inForce[name] || isOwn(field));
  return (
    <Section title={t('detail.values')}>
      {overrides.fields.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {t(overrides.isActive ? 'detail.ownInForce' : 'detail.ownOff')}
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
        {shown.map(([name, field]) => (
          <Fragment key={name}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {t(`detail.fields.${name}`)}
            </Box>
            <Box component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 }, minWidth: 0 }}>
              <Value text={inForce[name]} />
              {isOwn(field) && (
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
