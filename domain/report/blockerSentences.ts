import { fieldNamesIn, innerFieldName } from '../fieldNames/fieldNames.ts';
import type { ToxicologyEndpoint } from '../ingredient/toxicology.ts';
import type { Language } from '../language.ts';
import type { ReasoningHeading } from '../pif/partB.ts';
import type { Contradicted } from './labelContradictions.ts';
import type { AgeGroupGap } from '../pif/ageGroupGaps.ts';
import { ageGroupSentence } from './ageGroupSentences.ts';
import type { Blocker, BlockerCode } from './blockers.ts';

const sentences: Readonly<Record<Language, Readonly<Record<BlockerCode, string>>>> = {
  en: {
    USE_NOT_KNOWN: 'Not answered: {subject}',
    NO_FORMULA: 'The file has no formula',
    PROHIBITED: 'Prohibited substance: {subject}',
    OVER_LIMIT: 'Above its limit: {subject}',
    SUM_NOT_100: 'The formula does not add up to 100 %',
    CONCENTRATION_UNKNOWN: 'The concentration is not known: {subject}',
    NO_CATEGORY: 'The file has no product category',
    NO_EXPOSURE: 'The exposure is not known',
    AGE_GROUP_EXPOSURE: '{subject}',
    INHALATION_MISSING: 'Not stated of what is breathed in: {subject}',
    MARGIN_BELOW: '{subject}: margin of safety {margin}, required above {required}',
    MARGIN_EQUAL: '{subject}: margin of safety exactly {margin}, required above {required}',
    MARGIN_ON_T25: '{subject}: margin of exposure {margin} on a T25, which the assessor has to judge (25,000 or more)',
    NOTHING_ABSORBED: '{subject}: dermal absorption of 0 %, no margin',
    ABSORPTION_CONTRADICTS: '{subject}: dermal absorption above the oral one',
    COMBINED_UNKNOWN: '{subject}: concentration or exposure of this product used together is not known',
    COMBINED_UNMATCHED: '{subject}: the formula does not hold this substance of a product used together',
    NO_POD:
      '{subject}: neither a point of departure nor a waiver with a reason from the list and at least 20 characters',
    WAIVER_STALE: '{subject}: the waiver stands beside a point of departure, or its reason does not hold',
    ENDPOINT_MISSING: '{subject}: neither data with a source nor a reason why there are none',
    NANO_NOT_ASSESSED: '{subject} [nano]: nobody said what the nano form rests on',
    CMR_NO_DATA: '{subject}: no data on CMR substances',
    IFRA_EXCEEDED: '{subject}: above the limit of the IFRA certificate',
    ALLERGEN_NOT_ON_LABEL: 'The label does not name the allergen {subject}',
    LABEL_CONTRADICTS: 'The label says otherwise than the file: {subject}',
    FIGURE_UNREASONED: 'Figures of the exposure stand in place of those of the category, without a reason',
    PHYSICAL_DATA_MISSING: 'Physical and chemical data missing: {subject}',
    MICROBIOLOGY: 'Section A3 (microbiology) is not complete',
    DOCUMENT_MISSING: 'Missing or expired: {subject}',
    LABEL_RED: 'The label is not compliant: {subject}',
    STATEMENT_MISSING: 'There is no statement on the safety of the product in B1',
    REASONING_MISSING: 'Reasoning that nobody wrote or confirmed: {subject}',
    REQUIRED_COMMENT: 'A comment has to be resolved: {subject}',
  },
  sr: {
    USE_NOT_KNOWN: 'Bez odgovora: {subject}',
    NO_FORMULA: 'Dosije nema formulu',
    PROHIBITED: 'Zabranjena supstanca: {subject}',
    OVER_LIMIT: 'Iznad dozvoljene granice: {subject}',
    SUM_NOT_100: 'Zbir formule nije 100 %',
    CONCENTRATION_UNKNOWN: 'Koncentracija nije poznata: {subject}',
    NO_CATEGORY: 'Dosije nema kategoriju proizvoda',
    NO_EXPOSURE: 'Izloženost nije poznata',
    AGE_GROUP_EXPOSURE: '{subject}',
    INHALATION_MISSING: 'Nije navedeno o onome što se udahne: {subject}',
    MARGIN_BELOW: '{subject}: margina bezbednosti {margin}, a mora biti iznad {required}',
    MARGIN_EQUAL: '{subject}: margina bezbednosti tačno {margin}, a mora biti iznad {required}',
    MARGIN_ON_T25:
      '{subject}: margina izloženosti {margin} prema T25, koju procenitelj mora da oceni (25.000 ili više)',
    NOTHING_ABSORBED: '{subject}: dermalna apsorpcija 0 %, nema margine',
    ABSORPTION_CONTRADICTS: '{subject}: dermalna apsorpcija veća od oralne',
    COMBINED_UNKNOWN: '{subject}: nije poznata koncentracija ili izloženost ovog proizvoda koji se koristi zajedno',
    COMBINED_UNMATCHED: '{subject}: formula ne sadrži ovu supstancu proizvoda koji se koristi zajedno',
    NO_POD: '{subject}: nema ni polazne tačke ni izuzeća sa razlogom sa spiska i bar 20 karaktera',
    WAIVER_STALE: '{subject}: izuzeće stoji pored polazne tačke ili njegov razlog ne važi',
    ENDPOINT_MISSING: '{subject}: nema ni podataka sa izvorom ni razloga zašto ih nema',
    NANO_NOT_ASSESSED: '{subject} [nano]: nije navedeno na čemu počiva nano oblik',
    CMR_NO_DATA: '{subject}: nema podataka o CMR supstancama',
    IFRA_EXCEEDED: '{subject}: iznad granice iz IFRA sertifikata',
    ALLERGEN_NOT_ON_LABEL: 'Na deklaraciji nije naveden alergen {subject}',
    LABEL_CONTRADICTS: 'Deklaracija navodi drugačije nego dosije: {subject}',
    FIGURE_UNREASONED: 'Vrednosti izloženosti stoje umesto onih iz kategorije, bez obrazloženja',
    PHYSICAL_DATA_MISSING: 'Nedostaju fizički i hemijski podaci: {subject}',
    MICROBIOLOGY: 'Odeljak A3 (mikrobiologija) nije potpun',
    DOCUMENT_MISSING: 'Nedostaje ili je isteklo: {subject}',
    LABEL_RED: 'Deklaracija nije usaglašena: {subject}',
    STATEMENT_MISSING: 'U B1 nema izjave o bezbednosti proizvoda',
    REASONING_MISSING: 'Obrazloženje koje niko nije napisao ni potvrdio: {subject}',
    REQUIRED_COMMENT: 'Komentar koji mora da se reši: {subject}',
  },
};

