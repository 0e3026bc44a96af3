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
import { MAX_INGREDIENT_TEXT_LENGTH, MAX_PAGE_SIZE, MAX_PRODUCTS, MAX_SEARCH_LENGTH } from '../../domain/limits.ts';
import { MAX_LINES } from '../../domain/formula/limits.ts';
import { MAX_ITEMS } from '../../domain/comparison/compareLists.ts';

/** What the endpoint takes: 100 KiB of JSON, less the document and the names around the values. */
const BODY_BYTES = 90 * 1024;
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
}

/** The largest inputs of the fields that compute most; those of the others follow from their types. */
export const worstInputs = ({ companyId, rawMaterials }: Known): Partial<Record<string, Record<string, unknown>>> => {
  const half = Math.min(MAX_ITEMS, Math.floor(BODY_BYTES / 2 / 24));
  const line = (at: number) =>
    at === 0
      ? { rawMaterialSlug: rawMaterials[0], isRemainder: true }
      : { rawMaterialSlug: rawMaterials[at % rawMaterials.length], percent: '0.3' };
  return {
    compareLists: { input: { a: names(half, 'xa'), b: names(half, 'yb') } },
    checkIngredients: { input: { text: longText(Math.min(BODY_BYTES, MAX_INGREDIENT_TEXT_LENGTH)) } },
    checkLabel: { input: { name: 'Measured', ingredientText: longText(10_000), labelText: longText(TEXT_LENGTH) } },
    previewFormula: {
      input: { name: 'Measured', companyId, lines: Array.from({ length: MAX_LINES }, (_, at) => line(at)) },
    },
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
