import { FILE_ENDPOINT_RULES } from '../../../../domain/pif/fileEndpoints.ts';
import { repeatedRows } from '../../../../domain/pif/fields/field.ts';
import type { PifContent } from '../../database/schema/pif.ts';
import { invalidInput } from '../../service/httpError.ts';

/** Throws a 422 for what the contract cannot say of endpoints that are stated for one file alone. */
export function checkFileEndpoints({ svojstvaZaDosije = [] }: PifContent['PART_A']): void {
  const refuse = (message: string, kod: string) => invalidInput({ path: 'svojstvaZaDosije', message, kod });
  if (repeatedRows(svojstvaZaDosije, ['inci', 'svojstvo']).length > 0)
    throw refuse('Isto svojstvo je za istu supstancu navedeno dvaput.', 'ENDPOINT_TWICE');
  for (const { tekst, svojstvoIzvor, nemaPodataka, svojstvoRazlog } of svojstvaZaDosije) {
    const stated = { text: tekst, endpointSource: svojstvoIzvor, endpointReason: svojstvoRazlog };
    // Which reason it is decides nothing.
    const one = { ...stated, noData: nemaPodataka ? ('NOT_FOUND' as const) : null };
    if (!Object.values(FILE_ENDPOINT_RULES).every((rule) => rule(one)))
      throw refuse(
        'Svojstvo traži tekst sa izvorom ili razlog zašto nema podataka, i obrazloženje.',
        'ENDPOINT_REASON',
      );
  }
}
