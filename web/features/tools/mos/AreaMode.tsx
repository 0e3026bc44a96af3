import Box from '@mui/material/Box';
import { writeNumber } from '../../../../domain/quantity/readNumber.ts';
import { useTranslation } from 'react-i18next';
import { marginOfExposure, type MarginOfExposure } from '../../../../domain/exposure/marginOfExposure.ts';
import { skinSurfaceAreas, sourceOfArea } from '../../../../domain/exposure/skinSurfaceAreas.ts';
import { sedByAmount } from '../../../../domain/exposure/systemicExposure.ts';
import type { Result } from '../../../../domain/result.ts';
import { ok, err, validateNumber } from '../../../../domain/result.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import '../translations.generated.ts';
import { useMarginText } from '../useMarginText.ts';
import { ChoiceField } from '../ChoiceField.tsx';
import { Formula, formulaText } from '../Formula.tsx';
import { readNumbers } from '../inputs.ts';
import type en from '../locale/en.json';
import { InvalidInputList } from '../InvalidInputList.tsx';
import { QuantityField } from '../QuantityField.tsx';
import { ResultActions } from '../ResultActions.tsx';
import { Section } from '../Section.tsx';
import { SourceNote } from '../SourceNote.tsx';
import { MarginVerdict } from '../MarginVerdict.tsx';
import { renamed, type MosInputs, type SetMos } from './mosInputs.ts';
import { usualSkin } from './provenance.ts';
import { useRestsOnText } from '../useRestsOnText.ts';
import { WeightField } from './WeightField.tsx';

const names = ['absorbed', 'area', 'frequency', 'weight', 'pod', 'oral'] as const;

interface Area {
  numbers: Record<(typeof names)[number], number>;
  /** mg/kg bw/day. */
  sed: number;
  /** mg/kg bw/day. */
  systemicPod: number;
  margin: MarginOfExposure;
}

/** The margin of safety with dermal absorption as an amount per area, or the errors of the inputs. */
export function areaOf(inputs: MosInputs): Result<Area> {
  const read = readNumbers(inputs, names);
  if (!read.ok) return read;
  const { absorbed, area, frequency, weight, pod, oral } = read.value;
  const sed = sedByAmount({
    absorbedUgPerCm2: absorbed,
    areaCm2: area,
    frequencyPerDay: frequency,
    bodyWeightKg: weight,
  });
  const errors = [
    ...(sed.ok ? [] : renamed(sed.errors)),
    ...validateNumber('pod', pod, 'positive'),
    ...validateNumber('oralAbsorptionPercent', oral, 'positivePercent').map((one) => ({ ...one, field: 'oral' })),
  ];
  if (!sed.ok || errors.length > 0) return err(errors);
  const systemicPod = (pod * oral) / 100;
  const margin = marginOfExposure({
    pointOfDepartureMgPerKgDay: systemicPod,
    exposureMgPerKgDay: sed.value,
    basis: 'threshold',
  });
  return margin.ok
    ? ok({ numbers: read.value, sed: sed.value, systemicPod, margin: margin.value })
    : err(renamed(margin.errors));
}

interface Props {
  inputs: MosInputs;
  onChange: SetMos;
  errorOf: (field: string) => string | undefined;
}

