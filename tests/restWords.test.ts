import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const top = resolve(__dirname, '..');
const read = (path: string): string => readFileSync(join(top, path), 'utf8');

/** All property names, parameter names and enumeration values of an OpenAPI document. */
function wordsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(wordsOf);
  if (typeof node !== 'object' || node === null) return [];
  const { properties, enum: values, in: place, name } = node as Record<string, unknown>;
  return [
    ...(typeof properties === 'object' && properties !== null ? Object.keys(properties) : []),
    ...(Array.isArray(values) ? values.filter((value) => typeof value === 'string') : []),
    ...(typeof place === 'string' && typeof name === 'string' ? [name] : []),
    ...Object.values(node).flatMap(wordsOf),
  ];
}

const partsOf = (word: string): string[] =>
  word
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g) ?? [];

/** Every word that the GraphQL schema uses, in names and in descriptions, is English. */
const english = new Set(
  readdirSync(join(top, 'schema/graphql')).flatMap((file) => partsOf(read(`schema/graphql/${file}`))),
);
/** English words of the services that the GraphQL schema happens not to use. */
const englishOnTheWire = [
  'expiration',
  'results',
  'users',
  'message',
  'errors',
  'fail',
  'path',
  'ids',
  'incis',
  'hash',
];
/** Words with another meaning: an HTML element and short words of Serbian texts. */
const ambiguous = ['pre', 'da', 'ne', 'od', 'kod'];

const wireWords = new Set(
  ['product-server', 'ai-server', 'geo-server']
    .flatMap((name) => wordsOf(JSON.parse(read(`schema/rest/${name}.generated.json`))))
    .filter((word) => /^\w+$/.test(word) && !partsOf(word).every((part) => english.has(part)))
    .filter((word) => !englishOnTheWire.includes(word) && !ambiguous.includes(word)),
);

/** The wire words in the names, texts, patterns and comments of a file. */
const wireWordsIn = (file: string): string[] => [
  ...new Set(
    read(file)
      .match(/\w+/g)
      ?.filter((word) => wireWords.has(word)),
  ),
];

/** Every file that people write, except the translations, which are Serbian in one of the languages. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(top, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|js|graphql|css|html)$/.test(entry.name))
    .map((entry) => relative(top, join(entry.parentPath, entry.name)))
    .filter((file) => !file.includes('.generated.'));

/**
 * Besides the files with the mapping, the tests of modules and of the upstream client, which assert what the services
 * are sent.
 */
const isAllowed = (file: string): boolean =>
  file.endsWith('.rest.ts') || /^bff\/(modules|upstream)\/.*\.test\.ts$/.test(file);

