import { casNumbersOf, cleanName, cleanText, ecNumbersOf } from './cells.ts';
import type { InventoryColumn } from './exportLayout.ts';
import type { WarningCode, Remark, SkipCode } from './problems.ts';

/** A row of the inventory as it is published. */
export interface InventoryEntry {
  /** COSING's own number, or null. */
  reference: string | null;
  inci: string;
  cas: string[];
  ec: string[];
  synonyms: string[];
  functions: string[];
  description: string | null;
  restriction: string | null;
}

/** The longest name that is imported; the longest of the inventory has 1,991 characters. */
export const MAX_NAME_LENGTH = 2000;
/** The longest function; the longest of the inventory has 35 characters. */
const MAX_FUNCTION_LENGTH = 200;

/** The result of reading a row: an entry, or the reason why it is skipped. */
export type ReadRow<Entry> = { entry: Entry; warnings: Remark<WarningCode>[] } | { skip: Remark<SkipCode> };

/** Access to the cells of a row (empty when the file has no such column) and to the titles of its columns. */
export interface RowCells<Column extends string> {
  cell: (column: Column) => string;
  title: (column: Column) => string | null;
}

/** Reads a row of the inventory. */
export function readInventoryRow({ cell, title }: RowCells<InventoryColumn>): ReadRow<InventoryEntry> {
  const inci = cleanName(cell('name'));
  const skip = (code: SkipCode, column: InventoryColumn = 'name', value = inci): ReadRow<InventoryEntry> => ({
    skip: { code, column: title(column), value },
  });
  if (inci === '') return skip('NAME_MISSING');
  if (inci.length > MAX_NAME_LENGTH) return skip('NAME_TOO_LONG');
  const functions = [...new Set(cleanName(cell('functions')).split(/ ?, ?/).filter(Boolean))];
  const notAFunction = functions.find(({ length }) => length > MAX_FUNCTION_LENGTH);
  if (notAFunction !== undefined) return skip('NAME_TOO_LONG', 'functions', notAFunction);
  const cas = casNumbersOf(cell('cas'));
  const ec = ecNumbersOf(cell('ec'));
  const warnings: Remark<WarningCode>[] = [
    ...cas.warnings.map((warning) => ({ ...warning, column: title('cas') })),
    ...ec.warnings.map((warning) => ({ ...warning, column: title('ec') })),
  ];
  if (!/[a-z]/i.test(inci)) warnings.push({ code: 'NAME_NOT_LATIN', column: title('name'), value: inci });
  const otherNames = [cell('inn'), cell('phEur')]
    .map(cleanName)
    .filter((name) => name !== '' && name.toUpperCase() !== inci.toUpperCase());
  return {
    warnings,
    entry: {
      reference: cleanName(cell('reference')) || null,
      inci,
      cas: cas.numbers,
      ec: ec.numbers,
      synonyms: [...new Set(otherNames)],
      functions,
      description: cleanText(cell('description')) || null,
      restriction: cleanName(cell('restriction')) || null,
    },
  };
}