/** What a blocker is about, in words: headings and questions have a name in each language, others name themselves. */
export function blockerSubject(
  { code, subject, field: missing }: Pick<Blocker, 'code' | 'subject' | 'field'>,
  language: Language,
): string {
  const { value, field } = fieldNamesIn(language);
  if (code === 'ENDPOINT_MISSING')
    return [subject, value.endpoint[missing as ToxicologyEndpoint]].filter(Boolean).join(': ');
  if (missing !== null) return [subject, field[missing as keyof typeof field]].filter(Boolean).join(': ');
  if (code === 'REASONING_MISSING') return value.heading[subject as ReasoningHeading];
  if (code === 'USE_NOT_KNOWN') return field[subject as 'use' | 'isInhalable' | 'isForUnderThree' | 'isForIntimateUse'];
  if (code === 'LABEL_CONTRADICTS') return field[subject as Contradicted];
  if (code === 'INHALATION_MISSING') return innerFieldName('inhalation', subject ?? '', language);
  if (code === 'AGE_GROUP_EXPOSURE') return ageGroupSentence(subject as AgeGroupGap, language);
  return subject ?? '';
}

/**
 * A blocker as one sentence without a full stop.
 *
 * @param figure writes a margin with the signs of the language
 */
export function blockerSentence(
  blocker: Omit<Blocker, 'slug'>,
  language: Language,
  figure: (decimal: string) => string,
): string {
  const values: Readonly<Record<string, string>> = {
    subject: blockerSubject(blocker, language),
    margin: blocker.margin ? figure(blocker.margin) : '–',
    required: blocker.required ? figure(blocker.required) : '–',
  };
  return sentences[language][blocker.code].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
