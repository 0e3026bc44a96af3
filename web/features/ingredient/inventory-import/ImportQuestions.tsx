import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { countOf, changesNothing } from './importCounts.ts';
import type { InventoryImport_ImportFragment } from './InventoryImport.generated.ts';
import type { ExportDate } from './useExportDate.ts';
import type { TypedCount } from './useTypedCount.ts';

interface Props {
  inventoryImport: InventoryImport_ImportFragment;
  exportDate: ExportDate;
  withdrawalCount: TypedCount;
  goBackCount: TypedCount;
}

/**
 * What is asked before an import is applied: the day that its file does not name, the number of withdrawals where they
 * are many, and, of a file older than what is known, how many entries are to go back to it.
 */
export function ImportQuestions({ inventoryImport, exportDate, withdrawalCount, goBackCount }: Props) {
  const { t } = useTranslation('ingredient');
  const { counts, datedOn, withdrawsMuch, goesBack, newerState } = inventoryImport;
  const { day } = useQuantity();
  return (
    <>
      {!changesNothing(counts, goesBack) && !datedOn && (
        <Box sx={{ maxWidth: 360 }}>
          <Field
            label={t('import.date')}
            type="date"
            required
            hint={t('import.dateHint')}
            value={exportDate.value}
            onChange={(event) => exportDate.change(event.target.value)}
            {...(exportDate.error && { error: t(`import.error.${exportDate.error}`) })}
          />
        </Box>
      )}
      {withdrawsMuch && (
        <Box sx={{ maxWidth: 480 }}>
          <Field
            label={t('import.withdrawals', { count: countOf(counts, 'WITHDRAWN') })}
            inputMode="numeric"
            required
            hint={t('import.withdrawalsHint')}
            value={withdrawalCount.value}
            onChange={(event) => withdrawalCount.change(event.target.value)}
            {...(withdrawalCount.isWrong && { error: t('import.error.withdrawals') })}
          />
        </Box>
      )}
      {goesBack > 0 && newerState && datedOn && (
        <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 560 }}>
          <Typography variant="body2">
            {t('import.older', { count: goesBack, date: day(datedOn), newer: day(newerState) })}
          </Typography>
          <Field
            label={t('import.goBack', { count: goesBack })}
            inputMode="numeric"
            hint={t('import.goBackHint')}
            value={goBackCount.value}
            onChange={(event) => goBackCount.change(event.target.value)}
            {...(goBackCount.isWrong && { error: t('import.error.goBack') })}
          />
        </Box>
      )}
    </>
  );
}
