import { COMBINED_RULES } from '../../../../domain/pif/combinedProducts.ts';
import { repeatedRows } from '../../../../domain/pif/fields/field.ts';
import type { PifContent } from '../../database/schema/pif.ts';
import { invalidInput } from '../../service/httpError.ts';

/** Throws a 422 for what the contract cannot say of products that are used together. */
export function checkCombinedProducts({ zajednoKorisceni = [] }: PifContent['PART_A']): void {
  const refuse = (message: string, kod: string) => invalidInput({ path: 'zajednoKorisceni', message, kod });
  if (repeatedRows(zajednoKorisceni, ['inci', 'proizvod']).length > 0)
    throw refuse('Isti proizvod je za istu supstancu naveden dvaput.', 'PRODUCT_TWICE');
  for (const { udeo, izlozenostMgKg, izlozenostIzvor } of zajednoKorisceni) {
    if ([udeo, izlozenostMgKg].some((one) => one && Number(one) === 0) || Number(udeo ?? 0) > 100)
      throw refuse('Udeo i izloženost moraju da budu veći od 0, a udeo najviše 100 %.', 'PRODUCT_FIGURE');
    if (!COMBINED_RULES.exposureSource({ exposureMgPerKgDay: izlozenostMgKg, exposureSource: izlozenostIzvor }))
      throw refuse('Izloženost drugačija od one za vrstu proizvoda traži izvor.', 'PRODUCT_SOURCE');
  }
}
