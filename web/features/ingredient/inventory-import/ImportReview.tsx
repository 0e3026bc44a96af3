import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../shared/url/paths.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useCan } from '../../../shared/session/useCan.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { CheckIcon, CrossCircleIcon, InfoIcon } from '../../../shared/ui/icons.tsx';
import { SegmentedFilter } from '../../../shared/ui/SegmentedFilter.tsx';
import type { ImportChangeKind } from './ImportChanges.generated.ts';
import { ImportChanges } from './ImportChanges.tsx';
import { ImportProblems } from './ImportProblems.tsx';
import type { InventoryImport_ImportFragment } from './InventoryImport.generated.ts';
import { useExportDate } from './useExportDate.ts';
import { useTakeBackImport } from './useTakeBackImport.ts';
import { useWithdrawalCount } from './useWithdrawalCount.ts';
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
  const { dateTime } = useFormat();
  const canApply = useCan('inventoryImport.apply');
  const { id, state, content, counts, fileName, withdrawsMuch, canBeTakenBack } = inventoryImport;
  const countOf = (kind: ImportChangeKind) => counts.find((one) => one.kind === kind)?.count ?? 0;
  const [kind, setKind] = useState<ImportChangeKind>(() => kinds.find((one) => countOf(one) > 0) ?? 'ADDED');
  const { day } = useQuantity();
  const exportDate = useExportDate();
  const withdrawalCount = useWithdrawalCount(countOf('WITHDRAWN'), withdrawsMuch);
  const { apply, cancel } = useFinishImport(inventoryImport, { exportDate, withdrawalCount, onApplying, onAnother });
  const takeBack = useTakeBackImport(inventoryImport, onApplying);
  const { preview, isStarting } = useImportPreview(id);
  const isReady = state === 'READY';
  const isEmpty = countOf('ADDED') + countOf('CHANGED') + countOf('WITHDRAWN') + countOf('DOUBTFUL') === 0;
  const failed = state === 'FAILED';
  const Icon = failed ? CrossCircleIcon : isReady ? InfoIcon : CheckIcon;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      <Box
        role="status"
        sx={{
          display: 'flex',
          gap: 1.5,
          p: 2,
          borderRadius: '14px',
          bgcolor: failed ? 'error.soft' : isReady ? 'info.soft' : 'success.soft',
        }}
      >
        <Icon sx={{ color: failed ? 'error.main' : isReady ? 'info.main' : 'success.main' }} />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>
            {failed
              ? t('import.state.FAILED')
              : isReady
                ? t('import.state.READY')
                : t(state === 'TAKEN_BACK' ? 'import.state.TAKEN_BACK' : 'import.state.APPLIED', {
                    date: dateTime(inventoryImport.appliedAt),
                  })}
          </Typography>
          <Typography variant="body2">
            {fileName} · {content ? t(`import.content.${content}`) : t('import.content.unknown')}
            {inventoryImport.datedOn && ` ${t('import.dated', { date: day(inventoryImport.datedOn) })}`}
          </Typography>
          {isReady && isEmpty && <Typography variant="body2">{t('import.nothing')}</Typography>}
          {isReady && !isEmpty && !canApply && <Typography variant="body2">{t('import.appliedByAdmin')}</Typography>}
        </Box>
      </Box>
      {isReady && !isEmpty && canApply && !inventoryImport.datedOn && (
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
      {isReady && canApply && withdrawsMuch && (
        <Box sx={{ maxWidth: 480 }}>
          <Field
            label={t('import.withdrawals', { count: countOf('WITHDRAWN') })}
            inputMode="numeric"
            required
            hint={t('import.withdrawalsHint')}
            value={withdrawalCount.value}
            onChange={(event) => withdrawalCount.change(event.target.value)}
            {...(withdrawalCount.isWrong && { error: t('import.error.withdrawals') })}
          />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isReady && !isEmpty && canApply && (
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
      {!failed && (
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ overflowX: 'auto', mb: 1.5, pb: 0.5 }}>
            <Box sx={{ width: 'max-content' }}>
              <SegmentedFilter
                label={t('import.changes')}
                value={kind}
                options={kinds.map((one) => ({ value: one, label: t(`import.kind.${one}`), count: countOf(one) }))}
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
