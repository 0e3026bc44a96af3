import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import { queryLimits } from '../../bff/graphql/queryLimits.ts';
import { RAW_MATERIAL_COUNT, rawMaterialAt } from '../../mocks/demo-data/raw-material/rawMaterials.ts';
import { MAX_INGREDIENT_TEXT_LENGTH, MAX_PAGE_SIZE, MAX_PRODUCTS, MAX_SEARCH_LENGTH } from '../../domain/limits.ts';
import { REPORT_PRESETS } from '../../domain/report/reportParts.ts';
import { MAX_ROWS } from '../../domain/raw-material-import/readSheet.ts';
import { MAX_LINES } from '../../domain/formula/limits.ts';
import { MAX_COMPONENTS } from '../../domain/raw-material/limits.ts';
import { MAX_ITEMS } from '../../domain/comparison/compareLists.ts';

/**
 * What the endpoint takes of somebody signed in: 512 KiB of JSON, less the document and the names around the values.
 */
const BODY_BYTES = 480 * 1024;
const TEXT_LENGTH = 4_000;

/** Names that resemble one another and no ingredient, which cost most. */
const names = (count: number, end: string) =>
  Array.from({ length: count }, (_, at) => `sodium lauryl ${(at * 7919 + 7).toString(36)}${end}`);
const longText = (length: number) => names(20_000, 'z').join(', ').slice(0, length);

/** Objects of the demo data that requests refer to. */
export interface Known {
  companyId: string;
  slugs: Partial<Record<string, string>>;
  rawMaterials: readonly string[];
  /** Name of a perfume. */
  fragrance: string | undefined;
}

type Slugs = { items: { slug: string }[] };
interface Found {
  companies: { id: string }[];
  labels: Slugs;
  formulas: Slugs;
  pifs: Slugs;
  rawMaterials: Slugs;
  ingredients: { items: { id: string }[] };
  fragranceMaterials: { items: { name: string }[] };
}
const FIRST = `{ companies { id } labels(page: 1, pageSize: 1) { items { slug } } formulas(page: 1, pageSize: 1) { items { slug } }
  pifs(page: 1, pageSize: 1) { items { slug } } rawMaterials(page: 1, pageSize: 1) { items { slug } }
  ingredients(page: 1, pageSize: 1) { items { id } } fragranceMaterials(page: 1, pageSize: 1) { items { name } } }`;

/** Finds the objects with a query. */
export async function findKnown(ask: (query: string) => Promise<Found>): Promise<Known> {
  const found = await ask(FIRST);
  const company = found.companies[0]?.id;
  return {
    companyId: company ?? '',
    rawMaterials: Array.from({ length: RAW_MATERIAL_COUNT }, (_, at) => rawMaterialAt(at))
      .filter(({ isGlobal }) => isGlobal)
      .map(({ slug }) => slug),
    fragrance: found.fragranceMaterials.items[0]?.name,
    slugs: {
      label: found.labels.items[0]?.slug,
      formula: found.formulas.items[0]?.slug,
      pif: found.pifs.items[0]?.slug,
      rawMaterial: found.rawMaterials.items[0]?.slug,
      rawMaterialFolders: found.rawMaterials.items[0]?.slug,
      ingredient: found.ingredients.items[0]?.id,
      company,
      clientUsers: company,
    },
  };
}

/** A field as often as a document may name it. */
export const repeated = (field: string): string =>
  Array.from({ length: queryLimits.aliases }, (_, at) => `a${at}: ${field}`).join(' ');

