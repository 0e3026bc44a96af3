import type { AnnexEntry } from '../../domain/annex/annexEntry.ts';
import { splitParts } from '../../domain/annex/splitParts.ts';
import { checkLabel } from '../../domain/label/checkLabel.ts';
import { buildKnowledge } from '../../domain/label/knowledge.ts';
import type { Product } from '../../domain/product/product.ts';
import { UNKNOWN_PRODUCT } from '../../domain/product/product.ts';
import type { ProductKind } from '../../domain/product/productCategories.ts';
import { productCategories } from '../../domain/product/productCategories.ts';

/** A label with one substance of the annexes, and whether a warning is missing on it. */
export type WarningCase = {
  readonly title: string;
  readonly entry: AnnexEntry;
  readonly name: string;
  readonly product: Product;
  readonly percent: number | null;
  readonly text: string | null;
  readonly isMissing: boolean;
};

/** Column i without a wording for the label: footnotes about raw materials, applications and particle sizes. */
const NO_WORDING = /limit applies to the substance|Not to be used in applications that may lead/;
/** Where the scope alone does not lead to the product that the wording is about. */
const KINDS: Readonly<Record<string, ProductKind>> = {
  'III/59': 'body',
  'III/381': 'body',
  'III/12e': 'oral',
  'III/261': 'oxidativeHairDye',
  'V/12a': 'body',
  'V/23': 'toothpaste',
  'V/25': 'toothpaste',
  'VI/4a': 'sun',
  'VI/4b': 'sun',
};

function productOf(kind: ProductKind | undefined, wording: string): Product {
  const category = productCategories.find(({ kinds }) => kind === undefined || kinds.includes(kind));
  return {
    ...UNKNOWN_PRODUCT,
    category: category?.code ?? null,
    use: category?.use ?? 'leave-on',
    isForUnderThree: /nappy|powder away/i.test(wording),
  };
}

/** A percentage over every threshold of column i where the wording depends on one, else none. */
const percentOf = (wording: string, reference: string) =>
  /Above 2%/i.test(wording) ? 3 : reference === 'III/12e' ? 5 : reference === 'V/48' ? 0.08 : null;

/** Entries whose column i ends in the middle of the last sentence in the Commission's export of 2026. */
const CUT_OFF = ['III/215', 'III/218', 'III/266'];
const LAST_SENTENCE = '— you have experienced a reaction to a temporary ‘black henna’ tattoo in the past.';

/**
 * Spelling errors of the Commission's texts, which a label does not repeat; and the mixing ratio, which it gives in
 * figures.
 */
const asPrinted = ({ annex, reference, warnings }: AnnexEntry) =>
  `${warnings}${CUT_OFF.includes(`${annex}/${reference}`) ? LAST_SENTENCE : ''}`
    .replace(/\bcan use\b/g, 'can cause')
    .replace(/\bseere\b/g, 'severe')
    .replace(/\bfolow\b/g, 'follow')
    .replace(/\bin(?:s)?tr?u?ctions|\binstrctions|\bintructions/g, 'instructions')
    .replace(/The mixing ratio/gi, 'Mixing ratio 1:1')
    .replace(/Concentration of H2O2 present or released indicated in percentage/i, 'Contains 5 % H2O2')
    .replace(/eyleashes/g, 'eyelashes');

/**
 * For each entry of Annexes III, V and VI and each part of its column i: without the wording, with a claim, and with
 * the wording.
 */
export function casesOfEntries(entries: readonly AnnexEntry[]): WarningCase[] {
  return entries.flatMap((entry) => {
    const isWorded = ['III', 'V', 'VI'].includes(entry.annex) && entry.warnings.trim() !== '';
    // III/16 is there twice for 1-naphthol; the longer wording is the one that is due.
    const isRepeated = entries.some(
      (other) =>
        `${other.annex}/${other.reference}` === `${entry.annex}/${entry.reference}` &&
        other.warnings.length > entry.warnings.length &&
        other.keys.some((key) => entry.keys.includes(key)),
    );
    if (!isWorded || isRepeated || NO_WORDING.test(entry.warnings)) return [];
    const name = entry.keys.find((key) => key.length < 90 && !/[;|\n]/.test(key));
    if (name === undefined) return [];
    const part = [...splitParts(entry.warnings).keys()].find((one) => one !== '') ?? '';
    const reference = `${entry.annex}/${entry.reference}${part}`;
    const scope = (entry.conditions.find((condition) => part === '' || condition.part === part) ?? entry.conditions[0])
      ?.scope;
    const kind = KINDS[reference] ?? KINDS[`${entry.annex}/${entry.reference}`] ?? scope?.kinds[0];
    const shared = {
      entry,
      name,
      product: productOf(kind, entry.warnings),
      percent: percentOf(entry.warnings, reference),
    };
    return [
      { ...shared, title: `${reference} without wording`, text: null, isMissing: true },
      {
        ...shared,
        title: `${reference} with a claim`,
        text: `Bogato, nežno i efikasno: ${name}. With the power of ${name} for professional hair and skin.`,
        isMissing: true,
      },
      { ...shared, title: `${reference} with its wording`, text: asPrinted(entry), isMissing: false },
    ];
  });
}

/** Whether the check says of a case what it should. */
export function isRight({ entry, name, product, percent, text, isMissing }: WarningCase): boolean {
  const knowledge = buildKnowledge(
    ['AQUA', name].map((inciName) => ({ inciName, casNumbers: [] })),
    [entry],
  );
  const { findings } = checkLabel(
    {
      ingredients: `Aqua, ${name}${percent === null ? '' : ` (${percent} %)`}`,
      product,
      particulars: {
        markets: ['EU'],
        responsiblePerson: 'Company, Street 1, City',
        countryOfOrigin: 'Serbia',
        isImported: false,
        nominalContent: '50 ml',
        paoMonths: 12,
        bestBefore: null,
        minimumDurabilityMonths: 36,
        isPaoIrrelevant: false,
        batch: 'L1',
        productFunction: 'Cream',
        precautions: text,
        labelText: null,
      },
    },
    knowledge,
    '2026-11-01',
  );
  return findings.some(({ code }) => code === 'WARNING_MISSING') === isMissing;
}