const SERVICE_PATH = 'makes the service hang at one of its paths';
const STORED_SESSION = 'the specification names the keys of the stored session';
const ADDRESSES = 'the specification names the addresses in the browser';
const SERBIAN_TEXTS = 'shows a Serbian text of a screen';
const SHEET_HEADINGS = 'recognises or writes Serbian headings of spreadsheets';
const ANNEX_TRANSLATIONS = 'translates the conditions of the annexes to Serbian';
const REPORT_TEXTS = 'writes or reads Serbian texts of a report';
const WORKED_EXAMPLE = 'hashes the worked example of the design, whose names are Serbian';
const LABEL_WORDS = 'recognises Serbian words that are printed on labels';
const POPULATION_WORDS = 'recognises Serbian words for children in a text of a person';
const exceptions: Record<string, string> = {
  'domain/report/contentHash.test.ts': WORKED_EXAMPLE,
  'domain/report/ageGroupSentences.ts': REPORT_TEXTS,
  'domain/pif/ageGroupGaps.ts': POPULATION_WORDS,
  'domain/pif/ageGroupGaps.test.ts': POPULATION_WORDS,
  'domain/report/blockerKinds.ts': REPORT_TEXTS,
  'domain/report/blockerSentences.ts': REPORT_TEXTS,
  'domain/report/blockerLinks.ts': ADDRESSES,
  'domain/report/blockers.test.ts': ADDRESSES,
  'domain/annex/translation/conditionPhrases.ts': ANNEX_TRANSLATIONS,
  'domain/annex/translation/maximumPhrases.ts': ANNEX_TRANSLATIONS,
  'domain/annex/translation/translateCondition.test.ts': ANNEX_TRANSLATIONS,
  'domain/annex/translation/warningPhrases.ts': ANNEX_TRANSLATIONS,
  'web/features/ingredient/AnnexEntryCard.test.tsx': SERBIAN_TEXTS,
  'bff/upstream/searchNumber.ts': 'words that people type before a number',
  'bff/routes/reportRequests.test.ts': SERVICE_PATH,
  'bff/routes/uploadMemory.more.test.ts': SERVICE_PATH,
  'web/shared/session/sessionFormat.ts': STORED_SESSION,
  'web/shared/session/sessionFormat.test.ts': STORED_SESSION,
  'web/app/layout/company/CompanySelector.test.tsx': STORED_SESSION,
  'web/shared/url/pagePatterns.ts': ADDRESSES,
  'web/shared/url/paths.ts': ADDRESSES,
  'web/shared/url/paths.test.ts': ADDRESSES,
  'web/app/access.test.ts': ADDRESSES,
  'web/app/layout/SearchButton.test.tsx': ADDRESSES,
  'web/features/guide/GuidePage.test.tsx': ADDRESSES,
  'web/features/guide/my-work/workPanels.test.ts': ADDRESSES,
  'web/subjects/glossary/Glossary.tsx': 'the abbreviation CPSR, a term of the glossary',
  'web/features/fragrance-material/FragrancePage.tsx': ADDRESSES,
  'web/subjects/import/importParam.ts': 'a parameter of an address in the browser',
  'web/features/session/LoginPage.test.tsx': SERBIAN_TEXTS,
  'web/shared/apollo/describeError.test.ts': SERBIAN_TEXTS,
  'web/subjects/check/parts.test.tsx': SERBIAN_TEXTS,
  'web/shared/i18n/specificationTexts.test.ts': SERBIAN_TEXTS,
  'web/subjects/ask/askText.ts': SERBIAN_TEXTS,
  'web/subjects/mail/reportText.ts': SERBIAN_TEXTS,
  'web/features/search/matchedParts.test.ts': SERBIAN_TEXTS,
  'web/subjects/mail/reportText.test.ts': SERBIAN_TEXTS,
  'domain/formula-import/batch.ts': SHEET_HEADINGS,
  'domain/formula-import/captions.test.ts': SHEET_HEADINGS,
  'domain/quantity/readQuantity.test.ts': SHEET_HEADINGS,
  'domain/import/rows/shareScale.test.ts': SHEET_HEADINGS,
  'web/features/formula/editor/pastedLines.ts': SHEET_HEADINGS,
  'bff/upstream/refusedObject.ts': 'names objects by the words of addresses, in Serbian too',
  'domain/raw-material/folderOfFileName.ts': 'Words of the names that people give their files.',
  'domain/raw-material/folderOfFileName.test.ts': 'Words of the names that people give their files.',
  'domain/raw-material/pastedRows.test.ts': SHEET_HEADINGS,
  'domain/raw-material/rawMaterialFields.ts': SHEET_HEADINGS,
  'domain/raw-material-import/readSheet.test.ts': SHEET_HEADINGS,
  'domain/formula/formulaSheet.ts': SHEET_HEADINGS,
  'domain/allergen/fragranceSheet.ts': SHEET_HEADINGS,
  'domain/ingredient/ingredientSheet.ts': SHEET_HEADINGS,
  'domain/pif/pifListSheet.ts': SHEET_HEADINGS,
  'domain/import/headings/words.ts': SHEET_HEADINGS,
  'domain/fragrance-import/aboveTable.ts': SHEET_HEADINGS,
  'domain/import/rows/totals.ts': SHEET_HEADINGS,
  'domain/import/sheetLibrary.test.ts': SHEET_HEADINGS,
  'domain/formula-import/captions.ts': SHEET_HEADINGS,
  'domain/import/headings/headings.test.ts': SHEET_HEADINGS,
  'domain/formula-import/groupLines.ts': SHEET_HEADINGS,
  'domain/formula-import/readFormulaSheet.test.ts': SHEET_HEADINGS,
  'domain/allergen/readStatement.ts': "recognises Serbian headings of suppliers' statements",
  'domain/quantity/readQuantity.ts': 'recognises Serbian words of amounts',
  'domain/ifra/ifra.test.ts': 'reads Serbian words of certificates',
  'domain/ifra/readCertificate.ts': 'recognises Serbian words of certificates',
  'domain/fieldNames/sr.ts': 'names of fields in Serbian',
  'domain/fieldNames/requirementNames.sr.ts': 'texts of what a file must hold in Serbian',
  'domain/fragrance-import/fragranceColumns.ts': SHEET_HEADINGS,
  'domain/toxicology-import/pointColumns.ts': SHEET_HEADINGS,
  'domain/toxicology-import/readPointSheet.test.ts': SHEET_HEADINGS,
  'bff/report/words/comparison.sr.ts': REPORT_TEXTS,
  'bff/report/words/computed.sr.ts': REPORT_TEXTS,
  'bff/report/words/file.sr.ts': REPORT_TEXTS,
  'bff/report/words/partA.sr.ts': REPORT_TEXTS,
  'bff/report/words/partB.sr.ts': REPORT_TEXTS,
  'bff/report/pifReport.test.ts': REPORT_TEXTS,
  'bff/report/reportPress.test.ts': REPORT_TEXTS,
  'domain/product/categoryNames.ts': 'names product categories in Serbian',
  'domain/inci/amount.ts': LABEL_WORDS,
  'domain/inci/denialWords.ts': LABEL_WORDS,
  'domain/inci/findProse.ts': LABEL_WORDS,
  'domain/inci/asName.ts': LABEL_WORDS,
  'domain/inci/extractName.ts': LABEL_WORDS,
  'domain/inci/jsonText.ts': LABEL_WORDS,
  'web/shared/i18n/translations.test.ts': SERBIAN_TEXTS,
  'domain/label/beside/besideCases.testing.ts': LABEL_WORDS,
  'domain/label/beside/checkSun.ts': LABEL_WORDS,
  'domain/label/beside/detectLanguage.ts': LABEL_WORDS,
  'domain/label/warnings/besideStatements.ts': LABEL_WORDS,
  'domain/product/productOfHeading.ts': LABEL_WORDS,
  'domain/label/checkParticulars.ts': LABEL_WORDS,
  'domain/label/reprintSheet.ts': SHEET_HEADINGS,
  'domain/label/warnings/statements.ts': LABEL_WORDS,
  'domain/label/warnings/dyeStatements.ts': LABEL_WORDS,
  'web/features/label/form/NewLabel.test.tsx': SERBIAN_TEXTS,
  'web/subjects/check/findingText.test.ts': SERBIAN_TEXTS,
  'web/subjects/check/ruleText.test.ts': SERBIAN_TEXTS,
  'web/subjects/check/legalReference.ts': SERBIAN_TEXTS,
  'web/subjects/check/legalReference.test.ts': SERBIAN_TEXTS,
};

