import { useTranslation } from 'react-i18next';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { bindingOf, type LegalLimits, legalLimits } from '../../../../domain/exposure/legalLimit.ts';
import type { AnnexRow } from '../../../../domain/annex/annexEntry.ts';
import type { Result } from '../../../../domain/result.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import '../translations.generated.ts';
import { useMarginText } from '../useMarginText.ts';
import { Formula, formulaText } from '../Formula.tsx';
import { InvalidInputList } from '../InvalidInputList.tsx';
import { ResultActions } from '../ResultActions.tsx';
import { Section } from '../Section.tsx';
import { MarginVerdict } from '../MarginVerdict.tsx';
import { useRestsOnText } from '../useRestsOnText.ts';
import { LegalLimitNote, type LegalLimitTexts, useLegalLimitText } from './LegalLimitNote.tsx';
import type { Mos, MosInputs } from './mosInputs.ts';
import type { ChosenIngredient } from './useChosenIngredient.ts';
import { useUsedValuesText } from './UsedValuesNote.tsx';
import { useMosFormulas } from './useMosFormulas.ts';
import { WhatIf } from './WhatIf.tsx';

interface Props {
  inputs: MosInputs;
  chosen: ChosenIngredient;
  /** Names of the figures that are not verified. */
  unverified: readonly string[];
  mos: Result<Mos>;
  nameOf: (field: string) => string;
}

type Entry = NonNullable<ChosenIngredient['ingredient']>['annexEntries'][number];

/** The names and CAS numbers play no part: the service sends only the entries that bear the name of the ingredient. */
const toAnnexRow = (entry: Entry): AnnexRow => ({ ...entry, names: [], casNumbers: '' });

/** The limits of a chosen ingredient say nothing about a substance that was typed over its name. */
const limitsOf = ({ ingredient }: ChosenIngredient, { substance, product }: MosInputs): LegalLimits | null =>
  ingredient && ingredient.inciName === substance
    ? legalLimits(ingredient.annexEntries.map(toAnnexRow), substance, product)
    : null;

/**
 * The margin of safety of one substance: value, verdict, working, and highest safe concentration beside the legal
 * limit.
 */
export function SingleResult({ inputs, chosen, unverified, mos, nameOf }: Props) {
  const { substance } = inputs;
  const { t } = useTranslation('tools');
  const { quantity } = useQuantity();
  const marginText = useMarginText();
  const formulas = useMosFormulas();
  const restsOn = useRestsOnText();
  const limitsText = useLegalLimitText();
  const usedText = useUsedValuesText();
  if (!mos.ok)
    return (
      <Section title={t('result')}>
        <InvalidInputList errors={mos.errors} nameOf={nameOf} />
      </Section>
    );
  const { result, input } = mos.value;
  const lines = formulas(mos.value);
  const values = { required: quantity(result.requiredMargin) };
  const highest = t('mos.highestIs', { value: quantity(result.highestSafeConcentrationPercent, 4) });
  const reason = input.required ? t('mos.otherMargin', { ...values, reason: input.required.reason }) : '';
  const limits = limitsOf(chosen, inputs);
  const isOver = (concentration: number) =>
    limits !== null && ['limit', 'ban'].includes(bindingOf(concentration, limits));
  const limitTexts =
    limits &&
    limitsText(limits, { concentration: input.concentrationPercent, safe: result.highestSafeConcentrationPercent });
  // What the law does not allow is not called safe, however large the margin is.
  const isForbidden = isOver(input.concentrationPercent);
  const verdict = isForbidden
    ? `${limitTexts?.over ?? ''} ${t('mos.verdict.forbidden', { ...values, margin: marginText(result.marginOfSafety, result.requiredMargin) })}`
    : t(`mos.verdict.${result.verdict}`, values);
  const text = () =>
    [
      substance,
      `MoS = ${marginText(result.marginOfSafety, result.requiredMargin, 5)}`,
      verdict,
      restsOn(unverified),
      ...usedText(chosen.toxicology),
      reason,
      highest,
      ...(limitTexts ? [...limitTexts.entries, limitTexts.binding] : []),
      formulaText(lines),
    ]
      .filter(Boolean)
      .join('\n');
  return (
    <>
      <Section
        title={substance ? t('mos.resultOf', { name: substance }) : t('result')}
        action={<ResultActions text={text} />}
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <MarginVerdict
            verdict={isForbidden ? 'below' : result.verdict}
            label={t('mos.margin')}
            value={marginText(result.marginOfSafety, result.requiredMargin)}
            unverified={unverified}
          >
            {verdict}
          </MarginVerdict>
          {reason && <Typography variant="body2">{reason}</Typography>}
          <HighestConcentration text={highest} limits={limitTexts} />
          <WhatIf
            key={`${input.concentrationPercent} ${result.highestSafeConcentrationPercent}`}
            mos={mos.value}
            isOver={isOver}
          />
        </Box>
      </Section>
      <Section title={t('formula')}>
        <Formula lines={lines} />
      </Section>
    </>
  );
}

/** The highest safe concentration, beside what the law allows where that is known. */
function HighestConcentration({ text, limits }: { text: string; limits: LegalLimitTexts | null }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: limits ? 'repeat(2, minmax(0, 1fr))' : '1fr' },
      }}
    >
      <Typography variant="body2">{text}</Typography>
      {limits && <LegalLimitNote texts={limits} />}
    </Box>
  );
}
