import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { firstDaysOf } from '../../../domain/annex/applicationDates.ts';
import { entryRows } from '../../../domain/annex/entryRows.ts';
import { EntryRows } from '../../subjects/check/EntryRows.tsx';
import { annexText } from '../../subjects/check/annexText.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import { AnnexMark } from './AnnexMark.tsx';
import { Facts } from './Facts.tsx';
import type { IngredientDetailQuery } from './IngredientDetail.generated.ts';

type Entry = IngredientDetailQuery['ingredient']['annexEntries'][number];

/**
 * An annex entry with its texts as published, in Serbian with our working translation where there is one; empty columns
 * are left out.
 */
export function AnnexEntryCard({ entry }: { entry: Entry }) {
  const { t } = useTranslation('ingredient');
  const { day } = useQuantity();
  const rows = entryRows(entry);
  const days = firstDaysOf(`${entry.annex}/${entry.reference}`, entry.regulation);
  const isDivided = rows.length > 1;
  const columns = isDivided
    ? (['regulation'] as const)
    : (['productTypes', 'maximum', 'otherConditions', 'warnings', 'regulation'] as const);
  const filledColumns = columns.filter((column) => entry[column].trim() !== '');
  const factOf = (column: (typeof filledColumns)[number]) => {
    const label = t(`annex.columns.${column}`);
    if (column === 'regulation' || currentLanguage() === 'en') return [label, entry[column]] as const;
    const { text, isTranslated } = annexText(entry[column], currentLanguage());
    // The original stands below its translation, because it alone is the law.
    return isTranslated
      ? ([t('annex.translated', { label }), text, entry[column]] as const)
      : ([t('annex.original', { label }), text] as const);
  };
  return (
    <Card sx={{ p: 2, minWidth: 0 }}>
      <AnnexMark annex={entry.annex} reference={entry.reference} />
      <Typography variant="body2" lang="en" sx={{ fontWeight: 600, my: 1 }}>
        {entry.substance}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
        {t(`annex.${entry.annex}`)}
      </Typography>
      {isDivided && <EntryRows rows={rows} withOriginals />}
      <Facts
        facts={[
          ...filledColumns.map((column) => factOf(column)),
          ...(days
            ? [
                [
                  t('annex.columns.days'),
                  t('annex.days', { placed: day(days.placedFrom), available: day(days.availableFrom) }),
                  days.isVerified ? undefined : t('annex.unverifiedDays'),
                ] as const,
              ]
            : []),
          ...(entry.cmr.length > 0 ? [[t('annex.columns.cmr'), entry.cmr.join(', ')] as const] : []),
        ]}
      />
    </Card>
  );
}
