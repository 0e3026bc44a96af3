import type { Finding } from '../finding.ts';
import { finding } from '../finding.ts';
import type { InciIngredient } from '../inci/inciIndex.ts';
import type { Product } from '../product/product.ts';
import type { AnnexEntry } from './annexEntry.ts';
import type { AnnexIndex } from './annexIndex.ts';
import { limitsFurocoumarines } from './furocoumarines.ts';

const entryOf = ({ annex, reference }: AnnexEntry) => `${annex}/${reference}`;

/**
 * What Article 15 of Regulation (EC) No 1223/2009 says about a CMR substance that an entry of Annexes III to VI allows:
 * category 2 as the entry limits it (paragraph 1), category 1A or 1B only by an exemption (paragraph 2). Substances of
 * Annex II are banned anyway.
 */
export function checkCmr(entries: readonly AnnexEntry[]): Finding[] {
  const [entry] = entries.filter(({ annex, cmr }) => annex !== 'II' && cmr.length > 0);
  if (!entry) return [];
  const isSevere = entry.cmr.some((one) => !one.endsWith('2'));
  const reference = `Regulation (EC) No 1223/2009, Article 15(${isSevere ? '2' : '1'})`;
  const params = { entry: entryOf(entry), cmr: entry.cmr.join(', ') };
  return [finding('CMR_SUBSTANCE', isSevere ? 'warning' : 'info', reference, 'VERIFY_CONDITION', params)];
}

/**
 * Asks about entries that the column "Restriction" of the Commission's inventory names for an ingredient although they
 * do not bear its name: "II/416" is a warning, because the entry bans, any other an info; so is II/358 outside the
 * products in which it limits furocoumarines. `found` are the entries that the ingredient was found in anyway.
 */
export function checkRestriction(
  index: AnnexIndex,
  { restriction }: InciIngredient,
  product: Product,
  found: readonly AnnexEntry[],
): Finding[] {
  const named = [...(restriction ?? '').matchAll(/\b(II|III|IV|V|VI)\/(\d{1,4}[a-z]?)\b/g)].map(([entry]) => entry);
  const known = new Set(found.map(entryOf));
  return [...new Set(named)].flatMap((reference) => {
    const entry = index.byReference.get(reference);
    if (!entry || known.has(reference)) return [];
    const { annex, exception, substance } = entry;
    const law = `Regulation (EC) No 1223/2009, Annex ${annex}/${entry.reference}`;
    const isBan = annex === 'II' && (exception !== 'naturalEssence' || limitsFurocoumarines(product));
    const params = { entry: reference, substance };
    return [finding('RESTRICTED_BY_INVENTORY', isBan ? 'warning' : 'info', law, 'VERIFY_IDENTITY', params)];
  });
}
