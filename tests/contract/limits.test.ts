import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { executableSchema } from '../../bff/graphql/schema.ts';
import { wireNames } from '../../bff/modules/label/label.fields.rest.ts';
import {
  MAX_ACCOUNT_NAME_LENGTH,
  MAX_EMAIL_LENGTH,
  MAX_NEW_PASSWORD_LENGTH,
  MAX_PASSWORD_LENGTH,
} from '../../domain/account/credentials.ts';
import { COMPANY_LIMITS } from '../../domain/company/companyFields.ts';
import { FRAGRANCE_LIMITS } from '../../domain/allergen/allergenStatement.ts';
import { AMENDMENT_RANGE, MAX_IFRA_ROWS } from '../../domain/ifra/certificate.ts';
import {
  MAX_LOG_POW,
  MAX_MOLECULAR_WEIGHT,
  MAX_NOAEL_MG_PER_KG_DAY,
  MAX_REFERENCES,
  MAX_TOXICOLOGY_LENGTHS,
  MAX_WATER_SOLUBILITY_MG_PER_L,
} from '../../domain/ingredient/limits.ts';
import { LABEL_FIELDS, LABEL_TEXTS } from '../../domain/label/labelFields.ts';
import { MAX_LABEL_NAME_LENGTH, MAX_LABEL_NAMES } from '../../domain/label/limits.ts';
import {
  LONG_PAGE_SIZE,
  MAX_CHECKED_LIST_NAME_LENGTH,
  MAX_DOCUMENT_NAME_LENGTH,
  MAX_FILE_NAME_LENGTH,
  MAX_INGREDIENT_TEXT_LENGTH,
  MAX_PAGE,
  MAX_PAGE_SIZE,
  MAX_SEARCH_LENGTH,
  MAX_SLUG_LENGTH,
  MIN_INGREDIENT_SEARCH_LENGTH,
  PAGE_SIZE,
} from '../../domain/limits.ts';
import { ASSESSOR_LIMITS } from '../../domain/pif/assessorProfile.ts';
import { PIF_PAGE_SIZE } from '../../domain/pif/limits.ts';
import { MAX_COMPONENTS, MAX_LENGTHS } from '../../domain/raw-material/limits.ts';
import { RAW_MATERIAL_FIELDS } from '../../domain/raw-material/rawMaterialFields.ts';

interface Schema {
  minLength?: number;
  maxLength?: number;
  maximum?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
}
interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const folder = resolve(import.meta.dirname, '../../schema/rest');
const contract = JSON.parse(readFileSync(join(folder, 'product-server.generated.json'), 'utf8')) as Contract;
const operations = Object.values(contract.paths).flatMap((path) =>
  Object.values(path).filter((one) => typeof one === 'object' && 'operationId' in one),
);
const parameters = operations.flatMap(({ operationId, parameters: declared = [] }) =>
  declared.map((parameter) => ({ operationId, ...parameter })),
);

/** The properties of a named schema or of the request body of an operation. */
function propertiesOf(name: string): Record<string, Schema> {
  const content = operations.find(({ operationId }) => operationId === name)?.requestBody?.content ?? {};
  const schema = contract.components.schemas[name] ?? Object.values(content)[0]?.schema ?? {};
  return Object.assign({}, ...[schema, ...(schema.allOf ?? [])].map(({ properties }) => properties)) as Record<
    string,
    Schema
  >;
}

/** Texts are sent with HTML entities, which take up to five characters for one. */
const encoded = (length: number): number => 5 * length;

