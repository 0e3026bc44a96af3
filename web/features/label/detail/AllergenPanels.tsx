import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { declarationThreshold } from '../../../../domain/allergen/declaration.ts';
import { FigureList } from '../../../subjects/check/FigureList.tsx';
import { IfraPanel } from '../../../subjects/check/IfraPanel.tsx';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { ReprintPanel } from '../../../subjects/label-reprint/ReprintPanel.tsx';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useLabelFragrancesQuery, type LabelFragrancesQuery } from './LabelFragrances.generated.ts';
import './translations.generated.ts';

type Fragrances = NonNullable<LabelFragrancesQuery['label']['fragrances']>;

const ifraStates = {
  WITHIN: 'within',
  EXCEEDED: 'exceeded',
  NOT_PERMITTED: 'notPermitted',
  NO_LIMIT: 'noLimit',
  NO_CERTIFICATE: 'noCertificate',
  OLD_SCHEME: 'oldScheme',
  NOT_COVERED: 'notCovered',
  NOT_STATED: 'notStated',
} as const;

/** The fragrance allergens that a label lacks and shows, by kind of batch, and the IFRA limits of its formula. */
export function AllergenPanels({ slug, formAddress }: { slug: string; formAddress: string }) {
  const { t } = useTranslation('labelDetail');
  // Fetched anew with every visit, because papers of perfumes change without the label.
  const { data, error, refetch } = useLabelFragrancesQuery({ variables: { slug }, fetchPolicy: 'no-cache' });
  const fragrances = data?.label.fragrances;
  const ifra = useMemo(() => fragrances && toLimits(fragrances), [fragrances]);
  if (error)
    return (
      <Panel title={t('fragrances.title')}>
        <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
      </Panel>
    );
  if (!data)
    return (
      <Panel title={t('fragrances.title')} busy>
        <Skeleton height={72} />
      </Panel>
    );
  const { reprint } = data.label;
  return (
    <>
      {reprint && (
        <ReprintPanel title={t('fragrances.title')} reprint={reprint} formAddress={formAddress}>
          {fragrances && <HeldAllergens fragrances={fragrances} />}
        </ReprintPanel>
      )}
      {ifra && <IfraPanel ifra={ifra} />}
    </>
  );
}

const toLimits = ({ ifra }: Fragrances) => ({
  ...ifra,
  fragrances: ifra.verdicts.map(({ name, rawMaterialSlug, isLinked, percent, state, maximum, usedPercent }) => ({
    key: rawMaterialSlug,
    name,
    percent: Number(percent),
    state: state && ifraStates[state],
    isLinked,
    maximum,
    usedPercent,
  })),
});

/** What the product holds of each allergen that stands on the label or has to. */
function HeldAllergens({ fragrances: { allergens, assumedUse } }: { fragrances: Fragrances }) {
  const { t } = useTranslation('labelDetail');
  const { quantity } = useQuantity();
  const percent = (text: string) => `${quantity(Number(text), 12)} %`;
  return (
    <>
      {assumedUse && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('fragrances.assumedUse', { percent: percent(String(declarationThreshold('leave-on'))) })}
        </Typography>
      )}
      <Box sx={{ mt: 1 }}>
        <FigureList
          label={t('fragrances.held')}
          items={allergens.map(({ name, percent: held, worstCasePercent, state }) => {
            const share =
              held === worstCasePercent
                ? percent(held)
                : t('fragrances.atWorst', { percent: percent(held), worst: percent(worstCasePercent) });
            return {
              key: name,
              name,
              text: `${t(`fragrances.state.${state}`)} · ${share}`,
              isWrong: state === 'MISSING',
            };
          })}
        />
      </Box>
    </>
  );
}
