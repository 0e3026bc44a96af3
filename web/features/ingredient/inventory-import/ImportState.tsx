import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { useCan } from '../../../shared/session/useCan.ts';
import { CheckIcon, CrossCircleIcon, InfoIcon } from '../../../shared/ui/icons.tsx';
import { changesNothing } from './importCounts.ts';
import type { InventoryImport_ImportFragment } from './InventoryImport.generated.ts';

const styles = {
  FAILED: { icon: CrossCircleIcon, colour: 'error' },
  READY: { icon: InfoIcon, colour: 'info' },
  DONE: { icon: CheckIcon, colour: 'success' },
} as const;

/** How far an import has come, of which file it is, and what stands against applying it. */
export function ImportState({ inventoryImport }: { inventoryImport: InventoryImport_ImportFragment }) {
  const { t } = useTranslation('ingredient');
  const { dateTime } = useFormat();
  const { day } = useQuantity();
  const canApply = useCan('inventoryImport.apply');
  const { state, content, counts, fileName, datedOn, appliedAt, goesBack } = inventoryImport;
  const isReady = state === 'READY';
  const isEmpty = changesNothing(counts, goesBack);
  const { icon: Icon, colour } = styles[state === 'FAILED' || isReady ? state : 'DONE'];
  return (
    <Box role="status" sx={{ display: 'flex', gap: 1.5, p: 2, borderRadius: '14px', bgcolor: `${colour}.soft` }}>
      <Icon sx={{ color: `${colour}.main` }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {state === 'FAILED'
            ? t('import.state.FAILED')
            : isReady
              ? t('import.state.READY')
              : t(state === 'TAKEN_BACK' ? 'import.state.TAKEN_BACK' : 'import.state.APPLIED', {
                  date: dateTime(appliedAt),
                })}
        </Typography>
        <Typography variant="body2">
          {fileName} · {content ? t(`import.content.${content}`) : t('import.content.unknown')}
          {datedOn && ` ${t('import.dated', { date: day(datedOn) })}`}
        </Typography>
        {isReady && isEmpty && <Typography variant="body2">{t('import.nothing')}</Typography>}
        {isReady && !isEmpty && !canApply && <Typography variant="body2">{t('import.appliedByAdmin')}</Typography>}
      </Box>
    </Box>
  );
}