const texts: [schema: string, lengths: Record<string, number>][] = [
  ['login', { email: MAX_EMAIL_LENGTH, password: MAX_PASSWORD_LENGTH }],
  ['updateMe', { name: MAX_ACCOUNT_NAME_LENGTH }],
  [
    'updateAssessorProfile',
    {
      titula: encoded(ASSESSOR_LIMITS.title),
      adresa: encoded(ASSESSOR_LIMITS.address),
      kvalifikacija: encoded(ASSESSOR_LIMITS.qualification),
    },
  ],
  [
    'CompanyChange',
    {
      ime: encoded(COMPANY_LIMITS.name),
      email: encoded(COMPANY_LIMITS.email),
      adresa: encoded(COMPANY_LIMITS.address),
      telefon: encoded(COMPANY_LIMITS.phone),
      maticni: encoded(COMPANY_LIMITS.registrationNumber),
      pib: encoded(COMPANY_LIMITS.taxNumber),
      osobaZaKontakt: encoded(COMPANY_LIMITS.contact),
    },
  ],
  ['AccountChange', { name: encoded(MAX_ACCOUNT_NAME_LENGTH) }],
  ['updateMyPassword', { passwordCurrent: MAX_PASSWORD_LENGTH, password: MAX_NEW_PASSWORD_LENGTH }],
  [
    'LabelContent',
    Object.fromEntries(
      (['productCode', 'ingredientText', ...LABEL_TEXTS] as const).map((name) => [
        wireNames[name],
        encoded(LABEL_FIELDS[name].maxLength),
      ]),
    ),
  ],
  ['LabelChange', { ime: encoded(LABEL_FIELDS.name.maxLength) }],
  [
    'FragranceMaterialChange',
    {
      ime: encoded(FRAGRANCE_LIMITS.name),
      kod: encoded(FRAGRANCE_LIMITS.code),
      dobavljac: encoded(FRAGRANCE_LIMITS.supplier),
      sirovina: MAX_SLUG_LENGTH,
    },
  ],
  ['FragranceAllergen', { inci: encoded(FRAGRANCE_LIMITS.inciName) }],
  ['createCheckedList', { tekst: encoded(MAX_INGREDIENT_TEXT_LENGTH) }],
  ['searchCosing', { search: MAX_SEARCH_LENGTH }],
  [
    'ToxicologyChange',
    {
      noaelIzvor: MAX_TOXICOLOGY_LENGTHS.noaelSource,
      iupac: MAX_TOXICOLOGY_LENGTHS.iupacName,
      boja: MAX_TOXICOLOGY_LENGTHS.colour,
      zakonodavstvo: MAX_TOXICOLOGY_LENGTHS.legislation,
      oblik: MAX_TOXICOLOGY_LENGTHS.physicalForm,
      uvApsorpcija: MAX_TOXICOLOGY_LENGTHS.uvAbsorption,
      uvApsorpcijaIzvor: MAX_TOXICOLOGY_LENGTHS.uvAbsorptionSource,
      cistoca: MAX_TOXICOLOGY_LENGTHS.purity,
      cistocaIzvor: MAX_TOXICOLOGY_LENGTHS.puritySource,
      zivotinja: MAX_TOXICOLOGY_LENGTHS.podSpecies,
      studija: MAX_TOXICOLOGY_LENGTHS.podStudy,
    },
  ],
  ['startImport', { naziv: MAX_FILE_NAME_LENGTH }],
  ['startRawMaterialImport', { naziv: encoded(MAX_FILE_NAME_LENGTH) }],
  ['startToxicologyImport', { naziv: encoded(MAX_FILE_NAME_LENGTH) }],
  ['startFragranceImport', { naziv: encoded(MAX_FILE_NAME_LENGTH) }],
  [
    'FragranceImportRow',
    {
      ime: encoded(FRAGRANCE_LIMITS.name),
      kod: encoded(FRAGRANCE_LIMITS.code),
      dobavljac: encoded(FRAGRANCE_LIMITS.supplier),
    },
  ],
  [
    'ReferencePointRow',
    {
      noaelIzvor: encoded(MAX_TOXICOLOGY_LENGTHS.noaelSource),
      zivotinja: encoded(MAX_TOXICOLOGY_LENGTHS.podSpecies),
      studija: encoded(MAX_TOXICOLOGY_LENGTHS.podStudy),
    },
  ],
  [
    'RawMaterialChange',
    {
      tradeName: encoded(RAW_MATERIAL_FIELDS.tradeName.maxLength),
      proizvodjac: encoded(RAW_MATERIAL_FIELDS.manufacturer.maxLength),
      sifra: encoded(RAW_MATERIAL_FIELDS.code.maxLength),
      opisRazloga: encoded(RAW_MATERIAL_FIELDS.statusDescription.maxLength),
      mikrobiologija: encoded(RAW_MATERIAL_FIELDS.microbiology.maxLength),
      necistoce: encoded(RAW_MATERIAL_FIELDS.impurities.maxLength),
      CMR: encoded(RAW_MATERIAL_FIELDS.cmrQuantity.maxLength),
    },
  ],
  [
    'OverrideValues',
    {
      microbiology: encoded(RAW_MATERIAL_FIELDS.microbiology.maxLength),
      impurities: encoded(RAW_MATERIAL_FIELDS.impurities.maxLength),
      cmr: encoded(RAW_MATERIAL_FIELDS.cmrQuantity.maxLength),
      statusDescription: encoded(RAW_MATERIAL_FIELDS.statusDescription.maxLength),
    },
  ],
];

test.each(texts)('the text lengths of %s are those of the domain', (schema, lengths) => {
  const properties = propertiesOf(schema);
  const lengthsInContract = Object.keys(lengths).map((name) => [name, properties[name]?.maxLength]);
  expect(Object.fromEntries(lengthsInContract)).toEqual(lengths);
});

test('the service accepts names of saved checks and documents of the maximum length', () => {
  expect(propertiesOf('createCheckedList')['ime']?.maxLength).toBeGreaterThanOrEqual(
    encoded(MAX_CHECKED_LIST_NAME_LENGTH),
  );
  for (const operation of ['addDocument', 'updateDocument'])
    expect(propertiesOf(operation)['naziv']?.maxLength).toBeGreaterThanOrEqual(encoded(MAX_DOCUMENT_NAME_LENGTH));
});

