import { skipToken } from '@apollo/client/react';
import type { ToxicologyScope } from '../../../shared/apollo/schema.generated.ts';
import {
  useIngredientToxicologyQuery,
  useUsedToxicologyVersionsQuery,
  type IngredientToxicologyQuery,
} from './IngredientToxicology.generated.ts';
import { marksText, readMarks, valuesInForce, valuesOf, type Marks, type UsedValues } from './usedValues.ts';

type Ingredient = IngredientToxicologyQuery['ingredient'];

export interface ChosenIngredient {
  ingredient: Ingredient | null;
  /** The values that the calculation was made with. */
  toxicology: UsedValues | null;
  /** The values that hold now, when they are others than those of the calculation. */
  newer: UsedValues | null;
  /** An ingredient is chosen whose data are not here: they are being loaded, or could not be. */
  isMissing: boolean;
  error: Error | undefined;
  retry: () => void;
}

/**
 * The data of the ingredient with this id, in the versions that `data` names: both are held by the address, so that a
 * calculation is shown again as it was made. Without versions the values in force; nothing for an empty id.
 */
export function useChosenIngredient({
  ingredient: id,
  data: text,
}: {
  ingredient: string;
  data: string;
}): ChosenIngredient {
  const { data, error, loading, refetch } = useIngredientToxicologyQuery(
    id === '' ? skipToken : { variables: { id }, notifyOnNetworkStatusChange: true },
  );
  const ingredient = id === '' ? null : (data?.ingredient ?? null);
  const marks = readMarks(text);
  const own = useEarlierVersions(ingredient, 'OWN', marks);
  const global = useEarlierVersions(ingredient, 'GLOBAL', marks);
  const current = ingredient && valuesInForce(ingredient.toxicology, ingredient.ownToxicology);
  const usedOf = (part: keyof Marks) => {
    const mark = marks?.[part];
    const { versions } = mark?.scope === 'OWN' ? own : global;
    const found = versions.find(({ version }) => version === mark?.version);
    return mark && found ? { scope: mark.scope, data: found } : null;
  };
  const used = marks ? valuesOf(usedOf('pod'), usedOf('absorption')) : current;
  const isMissing = id !== '' && (ingredient === null || own.isMissing || global.isMissing);
  return {
    ingredient,
    toxicology: used,
    newer: !isMissing && marks !== null && marksText(current) !== text ? current : null,
    isMissing,
    error: loading ? undefined : (error ?? own.error ?? global.error),
    retry: () => void Promise.all([refetch(), own.refetch(), global.refetch()]).catch(() => undefined),
  };
}

/** The version in force, and all earlier ones where the calculation names one of them. */
function useEarlierVersions(ingredient: Ingredient | null, scope: ToxicologyScope, marks: Marks | null) {
  const current = (scope === 'OWN' ? ingredient?.ownToxicology : ingredient?.toxicology) ?? null;
  const isEarlier =
    ingredient !== null &&
    [marks?.pod, marks?.absorption].some((mark) => mark?.scope === scope && mark.version !== current?.version);
  const { data, error, refetch } = useUsedToxicologyVersionsQuery(
    isEarlier ? { variables: { ingredientId: ingredient.id, scope } } : skipToken,
  );
  const versions = isEarlier ? data?.toxicologyVersions : current ? [current] : [];
  return {
    versions: versions ?? [],
    isMissing: versions === undefined,
    error,
    refetch: () => (isEarlier ? refetch() : Promise.resolve()),
  };
}
