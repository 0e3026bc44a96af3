import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import type { InventoryImport_ImportFragment } from './InventoryImport.generated.ts';

/** Progress of reading or applying the file; null before the first report. */
export function ImportProgress({ inventoryImport }: { inventoryImport: InventoryImport_ImportFragment | null }) {
  const { t } = useTranslation('ingredient');
  const { number } = useFormat();
  const { rowsDone = 0, rowCount = null, state } = inventoryImport ?? {};
  const percent = rowCount ? Math.min(100, Math.round((rowsDone / rowCount) * 100)) : null;
  const title = t(state === 'APPLYING' ? 'import.applying' : 'import.reading');
  return (
    <Card sx={{ p: 3, display: 'grid', gap: 1.5 }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <LinearProgress
        aria-label={title}
        sx={{ borderRadius: 999 }}
        {...(percent === null ? {} : { variant: 'determinate', value: percent })}
      />
      <Typography variant="body2" color="textSecondary" sx={tabularFigures}>
        {rowCount ? t('import.rows', { done: number(rowsDone), total: number(rowCount) }) : t('import.counting')}
      </Typography>
    </Card>
  );
}
