import type { AnnexRow } from '../../../domain/annex/annexEntry.ts';
import type { annexRows } from '../database/schema/knowledge.ts';
import type { FieldValue } from './changeList.ts';

export type AnnexTableRow = typeof annexRows.$inferSelect;

/** A published entry with its place in the annex and the keys of its names. */
export function annexTableRow(
  row: AnnexRow,
  { occurrence, position, keys, asOf }: Pick<AnnexTableRow, 'occurrence' | 'position' | 'keys' | 'asOf'>,
): AnnexTableRow {
  const {
    annex,
    reference,
    substance,
    names,
    casNumbers,
    productTypes,
    maximum,
    otherConditions,
    warnings,
    regulation,
    cmr = '',
    ecNumbers = '',
  } = row;
  return {
    annex,
    reference,
    occurrence,
    position,
    substance,
    names: [...names],
    casNumbers,
    productTypes,
    maximum,
    otherConditions,
    warnings,
    regulation,
    cmr,
    ecNumbers,
    keys,
    asOf,
  };
}

/** A row with the names of the table's columns, as `json_populate_recordset` wants it. */
export function annexColumnsOf(row: AnnexTableRow): Record<string, unknown> {
  return {
    annex: row.annex,
    reference: row.reference,
    occurrence: row.occurrence,
    position: row.position,
    substance: row.substance,
    names: row.names,
    cas_numbers: row.casNumbers,
    product_types: row.productTypes,
    maximum: row.maximum,
    other_conditions: row.otherConditions,
    warnings: row.warnings,
    regulation: row.regulation,
    cmr: row.cmr,
    ec_numbers: row.ecNumbers,
    keys: row.keys,
    as_of: row.asOf,
  };
}

/** The compared fields of an entry, as the REST service names them. */
export function annexFieldsOf(row: AnnexTableRow): Record<string, FieldValue> {
  return {
    supstanca: row.substance,
    nazivi: row.names,
    cas: row.casNumbers,
    ec: row.ecNumbers,
    vrsteProizvoda: row.productTypes,
    maksimum: row.maximum,
    drugiUslovi: row.otherConditions,
    upozorenja: row.warnings,
    propis: row.regulation,
    cmr: row.cmr,
  };
}