test('the limits of label and toxicology numbers are those of the domain', () => {
  const { pao, minRokMeseci } = propertiesOf('LabelContent');
  expect([pao?.maximum, minRokMeseci?.maximum]).toEqual([
    LABEL_FIELDS.paoMonths.maxMonths,
    LABEL_FIELDS.minimumDurabilityMonths.maxMonths,
  ]);
  const { inciProizvoda } = propertiesOf('LabelChange');
  expect(inciProizvoda).toMatchObject({
    maxItems: MAX_LABEL_NAMES,
    items: { maxLength: encoded(MAX_LABEL_NAME_LENGTH) },
  });
  const { noael, molekulskaMasa, logPow, rastvorljivost, reference } = propertiesOf('ToxicologyChange');
  expect([noael, molekulskaMasa, logPow, rastvorljivost].map((schema) => schema?.maximum)).toEqual([
    MAX_NOAEL_MG_PER_KG_DAY,
    MAX_MOLECULAR_WEIGHT,
    MAX_LOG_POW,
    MAX_WATER_SOLUBILITY_MG_PER_L,
  ]);
  expect(propertiesOf('EndpointText')['tekst']?.maxLength).toBe(MAX_TOXICOLOGY_LENGTHS.endpoint);
  expect(reference).toMatchObject({ maxItems: MAX_REFERENCES, items: { maxLength: MAX_TOXICOLOGY_LENGTHS.reference } });
});

test('the limits of an imported composition are those of the domain', () => {
  const { maxItems, items } =
    Object.values(propertiesOf('RawMaterialImportRow')).find((schema) => schema.items?.properties?.['inci']) ?? {};
  expect(maxItems).toBe(MAX_COMPONENTS);
  expect(items?.properties?.['inci']?.maxLength).toBe(encoded(MAX_LENGTHS.inciName));
  expect(items?.properties?.['maxConc']?.maxLength).toBe(MAX_LENGTHS.concentration);
});

test('the limits of statements and certificates are those of the domain', () => {
  expect(propertiesOf('FragranceMaterialChange')['alergeni']?.maxItems).toBe(FRAGRANCE_LIMITS.allergens);
  const { amandman, redovi } = propertiesOf('IfraCertificateChange');
  expect([amandman?.maximum, redovi?.maxItems]).toEqual([AMENDMENT_RANGE.max, MAX_IFRA_ROWS]);
});

test.each([
  ['page', 'maximum', MAX_PAGE],
  ['limit', 'maximum', MAX_PAGE_SIZE],
  ['slug', 'maxLength', MAX_SLUG_LENGTH],
  ['text[search]', 'maxLength', encoded(MAX_SEARCH_LENGTH)],
  ['proizvodjac', 'maxLength', encoded(MAX_SEARCH_LENGTH)],
  ['funkcija', 'maxLength', MAX_SEARCH_LENGTH],
] as const)('the parameter %s has the limit of the domain in every operation', (name, keyword, limit) => {
  const found = parameters.filter((parameter) => parameter.name === name);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ schema }) => schema[keyword] !== limit)).toEqual([]);
});

test('the minimum length of an ingredient search is that of the domain', () => {
  expect(propertiesOf('searchCosing')['search']?.minLength).toBe(MIN_INGREDIENT_SEARCH_LENGTH);
});

test('the lists of the GraphQL schema have the page sizes of the specification', () => {
  const fields = Object.values(executableSchema().getQueryType()?.getFields() ?? {});
  const sizes = fields.flatMap(({ name, args }) =>
    args.filter((argument) => argument.name === 'pageSize').map(({ defaultValue }) => [name, defaultValue]),
  );
  expect(Object.fromEntries(sizes)).toEqual({
    labels: PAGE_SIZE,
    rawMaterials: PAGE_SIZE,
    checkedLists: LONG_PAGE_SIZE,
    fragranceMaterials: LONG_PAGE_SIZE,
    formulas: LONG_PAGE_SIZE,
    pifTasks: 20,
    pifs: PIF_PAGE_SIZE,
    ingredients: LONG_PAGE_SIZE,
    inventoryImportChanges: LONG_PAGE_SIZE,
    labelRecheckChanges: LONG_PAGE_SIZE,
    labelRechecks: LONG_PAGE_SIZE,
    labelsToReprint: LONG_PAGE_SIZE,
    expiringDocuments: LONG_PAGE_SIZE,
    formulaImport: LONG_PAGE_SIZE,
    formulaRecheckChanges: LONG_PAGE_SIZE,
    rawMaterialRecheckChanges: LONG_PAGE_SIZE,
    pifRecheckChanges: LONG_PAGE_SIZE,
    rawMaterialImport: LONG_PAGE_SIZE,
    toxicologyImport: LONG_PAGE_SIZE,
    fragranceImport: LONG_PAGE_SIZE,
    history: LONG_PAGE_SIZE,
    messages: LONG_PAGE_SIZE,
    companyList: LONG_PAGE_SIZE,
    users: LONG_PAGE_SIZE,
    deletedItems: LONG_PAGE_SIZE,
  });
});
