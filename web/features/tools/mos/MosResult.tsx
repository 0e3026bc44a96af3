import { useTranslation } from 'react-i18next';
import '../translations.generated.ts';
import { AggregateResult, type ProductRow } from './AggregateMode.tsx';
import { AreaResult } from './AreaMode.tsx';
import { FormulaResult, type IngredientRow } from './FormulaMode.tsx';
import { calculateMos, mosDefaults, type MosInputs, type MosMode } from './mosInputs.ts';
import { unverifiedExposure, unverifiedFilled, unverifiedSkin } from './provenance.ts';
import type { useRows } from './rows.ts';
import { SingleResult } from './SingleResult.tsx';
import { TtcResult } from './TtcMode.tsx';
import type { ChosenIngredient } from './useChosenIngredient.ts';

interface Props {
  mode: MosMode;
  inputs: MosInputs;
  chosen: ChosenIngredient;
  ingredients: ReturnType<typeof useRows<IngredientRow>>;
  products: ReturnType<typeof useRows<ProductRow>>;
}

/** The result of a mode, with the names of the figures that it rests on and that nobody has verified. */
export function MosResult({ mode, inputs, chosen, ingredients, products }: Props) {
  const { t } = useTranslation('tools');
  const nameOf = (field: string) => t(`field.${field as 'pod'}`);
  const filled = unverifiedFilled(inputs, chosen);
  const withoutDermal = filled.filter((field) => field !== 'dermal');
  switch (mode) {
    case 'single':
      return (
        <SingleResult
          inputs={inputs}
          chosen={chosen}
          mos={calculateMos(inputs)}
          unverified={[...filled, ...unverifiedExposure(inputs)].map(nameOf)}
          nameOf={nameOf}
        />
      );
    case 'area':
      return (
        <AreaResult
          inputs={inputs}
          unverified={[...withoutDermal, ...unverifiedSkin(inputs)].map(nameOf)}
          nameOf={nameOf}
        />
      );
    case 'formula':
      return <FormulaResult inputs={{ ...inputs, margin: mosDefaults.margin }} rows={ingredients} nameOf={nameOf} />;
    case 'aggregate':
      return <AggregateResult inputs={inputs} rows={products} unverified={withoutDermal.map(nameOf)} nameOf={nameOf} />;
    case 'ttc':
      return <TtcResult inputs={inputs} nameOf={nameOf} />;
  }
}
