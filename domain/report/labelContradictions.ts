import { ingredientKey, textKey } from '../comparison/ingredientKey.ts';
import { fieldNamesIn } from '../fieldNames/fieldNames.ts';
import { colourIndexOf } from '../inci/registryNumbers.ts';
import { type Content, readContent } from '../label/readContent.ts';
import type { Language } from '../language.ts';
import { isReason } from '../pif/writtenText.ts';
import { categoryName } from '../product/categoryNames.ts';
import { useOf, type Product } from '../product/product.ts';

/** What a label and its file may say differently: design of the gate, section 1. */
const CONTRADICTED = [
  'ingredients',
  'ingredientOrder',
  'use',
  'category',
  'isForUnderThree',
  'nominalContent',
  'responsiblePerson',
  'name',
] as const;
export type Contradicted = (typeof CONTRADICTED)[number];

/** What may stand with a reason; another list of ingredients or another use is another product. */
export const EXPLAINABLE: readonly string[] = CONTRADICTED.filter((one) => one !== 'ingredients' && one !== 'use');

/** A difference that the assessor explains: it counts as long as both sides say what they said then. */
export interface ExplainedDifference {
  readonly difference: string;
  readonly inFile: string;
  readonly onLabel: string;
  readonly explanation: string;
}

/** Whether an explanation is of this difference and has a reason. */
export const explains = (
  { difference, inFile, onLabel, explanation }: ExplainedDifference,
  found: { readonly field: string | null; readonly inFile: string; readonly onLabel: string },
): boolean =>
  EXPLAINABLE.includes(difference) &&
  difference === found.field &&
  inFile === found.inFile &&
  onLabel === found.onLabel &&
  isReason(explanation);

/** What is compared of both; null is not stated. */
interface Stated extends Pick<Product, 'category' | 'use' | 'isForUnderThree'> {
  readonly name: string | null;
  readonly nominalContent: string | null;
  readonly responsiblePerson: string | null;
}

/** A label with the names that it prints. */
export interface ComparedLabel extends Stated {
  readonly names: readonly { readonly name: string; readonly inMayContain: boolean }[];
}

/** A file with the list that follows from its formula; null without a formula. */
export interface ComparedFile extends Stated {
  readonly list: readonly string[] | null;
  /**
   * Names that stand by weight, with their share in %, the heaviest first; those below 1 % may follow in any order and
   * have the share 0: Article 19(1)(g) of Regulation (EC) No 1223/2009.
   */
  readonly byWeight: readonly { readonly name: string; readonly percent: number }[];
  /** Fragrance allergens that the formula holds: a label may name them below their threshold, and another rule asks. */
  readonly allergens: readonly string[];
}

/** Something that the label says otherwise than the file. */
export interface LabelContradiction {
  readonly field: Contradicted;
  readonly inFile: string;
  readonly onLabel: string;
}

const NANO = / ?[[(]nano[\])]$/i;
const bare = (name: string): string => name.trim().replace(NANO, '');

/** Names that only one of two lists has. Colours of shades stand behind "may contain" and are compared with nothing. */
function ingredients({ list, allergens }: ComparedFile, { names }: ComparedLabel): LabelContradiction[] {
  if (list === null) return [];
  const hasShades = names.some(({ inMayContain }) => inMayContain);
  const left = new Set(allergens.map(ingredientKey));
  const isCompared = (name: string) =>
    !left.has(ingredientKey(name)) && !(hasShades && colourIndexOf(bare(name)) !== null);
  const ofFile = list.map(bare).filter(isCompared);
  const ofLabel = names
    .filter(({ inMayContain }) => !inMayContain)
    .map(({ name }) => bare(name))
    .filter(isCompared);
  const [fileKeys, labelKeys] = [ofFile, ofLabel].map((all) => new Set(all.map(ingredientKey)));
  const onlyInFile = ofFile.filter((name) => !labelKeys?.has(ingredientKey(name)));
  const onlyOnLabel = ofLabel.filter((name) => !fileKeys?.has(ingredientKey(name)));
  if (onlyInFile.length + onlyOnLabel.length === 0) return [];
  return [{ field: 'ingredients', inFile: onlyInFile.join(', '), onLabel: onlyOnLabel.join(', ') }];
}

