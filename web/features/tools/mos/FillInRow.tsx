import { useTranslation } from 'react-i18next';
import { IngredientSearch } from '../../../subjects/check/IngredientSearch.tsx';
import type { IngredientHit } from '../../../subjects/check/useIngredientSearch.ts';
import '../translations.generated.ts';
import { fillIn, unverifiedFilled } from './provenance.ts';
import { useLoadValues } from './useLoadValues.ts';

interface Props {
  onFill: (row: FilledRow) => void;
  isFull: boolean;
}

/** A row of a formula as the data of an ingredient fill it in. */
interface FilledRow extends Record<string, string> {
  substance: string;
  concentration: string;
  pod: string;
  dermal: string;
  oral: string;
  unverified: string;
  adjusted: string;
}

/** Adds an ingredient of the dictionary to a formula, with the toxicology that its data have. */
export function FillInRow({ onFill, isFull }: Props) {
  const { t } = useTranslation('tools');
  const load = useLoadValues();
  const choose = async ({ id, inciName }: IngredientHit) => {
    const toxicology = id === null ? null : await load(id);
    const { texts, adjusted } = fillIn(toxicology);
    const unverified = unverifiedFilled(texts, { toxicology, isMissing: false });
    onFill({
      substance: inciName,
      concentration: '',
      ...texts,
      unverified: unverified.join(','),
      adjusted: adjusted === 'oralRaised' ? 'oral' : adjusted === 'dermalLowered' ? 'dermal' : '',
    });
  };
  return <IngredientSearch label={t('mos.addIngredient')} onChoose={(hit) => void choose(hit)} disabled={isFull} />;
}