test('words of the REST services are used only in files named *.rest.ts', () => {
  const files = ['bff', 'web', 'domain'].flatMap(filesIn).filter((file) => !isAllowed(file) && !(file in exceptions));
  expect(files.map((file) => [file, ...wireWordsIn(file)].join(' ')).filter((line) => line.includes(' '))).toEqual([]);
});

test('every exception is needed', () => {
  expect(Object.keys(exceptions).filter((file) => wireWordsIn(file).length === 0)).toEqual([]);
});

test('Serbian words of the OpenAPI documents are recognised', () => {
  expect(['sveDeklaracije', 'firma', 'zakljucak', 'sastojci'].filter((word) => !wireWords.has(word))).toEqual([]);
  expect(['name', 'email', 'status'].filter((word) => wireWords.has(word))).toEqual([]);
});

test('what the stand-ins say is Serbian, as in the specification', () => {
  const said =
    /(?:\bmessage:|HttpError\(\d+,|\bconflict\(|\bforbidden\(|\bconst message =)\s*(['"`])(.+?)\1(?=[,;) \n])/g;
  const english = /\b(the|this|is|not|must|has|have|of|at most|needs|there|send|say|wrong|missing)\b/i;
  const sentences = ['ai-server', 'geo-server', 'product-server']
    .flatMap((folder) => filesIn(`mocks/${folder}`))
    // What is wrong with a response of their own is for whoever develops them.
    .filter((file) => !file.endsWith('.test.ts') && file !== 'mocks/product-server/service/contract.ts')
    .flatMap((file) => [...read(file).matchAll(said)].map(([, , text]) => `${file}: ${text ?? ''}`));
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter((sentence) => english.test(sentence.slice(sentence.indexOf(': '))))).toEqual([]);
});
