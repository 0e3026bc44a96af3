import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/url/paths.ts';
import { useCan } from '../../../shared/session/useCan.ts';
import { SegmentedFilter } from '../../../shared/ui/SegmentedFilter.tsx';
import type { ImportChangeKind } from './ImportChanges.generated.ts';
import { ImportChanges } from './ImportChanges.tsx';
import { countOf, changesNothing } from './importCounts.ts';
import { ImportProblems } from './ImportProblems.tsx';
import { ImportQuestions } from './ImportQuestions.tsx';
import { ImportState } from './ImportState.tsx';
import type { InventoryImport_ImportFragment } from './InventoryImport.generated.ts';
import { useExportDate } from './useExportDate.ts';
import { useTakeBackImport } from './useTakeBackImport.ts';
import { useTypedCount } from './useTypedCount.ts';
import { useImportPreview } from './useImportPreview.ts';
import { useFinishImport } from './useFinishImport.ts';

const kinds = ['ADDED', 'CHANGED', 'WITHDRAWN', 'DOUBTFUL', 'SKIPPED'] as const satisfies readonly ImportChangeKind[];

interface Props {
  inventoryImport: InventoryImport_ImportFragment;
  /** Called when the server has begun to apply the import. */
  onApplying: () => void;
  /** Called to choose another file. */
  onAnother: () => void;
}

/** The changes of an import, the errors of its file, and the next steps. */
export function ImportReview({ inventoryImport, onApplying, onAnother }: Props) {
  const { t } = useTranslation('ingredient');
  const canApply = useCan('inventoryImport.apply');
  const { id, state, counts, withdrawsMuch, goesBack, canBeTakenBack } = inventoryImport;
  const [kind, setKind] = useState<ImportChangeKind>(() => kinds.find((one) => countOf(counts, one) > 0) ?? 'ADDED');
  const exportDate = useExportDate();
  const withdrawalCount = useTypedCount(countOf(counts, 'WITHDRAWN'), withdrawsMuch ? 'required' : 'not asked');
  const isEmpty = changesNothing(counts, goesBack);
  // Where all that is known is newer, the file changes nothing unless the entries go back to it.
  const goBackCount = useTypedCount(goesBack, goesBack === 0 ? 'not asked' : isEmpty ? 'required' : 'optional');
  const { apply, cancel } = useFinishImport(inventoryImport, {
    exportDate,
    withdrawalCount,
    goBackCount,
    onApplying,
    onAnother,
  });
  const takeBack = useTakeBackImport(inventoryImport, onApplying);
  const { preview, isStarting } = useImportPreview(id);
  const isReady = state === 'READY';
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      <ImportState inventoryImport={inventoryImport} />
      {isReady && canApply && (
        <ImportQuestions
          inventoryImport={inventoryImport}
          exportDate={exportDate}
          withdrawalCount={withdrawalCount}
          goBackCount={goBackCount}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isReady && (!isEmpty || goesBack > 0) && canApply && (
          <Button variant="contained" onClick={() => void apply()}>
            {t('import.apply')}
          </Button>
        )}
        {isReady && !isEmpty && (
          <Button variant="outlined" disabled={isStarting} onClick={() => void preview()}>
            {t('import.preview')}
          </Button>
        )}
        {inventoryImport.recheckId && (
          <Button component={Link} to={paths.labelChangesOf(inventoryImport.recheckId)} variant="contained">
            {t('import.labelChanges')}
          </Button>
        )}
        {canBeTakenBack && canApply && <Button onClick={() => void takeBack()}>{t('import.takeBack')}</Button>}
        {isReady ? (
          <Button onClick={() => void cancel()}>{t('import.cancel')}</Button>
        ) : (
          <Button variant="outlined" onClick={onAnother}>
            {t('import.another')}
          </Button>
        )}
      </Box>
      <ImportProblems inventoryImport={inventoryImport} />
      {state !== 'FAILED' && (
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ overflowX: 'auto', mb: 1.5, pb: 0.5 }}>
            <Box sx={{ width: 'max-content' }}>
              <SegmentedFilter
                label={t('import.changes')}
                value={kind}
                options={kinds.map((one) => ({
                  value: one,
                  label: t(`import.kind.${one}`),
                  count: countOf(counts, one),
                }))}
                onChange={setKind}
              />
            </Box>
          </Box>
          <ImportChanges key={kind} id={id} kind={kind} />
        </Box>
      )}
    </Box>
  );
}
