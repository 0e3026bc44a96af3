import type { Finding } from '../../finding.ts';
import { finding } from '../../finding.ts';
import type { Product } from '../../product/product.ts';
import { kindsOf } from '../../product/product.ts';
import { plainText } from '../warnings/matchWording.ts';

const RECOMMENDATION = 'Commission Recommendation 2006/647/EC';

/** Categories and labelled sun protection factors: Recommendation 2006/647/EC, point 14 and Annex. */
const CLASSES = [
  { category: 'LOW', factors: ['6', '10'] },
  { category: 'MEDIUM', factors: ['15', '20', '25'] },
  { category: 'HIGH', factors: ['30', '50'] },
  { category: 'VERY_HIGH', factors: ['50+'] },
] as const;
type SunClass = (typeof CLASSES)[number]['category'];

const FACTOR =
  /\b(?:spf|zf|lsf|sun protection factor|zastitni faktor|faktor zastite)[\s:-]{0,3}(\d{1,3})(?:\s?(\+|plus\b))?/g;
/** The words of a category; "very high" before "high". */
const CLASS_WORDS: readonly (readonly [SunClass, RegExp])[] = [
  ['VERY_HIGH', /\bvery high protection|\b(?:veoma|vrlo|jako) visok\w* zastit\w*/],
  ['HIGH', /\bhigh protection|\bvisok\w* zastit\w*/],
  ['MEDIUM', /\b(?:medium|moderate) protection|\bsrednj\w* zastit\w*/],
  ['LOW', /\blow protection|\bnisk\w* zastit\w*/],
];
/**
 * Claims of point 5: no sunscreen protects wholly, and none needs to be applied once only. Sunblock is the
 * Recommendation's own example.
 */
const CLAIMS =
  /\bsun ?block(?:er)?\b|\btotal (?:sun )?protection\b|\b100 ?% (?:uv |sun )?protection\b|\btotaln\w+ zastit\w*|\bpotpun\w+ zastit\w* od (?:sunca|uv)|\b100 ?% zastit\w*|\bno need to re-?apply\b|\ball[- ]day (?:protection|prevention)\b|\bcelodnevn\w+ zastit\w*|\bnije potrebno ponov\w+/g;

/** What the text of a sunscreen says of its protection: points 4, 5, 10 to 14 of the Recommendation. */
export function checkSun(texts: readonly (string | null | undefined)[], product: Product): Finding[] {
  if (!kindsOf(product)?.has('sun')) return [];
  const text = texts.map((one) => plainText(one ?? '')).join('. ');
  const sun = (rule: string, params: Finding['params'] = {}) =>
    finding('SUN_LABELLING', 'warning', RECOMMENDATION, 'CORRECT_LABEL_TEXT', {
      rule,
      text: Object.values(params).join(' ') || rule,
      ...params,
    });
  const factors = [...new Set([...text.matchAll(FACTOR)].map(([, value = '', plus]) => `${value}${plus ? '+' : ''}`))];
  const classOf = (factor: string) =>
    CLASSES.find((one) => (one.factors as readonly string[]).includes(factor))?.category ?? null;
  const printed = CLASS_WORDS.find(([, words]) => words.test(text))?.[0] ?? null;
  const expected = factors.map(classOf).filter((one) => one !== null);
  return [
    ...(factors.length === 0 ? [sun('FACTOR_MISSING')] : []),
    ...factors.filter((factor) => classOf(factor) === null).map((factor) => sun('FACTOR', { factor })),
    ...(printed === null && expected.length > 0 ? [sun('CATEGORY_MISSING')] : []),
    ...(printed !== null && expected.length > 0 && !expected.includes(printed)
      ? [sun('CATEGORY', { factor: factors.join(', ') })]
      : []),
    ...(/\buva\b/.test(text) ? [] : [sun('UVA_MISSING')]),
    ...[...new Set(text.match(CLAIMS) ?? [])].map((phrase) => sun('CLAIM', { name: phrase })),
  ];
}
