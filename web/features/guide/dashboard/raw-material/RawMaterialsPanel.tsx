import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CheckIcon, WarningIcon } from '../../../../shared/ui/icons.tsx';
import { guideLinks } from '../../guideLinks.ts';
import { CountPanel } from '../CountPanel.tsx';
import type { DashboardQuery } from '../Dashboard.generated.ts';
import { Proportions } from '../Proportions.tsx';

/** The raw materials by the state of their documents. */
export function RawMaterialsPanel({ rawMaterials }: { rawMaterials: DashboardQuery['dashboard']['rawMaterials'] }) {
  const { t } = useTranslation('guide');
  const { totalCount, withoutDocumentsCount, cmrCount, nanoCount } = rawMaterials;
  return (
    <CountPanel
      title={t('rawMaterials.title')}
      count={totalCount}
      none={t('rawMaterials.none')}
      address={guideLinks.rawMaterials}
    >
      <Proportions
        label={t('rawMaterials.documents')}
        shares={[
          { word: t('rawMaterials.without'), count: withoutDocumentsCount, icon: WarningIcon, tone: 'yellow' },
          {
            word: t('rawMaterials.valid'),
            count: totalCount - withoutDocumentsCount,
            icon: CheckIcon,
            tone: 'primary',
          },
        ]}
      />
      <Typography variant="body2" component="p" color="textSecondary" sx={{ mt: 1 }}>
        {t('rawMaterials.cmr', { count: cmrCount })} ·{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {t('rawMaterials.nano', { count: nanoCount })}
        </Box>
      </Typography>
    </CountPanel>
  );
}
