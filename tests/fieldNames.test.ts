import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fieldName } from '../bff/modules/history/history.fields.rest.ts';
import { wireNames as labelNames } from '../bff/modules/label/label.fields.rest.ts';
import {
  overrideWireNames,
  wireNames as rawMaterialNames,
} from '../bff/modules/raw-material/raw-material.fields.rest.ts';
import { wordsOf } from '../bff/report/words/wordsOf.ts';
import { fieldNamesIn } from '../domain/fieldNames/fieldNames.ts';
import { requirementNamesEn } from '../domain/fieldNames/requirementNames.en.ts';
import { requirementNamesSr } from '../domain/fieldNames/requirementNames.sr.ts';

const top = resolve(__dirname, '..');
type Texts = Map<string, string>;

function flatten(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, path === '' ? key : `${path}.${key}`));
}
const textsOf = (value: unknown): Texts => new Map(flatten(value, ''));

/** A name in both languages: two things may have the same name in one of them. */
const pairOf = (en: string | undefined, sr: string | undefined): string => `${en} | ${sr}`;
function pairs(en: Texts, sr: Texts): [key: string, pair: string][] {
  return [...en].map(([key, text]) => [key, pairOf(text, sr.get(key))]);
}

const names = pairs(textsOf(fieldNamesIn('en')), textsOf(fieldNamesIn('sr')));
const isName = new Set(names.map(([, pair]) => pair));

/** The texts of the pages of a product information file and of the history, by folder. */
const pages = readdirSync(join(top, 'web'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(features\/pif|subjects\/(history|requirement))\/(.*\/)?locale\/en\.json$/.test(file))
  .map((file) => file.replace('/en.json', ''));
const pageTexts = pages.flatMap((folder) => {
  const read = (language: string) =>
    textsOf(JSON.parse(readFileSync(join(top, 'web', folder, `${language}.json`), 'utf8')));
  const place = folder.replace('features/', '').replace('/locale', '');
  return pairs(read('en'), read('sr')).map(([key, pair]) => [`${place}: ${key}`, pair] as const);
});

const reportWords = (language: 'en' | 'sr'): Texts => {
  const { field: _field, choice: _choice, ...words } = wordsOf(language);
  return textsOf(words);
};
const reportTexts = pairs(reportWords('en'), reportWords('sr')).map(([key, pair]) => [`report: ${key}`, pair] as const);
const requirementTexts = pairs(textsOf(requirementNamesEn), textsOf(requirementNamesSr)).map(
  ([key, pair]) => [`requirement: ${key}`, pair] as const,
);

const LIST = 'the list of files does not load the names of all fields';
const CHAPTER = 'the title of a chapter, which happens to be called as a field is';
const STATE = 'a state of something, not the value of a field';
const BUTTON = 'what a button does, beside others that have no such name';
const EVENT = 'a kind of event, not the value of a field';
/** Texts that are those of a field and yet stand elsewhere, with the reason. */
const exceptions: Record<string, string> = {
  'report: part.A3': CHAPTER,
  'report: part.B3': CHAPTER,
  'report: part.documents': CHAPTER,
  'report: computed.materials.impurities': 'the head of a column of A4, where the name is that of a heading of B3',
  'report: computed.statements.nano': 'a statement of A10, where the name is that of a heading of B3',
  'report: claims.judgement': 'the head of a column whose cells say yes or no',
  'report: comments.resolvedOn': 'the head of a column of days',
  'requirement: MANUFACTURING.method': 'reads the name of the field',
  'pif: filters.stage.title': LIST,
  'pif: filters.conclusion.title': LIST,
  'pif: columns.reference': LIST,
  'pif: columns.stage': LIST,
  'pif: columns.conclusion': LIST,
  'pif: frame.notStated': STATE,
  'pif: banner.archived': STATE,
  'pif: missing.state.QUESTION': STATE,
  'pif: export.preset.safetyReport': BUTTON,
  'pif: export.preset.partB': BUTTON,
  'pif: links.address': 'the address of a link, not that of a person',
  'pif: links.subject.FILE': 'what an inspector opened, beside pages',
  'pif/description: panel.market': 'the heading of a panel',
  'pif/report: notKnown': STATE,
  'pif/report: state.QUESTION': STATE,
  'pif/report: part.A1': CHAPTER,
  'pif/report: part.A3': CHAPTER,
  'pif/report: part.A8': CHAPTER,
  'pif/report: part.A9': CHAPTER,
  'pif/report: part.B1': CHAPTER,
  'pif/report: part.B3': CHAPTER,
  'pif/report: working.dermal': 'a factor of the calculation',
  'pif/report: origin.verified': STATE,
  'pif/report: missing.field.ph': 'what is missing, beside others that say more than a name',
  'pif/report/partB: choose.SAFE': BUTTON,
  'pif/report/partB: choose.UNSAFE': BUTTON,
  'pif/sections: answer.notStated': STATE,
  'pif/sections: judgement.NOT_JUDGED': 'an answer to the criterion, beside yes and no',
  'pif/sections: hints.group.PERFUME': 'a group of ingredients',
  'pif/sections: hints.group.ALLERGENS': 'a group of ingredients',
  'subjects/history: kind.COMMENT': EVENT,
  'subjects/history: kind.FILE': EVENT,
  'subjects/history: kind.RESULT': EVENT,
  'subjects/history: kind.STAGE': EVENT,
};

test('the name of a field stands in domain/fieldNames alone', () => {
  const twice = [...reportTexts, ...requirementTexts, ...pageTexts].filter(([, pair]) => isName.has(pair));
  expect(twice.map(([place]) => place).sort()).toEqual(Object.keys(exceptions).sort());
});

/** Names in the translations under `field` or `cell` that deliberately say more than the name of the field. */
const longer: Record<string, string> = {
  'pif/report: field.microbiology': 'the results are entered under the standard that they are compared with',
  'pif/report/partB: field.warning': 'has the number of the warning',
  'pif/report/partB: field.explanation': 'has the number of the warning',
};

test('a field with another name in a form is a named exception', () => {
  const inForms = pageTexts.map(([place]) => place).filter((place) => /: (field|cell)\./.test(place));
  expect(inForms.sort()).toEqual(Object.keys(longer).sort());
});

test('every field and choice has a name in each language, without a blank at either end', () => {
  const [en, sr] = [textsOf(fieldNamesIn('en')), textsOf(fieldNamesIn('sr'))];
  expect([...sr.keys()]).toEqual([...en.keys()]);
  expect([...en, ...sr].filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
});

test('a name with a place differs from the name of the word alone, and its place is a field', () => {
  const { field } = fieldNamesIn('en');
  const all = new Map(names);
  const inner = Object.keys(field).filter((name) => name.includes('.'));
  expect(inner.filter((name) => all.get(`field.${name}`) === all.get(`field.${name.split('.')[1]}`))).toEqual([]);
  expect(inner.filter((name) => !((name.split('.')[0] ?? '') in field))).toEqual([]);
});

test.each([
  ['LABEL', labelNames],
  // Whether the documents are valid has another word in events than in a change.
  ['RAW_MATERIAL', { ...rawMaterialNames, hasValidDocuments: 'dataFromDocs' }],
  ['RAW_MATERIAL', overrideWireNames],
] as const)('the history names every field of a %s', (subject, words) => {
  const named = Object.keys(fieldNamesIn('en').field);
  expect(Object.values(words).filter((word) => !named.includes(fieldName(word, subject)))).toEqual([]);
});
