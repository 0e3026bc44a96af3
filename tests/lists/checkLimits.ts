import { resolve } from 'node:path';
import { checkIngredientList } from '../../domain/label/checkIngredientList.ts';
import type { Knowledge } from '../../domain/label/knowledge.ts';
import { buildKnowledge } from '../../domain/label/knowledge.ts';
import { UNKNOWN_PRODUCT } from '../../domain/product/product.ts';
import type { LimitCase } from './limitCases.ts';
import { limitCases } from './limitCases.ts';
import { readAnnexes, readInventory, realDataFolder } from './realData.ts';

/** A day on which every entry of the annexes applies to every product. */
export const ALL_APPLY = '2028-07-01';

/** A case that was decided wrongly, with what was found. */
export type WrongCase = LimitCase & { readonly result: string; readonly findings: string };

/**
 * Runs the cases in products that are known in every respect, none of them intimate by what is said beside its
 * category.
 */
export function wrongCases(cases: readonly LimitCase[], knowledge: Knowledge, on: string): WrongCase[] {
  return cases.flatMap((one) => {
    const product = {
      ...UNKNOWN_PRODUCT,
      category: one.category,
      isForUnderThree: one.isForUnderThree,
      isForIntimateUse: false,
      isInhalable: one.isInhalable,
    };
    const { result, findings } = checkIngredientList(one.text, product, knowledge, on);
    if ((result === 'RED') === (one.expected === 'RED')) return [];
    const found = findings
      .filter(({ severity }) => severity !== 'info')
      .map(({ severity, code, params }) => `${severity} ${code} ${String(params.entry ?? '')}`.trim());
    return [{ ...one, result, findings: found.join(', ') }];
  });
}

/** What the cases need: inventory and annexes beside the checkout, or null where they are missing. */
export function realKnowledge(): Knowledge | null {
  const folder = realDataFolder();
  if (!folder) return null;
  return buildKnowledge(
    readInventory(resolve(folder, 'cosing-inventory.csv')),
    readAnnexes(resolve(folder, 'annex-restrictions.csv')),
  );
}

if (process.argv[1]?.endsWith('checkLimits.ts')) {
  const line = (text = '') => process.stdout.write(`${text}\n`);
  const knowledge = realKnowledge();
  const cases = limitCases();
  if (!knowledge) line('No ../shared/data beside this checkout: nothing was checked.');
  else {
    const wrong = wrongCases(cases, knowledge, ALL_APPLY);
    for (const group of [...new Set(cases.map((one) => one.group))]) {
      const [all, bad] = [cases, wrong].map((list) => list.filter((one) => one.group === group).length);
      line(`${group}: ${(all ?? 0) - (bad ?? 0)} of ${all ?? 0}`);
    }
    line(`right: ${cases.length - wrong.length} of ${cases.length}`);
    for (const { entry, group, text, category, result, findings } of wrong)
      line(`  ${entry} | ${group} | ${text.slice(16)} | ${category ?? 'unknown'} | ${result} ${findings}`);
  }
}
