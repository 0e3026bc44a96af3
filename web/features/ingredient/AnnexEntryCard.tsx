import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { AnnexMark } from './AnnexMark.tsx';
import { Facts } from './Facts.tsx';
import type { IngredientDetailQuery } from './IngredientDetail.generated.ts';

type Entry = IngredientDetailQuery['ingredient']['annexEntries'][number];

/** An annex entry with its texts as published; empty columns are left out. */
export function AnnexEntryCard({ entry }: { entry: Entry }) {
  const { t } = useTranslation('ingredient');
  const filledColumns = (['productTypes', 'maximum', 'otherConditions', 'warnings', 'regulation'] as const).filter(
    (column) => entry[column].trim() !== '',
  );
  return (
    <Card sx={{ p: 2, minWidth: 0 }}>
      <AnnexMark annex={entry.annex} reference={entry.reference} />
      <Typography variant="body2" lang="en" sx={{ fontWeight: 600, my: 1 }}>
        {entry.substance}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
        {t(`annex.${entry.annex}`)}
      </Typography>
      <Facts
        facts={[
          ...filledColumns.map((column) => [t(`annex.columns.${column}`), entry[column]] as const),
          ...(entry.cmr.length > 0 ? [[t('annex.columns.cmr'), entry.cmr.join(', ')] as const] : []),
        ]}
      />
    </Card>
  );
}
