import type { Annex, AnnexRow } from '../../../domain/annex/annexEntry.ts';
import { readAnnexRow } from '../../../domain/annex/readAnnexRow.ts';
import { casNumbersOf, cleanName, cleanText } from './cells.ts';
import type { AnnexColumn } from './exportLayout.ts';
import { splitIdentified } from './identifiedNames.ts';
import { MAX_NAME_LENGTH, type ReadRow, type RowCells } from './inventoryRow.ts';
import type { WarningCode, Remark, SkipCode } from './problems.ts';

/** An entry of an annex and the search keys of its names. */
export interface AnnexExportEntry {
  row: AnnexRow;
  keys: string[];
}

/**
 * The export of Annex IV has the columns from "Product Type" to "Wording" shifted to the right by one: the column of
 * the maximum contains the product type, "Other" the maximum, and the wording the purity criteria.
 */
const SHIFTED: Partial<Record<AnnexColumn, AnnexColumn>> = {
  productTypes: 'maximum',
  maximum: 'otherConditions',
  otherConditions: 'warnings',
};

/** The longest reference number; those of the annexes have up to five characters. */
const MAX_REFERENCE_LENGTH = 50;

/** How the rows of one annex are read. */
export interface AnnexContext {
  annex: Annex;
  isShifted: boolean;
  /** Whether the inventory has a name. */
  isKnown: (name: string) => boolean;
}

/** Reads a row of one of the annexes. */
export function readAnnexExportRow(
  { cell, title }: RowCells<AnnexColumn>,
  { annex, isShifted, isKnown }: AnnexContext,
): ReadRow<AnnexExportEntry> {
  const reference = cleanName(cell('reference')).replace(/\s/g, '');
  const substance = cleanText(cell('substance'));
  const skip = (code: SkipCode, column: AnnexColumn, value: string): ReadRow<AnnexExportEntry> => ({
    skip: { code, column: title(column), value },
  });
  if (reference === '') return skip('REFERENCE_MISSING', 'reference', substance);
  if (substance === '') return skip('NAME_MISSING', 'substance', reference);
  if (reference.length > MAX_REFERENCE_LENGTH) return skip('NAME_TOO_LONG', 'reference', reference);
  if (substance.length > MAX_NAME_LENGTH) return skip('NAME_TOO_LONG', 'substance', substance);
  const text = (column: AnnexColumn) => {
    if (!isShifted) return cleanText(cell(column));
    return column === 'warnings' ? '' : cleanText(cell(SHIFTED[column] ?? column));
  };
  const row: AnnexRow = {
    annex,
    reference,
    substance,
    names: [
      ...new Set([
        ...cleanName(cell('glossary')).split(/ \/ | ?; ?/),
        ...splitIdentified(cleanText(cell('identified')), isKnown),
      ]),
    ].filter((name) => !/^-?$/.test(name)),
    casNumbers: cleanText(cell('cas')),
    ecNumbers: cleanName(cell('ec')),
    productTypes: text('productTypes'),
    maximum: text('maximum'),
    otherConditions: text('otherConditions'),
    warnings: text('warnings'),
    regulation: cleanName(cell('regulation')),
    cmr: cleanName(cell('cmr')),
  };
  const entry = readAnnexRow(row);
  if (entry === null) return skip('MOVED_OR_DELETED', 'substance', substance);
  const warnings: Remark<WarningCode>[] = casNumbersOf(cell('cas')).warnings.map((warning) => ({
    ...warning,
    column: title('cas'),
  }));
  if (percentsOf(row.maximum).some((percent) => percent > 100))
    warnings.push({ code: 'PERCENT_OVER_100', column: title('maximum'), value: row.maximum });
  // Longer keys do not fit into an index of PostgreSQL.
  return { entry: { row, keys: entry.keys.filter(({ length }) => length <= MAX_NAME_LENGTH) }, warnings };
}

/** Percentages of a text, with decimal comma or point. */
const percentsOf = (text: string): number[] =>
  [...text.matchAll(/(\d{1,9}(?:[.,]\d{1,9})?)\s?%/g)].map((match) => Number((match[1] ?? '').replace(',', '.')));