/** Names of 1 % or more that stand on the label before a heavier one, or behind one of less than 1 %. */
function ingredientOrder({ byWeight }: ComparedFile, { names }: ComparedLabel): LabelContradiction[] {
  const shares = new Map(byWeight.map(({ name, percent }) => [ingredientKey(bare(name)), percent]));
  const ofLabel = new Map<string, { name: string; percent: number }>();
  for (const { name, inMayContain } of names) {
    const key = ingredientKey(bare(name));
    const percent = shares.get(key);
    if (!inMayContain && percent !== undefined && !ofLabel.has(key)) ofLabel.set(key, { name: bare(name), percent });
  }
  const printed = [...ofLabel.values()];
  const isBehindLighter = printed.some(({ percent }, at) => percent > (printed[at - 1]?.percent ?? Infinity));
  if (!isBehindLighter) return [];
  // Of those below 1 % only the ones that a heavier name follows.
  const last = printed.findLastIndex(({ percent }) => percent > 0);
  const shown = printed.slice(0, last + 1);
  const inFile = [...shown].sort((one, other) => other.percent - one.percent);
  const text = (all: typeof shown) => all.map(({ name }) => name).join(', ');
  return [{ field: 'ingredientOrder', inFile: text(inFile), onLabel: text(shown) }];
}

/** How many of the smallest unit that labels use one of a unit is, and which that is. */
const SMALLEST = {
  mg: [0.001, 'g'],
  g: [1, 'g'],
  kg: [1000, 'g'],
  ml: [1, 'ml'],
  cl: [10, 'ml'],
  l: [1000, 'ml'],
  pieces: [1, 'pieces'],
} as const satisfies Record<Content['unit'], readonly [number, Content['unit']]>;

/** A content whatever its unit: '50 ml' for '0,05 L'; what nobody can read as an amount is compared as text. */
function contentKey(text: string): string {
  const content = readContent(text);
  if (!content) return textKey(text);
  const [factor, unit] = SMALLEST[content.unit];
  return `${Number((content.amount * factor).toPrecision(12))} ${unit}`;
}

const isSameContent = (one: string, other: string): boolean => contentKey(one) === contentKey(other);

/** Whether one text is a part of the other: a label names the person with the address, a file the variant. */
function isWithin(one: string, other: string): boolean {
  const [first, second] = [textKey(one), textKey(other)];
  return first.includes(second) || second.includes(first);
}

/**
 * Everything that the linked label says otherwise than the file. What one of them does not state is no contradiction.
 */
export function labelContradictions(file: ComparedFile, label: ComparedLabel): LabelContradiction[] {
  const differs = (
    field: Exclude<Contradicted, 'ingredients' | 'ingredientOrder'>,
    isSame: (one: string, other: string) => boolean,
  ) => {
    const valueOf = (stated: Stated): string | null => {
      if (field === 'use') return useOf(stated);
      const value = stated[field];
      return value === null ? null : String(value);
    };
    const [inFile, onLabel] = [valueOf(file), valueOf(label)];
    const isStated = inFile !== null && inFile.trim() !== '' && onLabel !== null && onLabel.trim() !== '';
    return isStated && !isSame(inFile, onLabel) ? [{ field, inFile, onLabel }] : [];
  };
  const isEqual = (one: string, other: string) => one === other;
  return [
    ...ingredients(file, label),
    ...ingredientOrder(file, label),
    ...differs('use', isEqual),
    ...differs('category', isEqual),
    ...differs('isForUnderThree', isEqual),
    ...differs('nominalContent', isSameContent),
    ...differs('responsiblePerson', isWithin),
    ...differs('name', isWithin),
  ];
}

const YES_OR_NO = { en: ['Yes', 'No'], sr: ['Da', 'Ne'] } as const;

/** A value of a contradiction as a person reads it. */
export function contradictionText(field: Contradicted, value: string, language: Language): string {
  const { value: values } = fieldNamesIn(language);
  if (field === 'use') return values.use[value === 'leave-on' ? 'LEAVE_ON' : 'RINSE_OFF'];
  if (field === 'category') return categoryName(value, language) ?? value;
  if (field === 'isForUnderThree') return YES_OR_NO[language][value === 'true' ? 0 : 1];
  return value;
}
