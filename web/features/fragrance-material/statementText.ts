import type { FragranceAllergen } from '../../../domain/allergen/allergenStatement.ts';
import { inciKey } from '../../../domain/inci/inciKey.ts';
import { decimalText } from '../../shared/i18n/decimalText.ts';

type Statement = readonly FragranceAllergen[];

const shareText = ({ percent, detectionLimit }: FragranceAllergen): string =>
  percent === null ? (detectionLimit === null ? 'n.d.' : `<${decimalText(detectionLimit)}`) : decimalText(percent);

/** A statement as text that readStatement reads as the same: a line of each allergen, its cells parted by tabs. */
export const statementText = (allergens: Statement): string =>
  allergens.map((allergen) => [allergen.inciName, allergen.casNumber ?? '', shareText(allergen)].join('\t')).join('\n');

const byName = (allergens: Statement) => new Map(allergens.map((allergen) => [inciKey(allergen.inciName), allergen]));

const isSameLine = (one: FragranceAllergen | undefined, other: FragranceAllergen | undefined): boolean =>
  one?.casNumber === other?.casNumber &&
  one?.percent === other?.percent &&
  one?.detectionLimit === other?.detectionLimit;

/** What somebody else stored, with the lines that were typed, changed or taken out since `before`. */
export function mergeStatements(remote: Statement, typed: Statement, before: Statement): Statement {
  const [old, theirs, mine] = [before, remote, typed].map(byName) as [Lines, Lines, Lines];
  const kept = remote.flatMap((line): FragranceAllergen[] => {
    const key = inciKey(line.inciName);
    if (isSameLine(mine.get(key), old.get(key))) return [line];
    const changed = mine.get(key);
    return changed ? [changed] : [];
  });
  const added = typed.filter(({ inciName }) => {
    const key = inciKey(inciName);
    return !theirs.has(key) && !isSameLine(mine.get(key), old.get(key));
  });
  return [...kept, ...added];
}

type Lines = ReturnType<typeof byName>;

/** An allergen of two versions of a statement; null in one that does not name it. */
export interface StatementDifference {
  inciName: string;
  local: FragranceAllergen | null;
  remote: FragranceAllergen | null;
}

/** The allergens in which two versions of a statement differ. */
export function statementDifferences(local: Statement, remote: Statement): StatementDifference[] {
  const [mine, theirs] = [byName(local), byName(remote)];
  return [...new Map([...mine, ...theirs])].flatMap(([key, { inciName }]) =>
    isSameLine(mine.get(key), theirs.get(key))
      ? []
      : [{ inciName, local: mine.get(key) ?? null, remote: theirs.get(key) ?? null }],
  );
}
