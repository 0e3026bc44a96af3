import { inciKey } from '../inci/inciKey.ts';
import { buildTrigramIndex, nearestKeys } from '../inci/trigramIndex.ts';
import { materialKey } from '../raw-material-import/materialKey.ts';
import type { FormulaSheetRow } from './formulaRow.ts';

/** Raw materials that are offered for one row. */
const MAX_SUGGESTIONS = 5;

/** A raw material that the company of the formula sees. */
export interface KnownMaterial {
  id: string;
  tradeName: string;
  manufacturer: string;
  /** The supplier's code; '' where there is none. */
  code: string;
  inciNames: readonly string[];
}

/** Why a raw material is that of a row, the most certain first. */
export type MatchReason = 'REMEMBERED' | 'CODE' | 'NAMES' | 'TRADE_NAME' | 'ONLY_INCI';

/** The raw material of a row; those that may be it, which a person confirms; or none, so that it is new. */
export type RowMatch<Material> =
  | { readonly kind: 'MATCHED'; readonly reason: MatchReason; readonly material: Material }
  | { readonly kind: 'SUGGESTED'; readonly suggestions: readonly Material[] }
  | { readonly kind: 'NEW' };

/** The texts of a row that say which raw material it is. */
export type RowIdentity = Pick<FormulaSheetRow, 'code' | 'tradeName' | 'manufacturer' | 'components'>;

const nameOf = ({ tradeName, components }: RowIdentity): string =>
  tradeName || components.map(({ inciName }) => inciName).join(', ');

const codeKey = (code: string): string => materialKey(code, '');

/**
 * By what the choice of a raw material for a row is remembered: its name, manufacturer and code, capital letters and
 * blanks aside. Null for a row with neither name nor code, which the next one of that kind has nothing in common with.
 */
export const choiceKey = (row: RowIdentity): string | null =>
  nameOf(row) === '' && row.code.trim() === ''
    ? null
    : `${materialKey(nameOf(row), row.manufacturer)}\n${codeKey(row.code)}`;

function groupBy<Material>(
  materials: readonly Material[],
  keyOf: (material: Material) => string,
): Map<string, Material[]> {
  const groups = new Map<string, Material[]>();
  for (const material of materials) {
    const key = keyOf(material);
    const group = groups.get(key);
    if (group) group.push(material);
    else groups.set(key, [material]);
  }
  groups.delete('');
  return groups;
}

/**
 * Finds the raw material of a row: the one remembered for it (`remembered`: ids by `choiceKey`), the only one of its
 * code, of its trade name and manufacturer, of its trade name while no other manufacturer is named, or the only one
 * that consists of the row's only INCI name. The last is only suggested where the row has a trade name of its own, and
 * so is one of several that fit and one of a similar name: two suppliers of one INCI name are two raw materials with
 * papers of their own. Ours.
 */
export function createMatcher<Material extends KnownMaterial>(
  materials: readonly Material[],
  remembered: ReadonlyMap<string, string>,
): (row: RowIdentity) => RowMatch<Material> {
  const byId = new Map(materials.map((material) => [material.id, material]));
  const byCode = groupBy(materials, ({ code }) => (code.trim() === '' ? '' : codeKey(code)));
  const byNames = groupBy(materials, ({ tradeName, manufacturer }) => materialKey(tradeName, manufacturer));
  const byTradeName = groupBy(materials, ({ tradeName }) => materialKey(tradeName, ''));
  const byOnlyInci = groupBy(materials, ({ inciNames }) => (inciNames.length === 1 ? inciKey(inciNames[0] ?? '') : ''));
  const keys = materials.map(({ tradeName }) => inciKey(tradeName));
  const similar = buildTrigramIndex(keys);
  const matched = (reason: MatchReason, material: Material): RowMatch<Material> => ({
    kind: 'MATCHED',
    reason,
    material,
  });

  return (row) => {
    const known = byId.get(remembered.get(choiceKey(row) ?? '') ?? '');
    if (known) return matched('REMEMBERED', known);
    const [ofCode, ...moreOfCode] = byCode.get(row.code.trim() === '' ? '' : codeKey(row.code)) ?? [];
    if (ofCode && moreOfCode.length === 0) return matched('CODE', ofCode);
    const suggestions: Material[] = ofCode ? [ofCode, ...moreOfCode] : [];

    if (row.tradeName !== '') {
      const [ofNames, ...moreOfNames] = byNames.get(materialKey(row.tradeName, row.manufacturer)) ?? [];
      if (ofNames && moreOfNames.length === 0) return matched('NAMES', ofNames);
      const ofTradeName = byTradeName.get(materialKey(row.tradeName, '')) ?? [];
      const [only] = ofTradeName;
      const isSameMaker = row.manufacturer === '' || only?.manufacturer.trim() === '';
      if (only && ofTradeName.length === 1 && isSameMaker) return matched('TRADE_NAME', only);
      suggestions.push(...ofTradeName);
    }
    const [component, ...moreComponents] = row.components;
    const inci = component && moreComponents.length === 0 ? inciKey(component.inciName) : '';
    const ofInci = byOnlyInci.get(inci) ?? [];
    const isNamedByInci = row.tradeName === '' || inciKey(row.tradeName) === inci;
    if (ofInci[0] && ofInci.length === 1 && isNamedByInci && suggestions.length === 0)
      return matched('ONLY_INCI', ofInci[0]);
    suggestions.push(
      ...ofInci,
      ...nearestKeys(similar, inciKey(nameOf(row)), MAX_SUGGESTIONS).flatMap(({ ordinal }) => materials[ordinal] ?? []),
    );
    const distinct = [...new Set(suggestions)].slice(0, MAX_SUGGESTIONS);
    return distinct.length > 0 ? { kind: 'SUGGESTED', suggestions: distinct } : { kind: 'NEW' };
  };
}
