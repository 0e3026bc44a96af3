import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/ui/Field.tsx';
import { countOf, changesNothing } from './importCounts.ts';
import type { InventoryImport_ImportFragment } from './InventoryImport.generated.ts';
import type { ExportDate } from './useExportDate.ts';
import type { WithdrawalCount } from './useWithdrawalCount.ts';

interface Props {
  inventoryImport: InventoryImport_ImportFragment;
  exportDate: ExportDate;
  withdrawalCount: WithdrawalCount;
}

/**
 * What is asked before an import is applied: the day that its file does not name, and the number of withdrawals where
 * they are many.
 */
export function ImportQuestions({ inventoryImport, exportDate, withdrawalCount }: Props) {
  const { t } = useTranslation('ingredient');
  const { counts, datedOn, withdrawsMuch } = inventoryImport;
  return (
    <>
      {!changesNothing(counts) && !datedOn && (
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
    </>
  );
}