/** The inputs: absorbed amount, skin area, frequency and body weight. */
export function AreaFields({ inputs, onChange, errorOf }: Props) {
  const { t } = useTranslation('tools');
  const choose = (key: string) => {
    const chosen = skinSurfaceAreas.find((one) => one.key === key);
    onChange(
      chosen
        ? { skin: key, area: writeNumber(chosen.areaCm2), frequency: writeNumber(chosen.frequencyPerDay) }
        : { skin: key },
    );
  };
  const hintOf = (field: 'area' | 'frequency') => {
    const usual = usualSkin(inputs, field);
    return usual && <SourceNote source={sourceOfArea(usual)} isVerified={usual.verified} />;
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ gridColumn: '1 / -1', display: 'grid', minWidth: 0 }}>
        <ChoiceField
          label={t('field.skin')}
          value={inputs.skin}
          options={[
            ...skinSurfaceAreas.map(({ key }) => ({ value: key, label: t(`skin.${key as keyof typeof en.skin}`) })),
            { value: 'own', label: t('exposureProduct.own') },
          ]}
          onChange={choose}
        />
      </Box>
      <QuantityField
        label={t('field.absorbed')}
        unit="µg/cm²"
        value={inputs.absorbed}
        onChange={(absorbed) => onChange({ absorbed })}
        error={errorOf('absorbed')}
        hint={t('mos.absorbedHint')}
      />
      <QuantityField
        label={t('field.area')}
        unit="cm²"
        value={inputs.area}
        onChange={(area) => onChange({ area })}
        error={errorOf('area')}
        hint={hintOf('area')}
      />
      <QuantityField
        label={t('field.frequency')}
        unit={t('unit.perDay')}
        value={inputs.frequency}
        onChange={(frequency) => onChange({ frequency })}
        error={errorOf('frequency')}
        hint={
          <>
            {t('mos.frequencyHint')} {hintOf('frequency')}
          </>
        }
      />
      <WeightField inputs={inputs} onChange={onChange} error={errorOf('weight')} />
    </Box>
  );
}

/** The margin of safety from the amount absorbed per area: SCCS Notes of Guidance. */
export function AreaResult({
  inputs,
  unverified,
  nameOf,
}: {
  inputs: MosInputs;
  /** Names of the figures that are not verified. */
  unverified: readonly string[];
  nameOf: (field: string) => string;
}) {
  const { t } = useTranslation('tools');
  const { quantity } = useQuantity();
  const marginText = useMarginText();
  const restsOn = useRestsOnText();
  const unit = t('unit.mgPerKgDay');
  const result = areaOf(inputs);
  if (!result.ok)
    return (
      <Section title={t('result')}>
        <InvalidInputList errors={result.errors} nameOf={nameOf} />
      </Section>
    );
  const { numbers, sed, systemicPod, margin } = result.value;
  const [exposure, systemic] = [`${quantity(sed)} ${unit}`, `${quantity(systemicPod)} ${unit}`];
  const lines = [
    {
      name: 'SED',
      letters: 'DAa × 0.001 × SSA × F / bw',
      numbers: `${quantity(numbers.absorbed)} µg/cm² × ${quantity(0.001)} mg/µg × ${quantity(numbers.area)} cm² × ${quantity(numbers.frequency)} / ${quantity(numbers.weight)} kg = ${exposure}`,
    },
    {
      name: 'PODsys',
      letters: 'POD × oral/100',
      numbers: `${quantity(numbers.pod)} ${unit} × ${quantity(numbers.oral)}\u00a0% / 100\u00a0% = ${systemic}`,
    },
    {
      name: 'MoS',
      letters: 'PODsys / SED',
      numbers: `${systemic} / ${exposure} = ${marginText(margin.marginOfExposure, margin.requiredMargin, 5)}`,
    },
  ];
  const verdict = t(`mos.verdict.${margin.verdict}`, { required: quantity(margin.requiredMargin) });
  const text = () =>
    [
      inputs.substance,
      `MoS = ${marginText(margin.marginOfExposure, margin.requiredMargin, 5)}`,
      verdict,
      restsOn(unverified),
      formulaText(lines),
    ]
      .filter(Boolean)
      .join('\n');
  return (
    <Section
      title={inputs.substance ? t('mos.resultOf', { name: inputs.substance }) : t('result')}
      action={<ResultActions text={text} />}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <MarginVerdict
          verdict={margin.verdict}
          label={t('mos.margin')}
          value={marginText(margin.marginOfExposure, margin.requiredMargin)}
          unverified={unverified}
        >
          {verdict}
        </MarginVerdict>
        <Formula lines={lines} />
      </Box>
    </Section>
  );
}
