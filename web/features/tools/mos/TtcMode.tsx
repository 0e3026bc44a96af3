import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { assessByTtc, ttcExclusions, type TtcAssessment } from '../../../../domain/exposure/ttc.ts';
import type { Result } from '../../../../domain/result.ts';
import { err } from '../../../../domain/result.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import '../translations.generated.ts';
import { ChoiceField } from '../ChoiceField.tsx';
import { readNumbers } from '../inputs.ts';
import { InvalidInputList } from '../InvalidInputList.tsx';
import { QuantityField } from '../QuantityField.tsx';
import { ResultActions } from '../ResultActions.tsx';
import { Section } from '../Section.tsx';
import { SourceNote } from '../SourceNote.tsx';
import { MarginVerdict } from '../MarginVerdict.tsx';
import { useRestsOnText } from '../useRestsOnText.ts';
import { renamed, type MosInputs, type SetMos } from './mosInputs.ts';

const chosenExclusions = ({ exclusions }: MosInputs) =>
  ttcExclusions.filter((one) => exclusions.split(',').includes(one));
const classes = ['I', 'II', 'III'] as const;

/** The comparison with the threshold of toxicological concern, or the exclusions that apply. */
export function ttcOf(inputs: MosInputs): Result<TtcAssessment> {
  const read = readNumbers(inputs, ['ttcExposure']);
  const exclusions = chosenExclusions(inputs);
  const excluded = exclusions.map((exclusion) => ({
    code: 'EXCLUDED_FROM_TTC' as const,
    field: 'exclusions',
    params: { exclusion },
  }));
  if (!read.ok) return err([...read.errors, ...excluded]);
  const result = assessByTtc({
    exposureUgPerKgDay: read.value.ttcExposure,
    cramerClass: classes.find((one) => one === inputs.cramer) ?? 'III',
    hasGenotoxicityAlert: inputs.genotoxic === 'yes',
    isOrganophosphateOrCarbamate: inputs.organophosphate === 'yes',
    exclusions,
  });
  return result.ok ? result : err(renamed(result.errors));
}

interface Props {
  inputs: MosInputs;
  onChange: SetMos;
  errorOf: (field: string) => string | undefined;
}

/** The inputs: exposure, Cramer class and exclusions. */
export function TtcFields({ inputs, onChange, errorOf }: Props) {
  const { t } = useTranslation('tools');
  const chosen: readonly string[] = chosenExclusions(inputs);
  const toggle = (exclusion: string) =>
    onChange({ exclusions: ttcExclusions.filter((one) => (one === exclusion) !== chosen.includes(one)).join(',') });
  const box = (label: string, isChecked: boolean, onToggle: () => void) => (
    <FormControlLabel
      key={label}
      control={<Checkbox checked={isChecked} onChange={onToggle} />}
      label={label}
      sx={{ minHeight: 44, '& .MuiFormControlLabel-label': { typography: 'body2' } }}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <QuantityField
        label={t('field.ttcExposure')}
        unit={t('unit.ugPerKgDay')}
        value={inputs.ttcExposure}
        onChange={(ttcExposure) => onChange({ ttcExposure })}
        error={errorOf('ttcExposure')}
        hint={t('ttc.hint')}
      />
      <Box sx={{ display: 'grid' }}>
        <ChoiceField
          label={t('ttc.cramer')}
          value={inputs.cramer}
          options={classes.map((value) => ({ value, label: t(`ttc.class.${value}`) }))}
          onChange={(cramer) => onChange({ cramer })}
        />
      </Box>
      <Box role="group" aria-label={t('ttc.alerts')} sx={{ display: 'grid' }}>
        {box(t('ttc.genotoxic'), inputs.genotoxic === 'yes', () =>
          onChange({ genotoxic: inputs.genotoxic === 'yes' ? '' : 'yes' }),
        )}
        {box(t('ttc.organophosphate'), inputs.organophosphate === 'yes', () =>
          onChange({ organophosphate: inputs.organophosphate === 'yes' ? '' : 'yes' }),
        )}
      </Box>
      <Box role="group" aria-label={t('ttc.exclusions')}>
        <Typography variant="subtitle2" component="p" color="textSecondary">
          {t('ttc.exclusions')}
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
          {ttcExclusions.map((one) => box(t(`ttc.exclusion.${one}`), chosen.includes(one), () => toggle(one)))}
        </Box>
      </Box>
    </Box>
  );
}

/** Whether the exposure stays below the threshold, and which threshold that is. */
export function TtcResult({ inputs, nameOf }: { inputs: MosInputs; nameOf: (field: string) => string }) {
  const { t } = useTranslation('tools');
  const { quantity } = useQuantity();
  const restsOn = useRestsOnText();
  const result = ttcOf(inputs);
  if (!result.ok)
    return (
      <Section title={t('result')}>
        <InvalidInputList
          errors={result.errors.map((one) =>
            one.code === 'EXCLUDED_FROM_TTC'
              ? {
                  ...one,
                  params: {
                    exclusion: t(
                      `ttc.exclusion.${ttcExclusions.find((name) => name === one.params.exclusion) ?? 'metal'}`,
                    ),
                  },
                }
              : one,
          )}
          nameOf={nameOf}
        />
      </Section>
    );
  const { threshold, sharePercent, acceptable } = result.value;
  const sentence = t(acceptable ? 'ttc.below' : 'ttc.above', {
    threshold: quantity(threshold.ugPerKgDay),
    unit: t('unit.ugPerKgDay'),
  });
  const unverified = threshold.verified ? [] : [t('ttc.threshold')];
  const share = `${quantity(sharePercent, 4)}\u00a0%`;
  const text = () =>
    [
      inputs.substance,
      `${t('ttc.share')}: ${share}`,
      sentence,
      restsOn(unverified),
      `${threshold.scheme}, ${threshold.ttcClass}. ${t('source')} ${threshold.source}`,
    ]
      .filter(Boolean)
      .join('\n');
  return (
    <Section title={t('result')} action={<ResultActions text={text} />}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <MarginVerdict
          verdict={acceptable ? 'above' : 'below'}
          label={t('ttc.share')}
          value={share}
          unverified={unverified}
        >
          {sentence}
        </MarginVerdict>
        <Typography variant="caption" component="p" color="textSecondary">
          <span lang="en">
            {threshold.scheme}, {threshold.ttcClass}:{' '}
          </span>
          <SourceNote source={threshold.source} isVerified={threshold.verified} />
        </Typography>
        <Typography variant="body2">{t('ttc.fallback')}</Typography>
      </Box>
    </Section>
  );
}
