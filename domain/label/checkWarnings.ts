import type { AnnexIndex } from '../annex/annexIndex.ts';
import { annexEntriesOf } from '../annex/annexIndex.ts';
import type { Finding } from '../finding.ts';
import { finding } from '../finding.ts';
import type { MatchedName } from '../inci/matchedName.ts';
import type { InciIngredient } from '../inci/inciIndex.ts';
import type { Product } from '../product/product.ts';
import { kindsOf } from '../product/product.ts';
import { findingAt } from './checkNames.ts';
import type { LabelWarning } from './warnings.ts';
import { SERBIAN_WORDING_VERIFIED, labelWarnings } from './warnings.ts';

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('đ', 'd')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\s+/g, ' ');

function isAbout({ kinds, isForUnderThree }: LabelWarning, product: Product): boolean {
  const productKinds = kindsOf(product);
  return (
    (kinds.length === 0 || kinds.some((kind) => productKinds?.has(kind))) &&
    (!isForUnderThree || product.isForUnderThree === true)
  );
}

/**
 * Which warnings of the annexes (Article 19(1)(d)) the printed texts lack. Looks for the telling words of each wording in English and
 * Serbian, in all texts of the label. `texts`: label text, precautions, remarks.
 */
export function checkWarnings<T extends InciIngredient>(
  names: readonly MatchedName<T>[],
  texts: readonly (string | null)[],
  annexes: AnnexIndex,
  product: Product,
): Finding[] {
  const printed = plain(texts.join('\n'));
  return labelWarnings.flatMap((warning) => {
    const { id, entries, words, weight, english, serbian, reference } = warning;
    if (!isAbout(warning, product) || words.some((word) => printed.includes(word))) return [];
    const demands = ({ ingredient, match }: MatchedName) =>
      ingredient !== null &&
      match !== 'misspelling' &&
      annexEntriesOf(annexes, ingredient).some(
        ({ entry, by }) => by === 'name' && entries.includes(`${entry.annex}/${entry.reference}`),
      );
    const name = names.find(demands);
    if (entries.length > 0 && !name) return [];
    const params = { id, english, serbian, serbianVerified: SERBIAN_WORDING_VERIFIED };
    const found =
      weight === 'advised'
        ? finding('WARNING_ADVISED', 'info', reference, 'ADD_WARNING', params)
        : finding('WARNING_MISSING', weight === 'mandatory' ? 'error' : 'warning', reference, 'ADD_WARNING', params);
    return [name ? findingAt(name, found) : found];
  });
}
