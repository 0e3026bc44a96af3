import type { IsoDate } from '../../allergen/declaration.ts';
import type { Finding } from '../../finding.ts';
import type { Product } from '../../product/product.ts';
import type { ListCheck } from '../checkIngredientList.ts';
import type { Particulars } from '../particulars.ts';
import { aerosolTexts } from './aerosolTexts.ts';
import { checkMarkets } from './checkMarkets.ts';
import { checkSun } from './checkSun.ts';
import { claimsOnLabel } from './claimsOnLabel.ts';
import { checkOtherLaws } from './otherLaws.ts';

/**
 * What is checked on a label beside the annexes: claims, persons and languages of the markets, sun protection, and
 * other laws about its ingredients and its pack. `list` is read as blank when it is no ingredient list.
 */
export function checkBeside(list: ListCheck, particulars: Particulars, product: Product, on: IsoDate): Finding[] {
  const { labelText, productFunction, precautions, responsiblePerson } = particulars;
  const names = list.isIngredientList ? list.names : [];
  const ingredients = names.length > 0 ? names.map(({ ingredient, name }) => ingredient?.inciName ?? name) : null;
  const isIncomplete = names.some(({ match }) => match === 'unknown' || match === 'misspelling');
  return [
    ...claimsOnLabel([productFunction, labelText], ingredients, isIncomplete, responsiblePerson),
    ...checkMarkets(particulars),
    ...(labelText?.trim() ? checkSun([productFunction, labelText], product) : []),
    ...checkOtherLaws(names, product, on),
    ...aerosolTexts(names, [labelText, precautions], product.isInhalable),
  ];
}
