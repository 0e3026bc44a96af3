import { productCategory } from '../../../../domain/product/productCategories.ts';
import type { ProductFacts } from '../../../subjects/check/ProductFields.tsx';

/** The properties of the product as address parameters; empty means "not known". */
export const factDefaults = { category: '', use: '', underThree: '', intimate: '', inhalable: '' };
type FactTexts = typeof factDefaults;

const flag = (text: string): boolean | null => (text === 'yes' ? true : text === 'no' ? false : null);
const flagText = (value: boolean | null): string => (value === null ? '' : value ? 'yes' : 'no');

/** Reads the address; invalid values count as not known. */
export const readFacts = ({ category, use, underThree, intimate, inhalable }: FactTexts): ProductFacts => ({
  category: productCategory(category)?.code ?? null,
  use: use === 'leave-on' ? 'LEAVE_ON' : use === 'rinse-off' ? 'RINSE_OFF' : null,
  isForUnderThree: flag(underThree),
  isForIntimateUse: flag(intimate),
  isInhalable: flag(inhalable),
});

/** The address parameters of a product. */
export const writeFacts = ({
  category,
  use,
  isForUnderThree,
  isForIntimateUse,
  isInhalable,
}: ProductFacts): FactTexts => ({
  category: category ?? '',
  use: use === null ? '' : use === 'LEAVE_ON' ? 'leave-on' : 'rinse-off',
  underThree: flagText(isForUnderThree),
  intimate: flagText(isForIntimateUse),
  inhalable: flagText(isInhalable),
});
