import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import { concentrationText } from '../concentrationText.ts';
import type { RawMaterialValues_ValuesFragment } from '../RawMaterialValues.generated.ts';
import { OverrideChip } from './OverrideChip.tsx';
import { Section } from './Section.tsx';
import type { RawMaterialDetailQuery } from './RawMaterialDetail.generated.ts';

/** Rows shown at first, because a compound may have hundreds. */
const FIRST_ROWS = 20;

const table = {
  width: 1,
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': { textAlign: 'start', py: 0.75, verticalAlign: 'top', borderBottom: 1, borderColor: 'divider' },
  '& tr > :last-child': { textAlign: 'end', pl: 2, width: '38%', ...tabularFigures },
  '& thead th': { typography: 'subtitle2', color: 'text.secondary' },
  '& tfoot th, & tfoot td': { fontWeight: 600, borderBottom: 0 },
} as const;

/** The composition in force; below it the global composition if the company overrides it. */
export function CompositionSection({
  rawMaterial: { values, globalValues, overrides },
}: {
  rawMaterial: RawMaterialDetailQuery['rawMaterial'];
}) {
  const { t } = useTranslation('rawMaterial');
  const isOverridden =
    overrides.isActive && overrides.fields.some((field) => field === 'INCI_NAMES' || field === 'MAX_CONCENTRATIONS');
  return (
    <Section title={t('detail.composition')} action={isOverridden && <OverrideChip />}>
      <CompositionTable title={t('detail.composition')} values={values} />
      {isOverridden && (
        <Box sx={{ mt: 2, pl: 2, borderLeft: 2, borderColor: 'divider' }}>
          <Typography variant="subtitle2" component="h4" color="textSecondary">
            {t('detail.globalComposition')}
          </Typography>
          <CompositionTable title={t('detail.globalComposition')} values={globalValues} />
        </Box>
      )}
    </Section>
  );
}

function CompositionTable({
  title,
  values: { composition, concentrationSum },
}: {
  title: string;
  values: RawMaterialValues_ValuesFragment;
}) {
  const { t } = useTranslation('rawMaterial');
  const { figure } = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  if (composition.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('entry.noComposition')}
      </Typography>
    );
  const shown = showsAll ? composition : composition.slice(0, FIRST_ROWS);
  return (
    <>
      <Box component="table" aria-label={title} sx={table}>
        <thead>
          <tr>
            <th scope="col">{t('detail.inciName')}</th>
            <th scope="col">{t('detail.maxConcentration')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ inciName, maxConcentration }, at) => (
            <tr key={at}>
              <td>{inciName}</td>
              <Box component="td" sx={{ color: maxConcentration ? undefined : 'text.secondary' }}>
                {concentrationText(maxConcentration) ?? t('detail.unknownConcentration')}
              </Box>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('detail.sum')}</th>
            <td>{figure(concentrationSum)} %</td>
          </tr>
        </tfoot>
      </Box>
      {shown.length < composition.length && (
        <Button size="small" onClick={() => setShowsAll(true)} sx={{ mt: 1 }}>
          {t('detail.showAllRows', { count: composition.length })}
        </Button>
      )}
    </>
  );
}
