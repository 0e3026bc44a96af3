import { FIRST_DAY_FOR_ALL, LAST_AVAILABLE } from '../allergen/declaration.ts';
import type { MissingAllergen, ReprintState, ReprintStates } from '../allergen/missingAllergens.ts';
import { languages, type Language } from '../language.ts';
import { guardFormula } from '../raw-material-import/formulaGuard.ts';

/** A label as a line of the sheet. */
export type ReprintLine = ReprintStates & {
  readonly name: string;
  readonly companyName: string;
  readonly missing: readonly MissingAllergen[];
  readonly unknownIn: readonly string[];
  /** Whether it was judged by its formula; otherwise by its printed list alone. */
  readonly isByFormula: boolean;
};

/** How many labels were found, of which a sheet may hold fewer, and how many are still to be judged again. */
export type ReprintCounts = { readonly found: number; readonly waiting: number };

const words = {
  en: {
    label: ['Label', 'Company', 'New batches today'],
    stock: 'Stock until',
    later: 'From',
    names: ['Missing names', 'Of these missing on stock too', 'Allergens not known in', 'Judged by'],
    states: { complete: 'Complete', missing: 'Reprint', unknown: 'Not known' },
    sellable: 'May be sold',
    notJudged: 'Not judged yet',
    formula: 'Formula',
    list: 'Printed list, without a formula',
    cut: (written: string, found: string) => `The first ${written} of ${found} labels`,
    waiting: (count: string) => `Labels being judged again after a change, whose lines may be outdated: ${count}`,
  },
  sr: {
    label: ['Deklaracija', 'Firma', 'Nove serije danas'],
    stock: 'Zalihe do',
    later: 'Od',
    names: ['Nazivi koji nedostaju', 'Od toga nedostaju i na zalihama', 'Nepoznati alergeni u', 'Ocenjeno prema'],
    states: { complete: 'Potpuna', missing: 'Ponovo štampati', unknown: 'Nije poznato' },
    sellable: 'Sme da se prodaje',
    notJudged: 'Još nije ocenjena',
    formula: 'Formuli',
    list: 'Štampanom spisku, bez formule',
    cut: (written: string, found: string) => `Prvih ${written} od ${found} deklaracija`,
    waiting: (count: string) =>
      `Deklaracije koje se ponovo ocenjuju posle izmene, čiji redovi mogu biti zastareli: ${count}`,
  },
} as const satisfies Record<Language, { states: Record<ReprintState, string>; [name: string]: unknown }>;

const namesOf = (allergens: readonly MissingAllergen[]) => allergens.map(({ name }) => name).join(', ');

/**
 * The cells of the list of labels to reprint: headings and a line for each label. Titles over them say that labels were
 * found that the sheet does not hold, or that some are being judged again. Stock without the new names is not complete,
 * but it may be sold until its last day.
 */
export function reprintSheet(
  lines: readonly ReprintLine[],
  { found, waiting }: ReprintCounts,
  language: Language,
): string[][] {
  const { locale } = languages[language];
  const its = words[language];
  const number = (value: number) => value.toLocaleString(locale);
  // Without the time zone, the day before would be written west of Greenwich.
  const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const day = (iso: string) => dayFormat.format(new Date(iso));
  const unknownOf = ({ later, unknownIn }: ReprintLine) =>
    later === 'unknown' && unknownIn.length === 0 ? its.notJudged : unknownIn.join(', ');
  const cells = lines.map((line) => [
    line.name,
    line.companyName,
    its.states[line.newBatches],
    line.stock === 'complete' && line.later === 'missing' ? its.sellable : its.states[line.stock],
    its.states[line.later],
    namesOf(line.missing),
    namesOf(line.missing.filter(({ isMissingOnStock }) => isMissingOnStock)),
    unknownOf(line),
    line.isByFormula ? its.formula : its.list,
  ]);
  return [
    ...(lines.length < found ? [[its.cut(number(lines.length), number(found))]] : []),
    ...(waiting > 0 ? [[its.waiting(number(waiting))]] : []),
    [...its.label, `${its.stock} ${day(LAST_AVAILABLE)}`, `${its.later} ${day(FIRST_DAY_FOR_ALL)}`, ...its.names],
    ...cells.map((row) => row.map(guardFormula)),
  ];
}
