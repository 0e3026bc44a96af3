import { readConcentration } from '../../../../domain/raw-material/concentration.ts';
import { MAX_LENGTHS, MAX_COMPONENTS } from '../../../../domain/raw-material/limits.ts';
import type { RawMaterialComponentInput } from '../../../shared/apollo/schema.generated.ts';
import * as z from '../../../shared/zod.ts';
import { errorKey } from '../../../shared/i18n/errorKey.ts';
import './translations.generated.ts';

const concentration = z.string().check((found) => {
  const read = readConcentration(found.value);
  const code = found.value.length > MAX_LENGTHS.concentration ? 'concentrationTooLong' : read.ok ? null : read.code;
  if (code) found.issues.push({ code: 'custom', message: errorKey('rawMaterialForm', code), input: found.value });
});

/**
 * The rows of a composition as they are typed: a name and a concentration each, the latter blank if it is not known.
 */
export const compositionRows = z
  .array(
    z.object({
      inciName: z.string().check(
        z.refine((name) => name.trim() !== '', errorKey('rawMaterialForm', 'inciName')),
        z.refine((name) => name.trim().length <= MAX_LENGTHS.inciName, errorKey('rawMaterialForm', 'inciNameTooLong')),
      ),
      maxConcentration: concentration,
    }),
  )
  .check(
    z.minLength(1, errorKey('rawMaterialForm', 'composition')),
    z.maxLength(MAX_COMPONENTS, errorKey('rawMaterialForm', 'tooManyRows')),
  );

export type CompositionRow = z.infer<typeof compositionRows>[number];

/** The values that a form needs to contain CompositionRows, which reads them from the FormProvider above it. */
export interface CompositionForm {
  composition: CompositionRow[];
}

export const emptyRow: CompositionRow = { inciName: '', maxConcentration: '' };

/** The rows of a stored composition; one empty row if there are none. */
export function toRows(components: readonly { inciName: string; maxConcentration: string | null }[]): CompositionRow[] {
  const rows = components.map(({ inciName, maxConcentration }) => ({
    inciName,
    maxConcentration: maxConcentration ?? '',
  }));
  return rows.length > 0 ? rows : [emptyRow];
}

const toText = (typed: string): string | null => {
  const read = readConcentration(typed);
  return (read.ok ? read.text : typed.trim()) || null;
};

/** The rows as the schema takes them: '1,5 %' as '1.5', null if the concentration is not known. */
export const toComposition = (
  rows: readonly CompositionRow[],
): Required<Pick<RawMaterialComponentInput, 'inciName' | 'maxConcentration'>>[] =>
  rows.map(({ inciName, maxConcentration }) => ({
    inciName: inciName.trim(),
    maxConcentration: toText(maxConcentration),
  }));
