import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { PifReasoningHeading } from '../../../../shared/apollo/schema.generated.ts';
import { useQuantity } from '../../../../shared/i18n/useQuantity.ts';
import type { ComputedSentences, PifWithPartB } from './partB.form.ts';
import './translations.generated.ts';

const WITHOUT_MARGIN: readonly string[] = ['NO_POD', 'UNKNOWN'];

type Computed = Pick<PifWithPartB, 'safetyReport' | 'claims' | 'requirements'>;

/** Figures are written with a comma or a point. */
const comparable = (text: string) => text.trim().replace(/(?<=\d)[.,\s](?=\d)/g, '');

/** The sentences that open the reasoning. */
export function useComputedSentences(pif: Computed): ComputedSentences {
  const { t, i18n } = useTranslation('pifPartB');
  const { quantity } = useQuantity();
  const decimal = (text: string) => quantity(Number(text));
  const languages = ['en', 'sr'].map((language) => sentencesOf(pif, i18n.getFixedT(language, 'pifPartB'), decimal));
  return {
    sentence: sentencesOf(pif, t, decimal),
    isCurrent: (heading, text) =>
      pif.safetyReport === null || languages.some((sentence) => comparable(sentence(heading)) === comparable(text)),
  };
}

function sentencesOf(
  { safetyReport, claims, requirements }: Computed,
  t: TFunction<'pifPartB'>,
  decimal: (text: string) => string,
) {
  const substances = safetyReport?.substances ?? [];
  const isDone = (field: string) =>
    requirements.some((one) => one.section === 'SAFETY_REPORT' && one.field === field && one.state === 'DONE');
  const lowest = substances
    .flatMap(({ inciName, own, aggregate, combined, requiredMargin }) =>
      [own, aggregate, combined].flatMap((row) =>
        row?.margin ? [{ inciName, margin: row.margin.value, required: requiredMargin.value }] : [],
      ),
    )
    .sort((one, other) => Number(one.margin) - Number(other.margin))[0];
  const declared = (safetyReport?.allergens ?? []).filter((one) => one.isDeclared);
  const exceeded = (safetyReport?.ifra ?? []).filter(({ state }) => state === 'EXCEEDED' || state === 'NOT_PERMITTED');
  const nano = substances.filter(({ isNano }) => isNano).map(({ inciName }) => inciName);
  const ofA4 = safetyReport?.sections.find(({ code }) => code === 'A4');
  const hasImpurities = ofA4 !== undefined && !ofA4.missing.some(({ code }) => code === 'IMPURITIES');
  return (heading: PifReasoningHeading): string => {
    switch (heading) {
      case 'SUBSTANCES':
        return t('sentence.SUBSTANCES', {
          count: substances.length,
          open: substances.filter(({ verdict }) => WITHOUT_MARGIN.includes(verdict)).length,
        });
      case 'MARGINS':
        return lowest
          ? t('sentence.MARGINS', {
              name: lowest.inciName,
              margin: decimal(lowest.margin),
              required: decimal(lowest.required),
            })
          : t('sentence.NO_MARGIN');
      case 'STABILITY':
        return t(isDone('stability') ? 'sentence.STABILITY' : 'sentence.STABILITY_OPEN');
      case 'MICROBIOLOGY':
      case 'INTIMATE_USE':
        return t(
          isDone('microbiology') && isDone('challenge') ? 'sentence.MICROBIOLOGY' : 'sentence.MICROBIOLOGY_OPEN',
          { group: safetyReport?.microbiologyGroup?.group ?? '–' },
        );
      case 'IMPURITIES':
        return t(hasImpurities ? 'sentence.IMPURITIES' : 'sentence.IMPURITIES_OPEN');
      case 'PACK':
        return t(isDone('pack') ? 'sentence.PACK' : 'sentence.PACK_OPEN');
      case 'INTERACTIONS':
        return t('sentence.INTERACTIONS');
      case 'ALLERGENS':
        return [
          t('sentence.ALLERGENS', {
            count: declared.length,
            open: declared.filter(({ isOnLabel }) => isOnLabel === false).length,
          }),
          exceeded.length > 0
            ? t('sentence.IFRA_EXCEEDED', { names: exceeded.map(({ name }) => name).join(', ') })
            : t('sentence.IFRA'),
        ].join(' ');
      case 'EFFECTS':
        return t(isDone('effects') ? 'sentence.EFFECTS' : 'sentence.EFFECTS_OPEN');
      case 'INHALATION':
        return t('sentence.INHALATION');
      case 'NANO':
        return t('sentence.NANO', { count: nano.length, names: nano.join(', ') });
      case 'CLAIMS':
        return t('sentence.CLAIMS', { count: claims.claims.length });
      case 'VULNERABLE_GROUP':
        return t('sentence.VULNERABLE_GROUP', { count: (safetyReport?.exposure?.groups ?? []).length });
      case 'UNDER_THREE': {
        const exposure = safetyReport?.exposure?.exposure?.value;
        return exposure ? t('sentence.UNDER_THREE', { exposure: decimal(exposure) }) : t('sentence.UNDER_THREE_OPEN');
      }
    }
  };
}
