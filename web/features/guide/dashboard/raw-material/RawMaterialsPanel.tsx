import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { CheckIcon, WarningIcon } from '../../../../shared/ui/icons.tsx';
import { guideLinks, rawMaterialsOf } from '../../guideLinks.ts';
import { PageLink } from '../../PageLink.tsx';
import { CountPanel } from '../CountPanel.tsx';
import type { DashboardQuery } from '../Dashboard.generated.ts';
import { Proportions } from '../Proportions.tsx';

/** The states of documents that call for attention, the worst first. */
const attentionStates = ['EXPIRED', 'MISSING', 'EXPIRING'] as const;

/** The raw materials by the state of their documents. */
export function RawMaterialsPanel({ rawMaterials }: { rawMaterials: DashboardQuery['dashboard']['rawMaterials'] }) {
  const { t } = useTranslation('guide');
  const { totalCount, withoutDocumentsCount, documentStateCounts, cmrCount, nanoCount } = rawMaterials;
  const attention = attentionStates
    .map((state) => ({
      state,
      count: documentStateCounts.find((counted) => counted.state === state)?.count ?? 0,
    }))
    .filter(({ count }) => count > 0);
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
      {attention.length > 0 && (
        <Box
          component="ul"
          aria-label={t('rawMaterials.folders')}
          sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', typography: 'body2' }}
        >
          {attention.map(({ state, count }) => (
            <li key={state}>
              <PageLink to={[rawMaterialsOf(state)]}>{t(`rawMaterials.state.${state}`, { count })}</PageLink>
            </li>
          ))}
        </Box>
      )}
      <Typography variant="body2" component="p" color="textSecondary" sx={{ mt: 1 }}>
        {t('rawMaterials.cmr', { count: cmrCount })} ·{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {t('rawMaterials.nano', { count: nanoCount })}
        </Box>
      </Typography>
    </CountPanel>
  );
}