/** The largest inputs of the fields that compute most; those of the others follow from their types. */
export const worstInputs = ({
  companyId,
  rawMaterials,
  slugs,
  fragrance,
}: Known): Partial<Record<string, Record<string, unknown>>> => {
  const half = Math.min(MAX_ITEMS, Math.floor(BODY_BYTES / 2 / 24));
  const line = (at: number) =>
    at === 0
      ? { rawMaterialSlug: rawMaterials[0], isRemainder: true }
      : { rawMaterialSlug: rawMaterials[at % rawMaterials.length], percent: '0.3' };
  const formula = { name: 'Measured', companyId, lines: Array.from({ length: MAX_LINES }, (_, at) => line(at)) };
  const content = { name: 'Measured', ingredientText: longText(10_000), labelText: longText(TEXT_LENGTH) };
  const composition = names(MAX_COMPONENTS, 'c').map((inciName) => ({ inciName, maxConcentration: '0.1' }));
  return {
    createFormula: { input: { formula } },
    createLabel: { input: { companyId, content } },
    createRawMaterial: { input: { tradeName: 'Measured', values: { composition } } },
    rawMaterialImpact: { input: { update: { slug: slugs.rawMaterial, version: 1, values: { composition } } } },
    allergenDeclaration: {
      input: { use: 'LEAVE_ON', worstCase: true, parts: Array(20).fill({ fragranceName: fragrance, percent: '5' }) },
    },
    compareLists: { input: { a: names(half, 'xa'), b: names(half, 'yb') } },
    checkIngredients: { input: { text: longText(Math.min(BODY_BYTES, MAX_INGREDIENT_TEXT_LENGTH)) } },
    checkInciNames: { names: names(500, 'n') },
    checkLabel: { input: content },
    previewFormula: { input: formula },
    formulaMaterials: { companyId, names: names(MAX_LINES, 'm') },
    aggregateExposure: {
      input: {
        products: Array.from({ length: MAX_PRODUCTS }, (_, at) => ({
          name: `Product ${at}`,
          exposureMgPerKgDay: 1,
          concentrationPercent: 1,
          dermalAbsorptionPercent: 50,
        })),
      },
    },
  };
};

/** Files that are made of many records, and the report of a product information file. */
export const worstDownloads = ({ slugs }: Known): string[] => [
  '/exports/raw-materials?format=xlsx&language=en',
  `/exports/formulas/${slugs.formula}?format=xlsx&language=en`,
  '/exports/labels-to-reprint?language=en',
  `/exports/pif/${slugs.pif}?parts=${REPORT_PRESETS.safetyReport.join(',')}&language=sr`,
];

/** An INCI name of the largest sheet. */
export const NAME_OF_SHEET = 'sodium lauryl 7s';

/** The largest sheet of raw materials, as text. */
export function worstSheet(): string {
  const columns = 'Trgovački naziv;Proizvođač;INCI;Maks. %';
  const inci = names(MAX_ROWS, 's');
  return [columns, ...inci.map((name, at) => `Measured ${at};ACME;${name};0,1`)].join('\n');
}

/** The largest value of a type: long texts, and lists as long as the body takes. */
export function largestValue(type: GraphQLInputType, name: string, slug: string, bytes = BODY_BYTES): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) {
    const one = largestValue(inner.ofType, name, slug, Math.min(bytes, TEXT_LENGTH));
    const count = Math.max(1, Math.floor(bytes / (JSON.stringify(one).length + 1)));
    return Array.from({ length: count }, () => one);
  }
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (isInputObjectType(inner)) {
    const fields = Object.values(inner.getFields());
    return Object.fromEntries(
      fields.map((field) => [field.name, largestValue(field.type, field.name, slug, bytes / fields.length)]),
    );
  }
  if (inner.name === 'Int') return /size/i.test(name) ? MAX_PAGE_SIZE : 1;
  if (inner.name === 'Float') return 1.5;
  if (inner.name === 'Boolean') return true;
  if (inner.name === 'ID' || /slug|id$/i.test(name)) return slug;
  if (/search|text|name/i.test(name)) return 'a'.repeat(Math.min(MAX_SEARCH_LENGTH, bytes));
  return 'x'.repeat(Math.max(1, Math.min(TEXT_LENGTH, Math.floor(bytes) - 2)));
}

/** As much of a type as a document may select: the leaves first, then what lies deeper. */
export function largestSelection(type: GraphQLOutputType, most: number): string {
  const budget = { left: most };
  return select(type, budget, 6);
}

function select(type: GraphQLOutputType, budget: { left: number }, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  const isLeaf = (field: GraphQLField<unknown, unknown>) => isLeafType(getNamedType(field.type));
  const leaves = fields.filter(isLeaf).slice(0, budget.left);
  budget.left -= leaves.length;
  const parts = leaves.map(({ name }) => name);
  for (const field of depth > 0 ? fields.filter((one) => !isLeaf(one)) : []) {
    if (budget.left < 2) break;
    budget.left -= 1;
    const inner = select(field.type, budget, depth - 1);
    if (inner) parts.push(`${field.name} ${inner}`);
  }
  return parts.length > 0 ? `{ ${parts.join(' ')} }` : '';
}
