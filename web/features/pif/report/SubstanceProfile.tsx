import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ENDPOINT_KEYS } from '../../../../domain/pif/fileEndpoints.ts';
import type { PifPopulationGroup } from '../../../shared/apollo/schema.generated.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { CombinedLines } from './CombinedLines.tsx';
import { SourcedLine } from './SourcedLine.tsx';
import { StudyLines } from './StudyLines.tsx';
import { usePifSubstanceWorkingQuery } from './SubstanceWorking.generated.ts';
import './translations.generated.ts';

const list = { listStyle: 'none', p: 1.5, m: 0, mt: 1.5, borderRadius: '10px', bgcolor: 'subtle' } as const;

/**
 * What is known of a substance beside its margin: the threshold of toxicological concern, physical data, endpoints and
 * references.
 */
export function SubstanceProfile({ slug, substanceKey }: { slug: string; substanceKey: string }) {
  const { t } = useTranslation('pifReport');
  const names = useFieldNames();
  // Kept out of the cache, where the report has all substances without these data.
  const { data, error, refetch } = usePifSubstanceWorkingQuery({
    variables: { slug, key: substanceKey },
    fetchPolicy: 'no-cache',
  });
  // The rejection needs no handling: `error` carries the same failure.
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return <Skeleton height={80} />;
  const [substance] = data.pif.safetyReport?.substances ?? [];
  if (!substance) return null;
  const { ttc, profile, groupMargins, own, combined } = substance;
  const { physicalForm, molecularWeight, logPow, waterSolubility, uvAbsorption, purity } = profile;
  const { endpoints, typed, references } = profile;
  const isEmpty =
    !(physicalForm ?? molecularWeight ?? logPow ?? waterSolubility ?? uvAbsorption ?? purity ?? typed) &&
    endpoints.length + references.length === 0;
  return (
    <>
      <StudyLines substance={substance} />
      <GroupMargins margins={groupMargins} />
      {combined && <CombinedLines combined={combined} />}
      {own?.inhalation && <InhaledLine inhalation={own.inhalation} />}
      {ttc && (
        <Box component="ul" sx={list}>
          <SourcedLine name={t('working.ttcExposure')} unit="µg/kg" value={ttc.exposure} />
          <SourcedLine name={t('working.ttc', { class: ttc.cramerClass })} unit="µg/kg" value={ttc.threshold} />
        </Box>
      )}
      <Typography variant="subtitle2" component="h3" sx={{ mt: 1.5 }}>
        {names.field.profile}
      </Typography>
      {isEmpty ? (
        <Typography variant="body2" color="textSecondary">
          {t('profile.none')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ ...list, mt: 0.5 }}>
          {physicalForm && <SourcedLine isText name={names.field.physicalForm} unit="" value={physicalForm} />}
          {molecularWeight && <SourcedLine name={t('profile.weight')} unit="g/mol" value={molecularWeight} />}
          {logPow && <SourcedLine name="log Pow" unit="" value={logPow} />}
          {waterSolubility && <SourcedLine name={t('profile.solubility')} unit="mg/L" value={waterSolubility} />}
          {uvAbsorption && <SourcedLine isText name={names.field.uvAbsorption} unit="" value={uvAbsorption} />}
          {purity && <SourcedLine isText name={names.field.purity} unit="" value={purity} />}
          {endpoints.map(({ endpoint, text, noData }) => (
            <SourcedLine
              isText
              key={endpoint}
              name={names.choice.endpoint[ENDPOINT_KEYS[endpoint]]}
              unit=""
              value={noData ? { ...text, value: `${names.choice.noData[noData]} ${text.value}`.trim() } : text}
            />
          ))}
          {typed && <SourcedLine isText name={names.field.typed} unit="" value={typed} />}
          {references.map((reference) => (
            <Box component="li" key={reference} sx={{ typography: 'body2', py: 0.25, overflowWrap: 'anywhere' }}>
              {t('profile.reference', { reference })}
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

interface OfGroup {
  group: PifPopulationGroup;
  systemicExposure: { value: string };
  margin?: { value: string } | null;
}

/** The margin of every group of people, where several were ticked. */
function GroupMargins({ margins }: { margins: readonly OfGroup[] }) {
  const { t } = useTranslation('pifReport');
  const { figure } = useFormat();
  const { choice } = useFieldNames();
  if (margins.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('working.groups')} sx={list}>
      {margins.map(({ group, systemicExposure, margin }) => (
        <Typography key={group} component="li" variant="body2">
          {t('working.ofGroup', {
            group: choice.group[group],
            sed: figure(Number(systemicExposure.value)),
            margin: margin ? figure(Number(margin.value)) : '–',
          })}
        </Typography>
      ))}
    </Box>
  );
}

interface Inhaled {
  skinExposure: { value: string };
  exposure: { value: string };
  margin?: { value: string } | null;
  isOfInhalation: boolean;
}

/** What breathing it in adds to the dose, and the margin of that alone. */
function InhaledLine({ inhalation }: { inhalation: Inhaled }) {
  const { t } = useTranslation('pifReport');
  const { figure } = useFormat();
  const { skinExposure, exposure, margin, isOfInhalation } = inhalation;
  return (
    <Typography variant="body2" sx={{ mt: 1 }}>
      {t(isOfInhalation ? 'inhaled.margin' : 'inhaled.marginOfOther', {
        skin: figure(Number(skinExposure.value)),
        inhaled: figure(Number(exposure.value)),
        margin: margin ? figure(Number(margin.value)) : '–',
      })}
    </Typography>
  );
}
