import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AnnexEntry, AnnexRow } from '../../domain/annex/annexEntry.ts';
import { positiveListsOf } from '../../domain/annex/positiveLists.ts';
import { readAnnexRow } from '../../domain/annex/readAnnexRow.ts';
import type { InciIngredient } from '../../domain/inci/inciIndex.ts';
import type { Product } from '../../domain/product/product.ts';
import { productOf } from './productOf.ts';
import { readCsv } from './readCsv.ts';

/** The folder with real data next to a checkout; they are not part of the product. */
export const DATA_FOLDER = resolve('../shared/data');

/** The folder, or null when it has no real data. */
export function realDataFolder(folder: string = DATA_FOLDER): string | null {
  return existsSync(resolve(folder, 'cosing-inventory.csv')) ? folder : null;
}

const rowsOf = (file: string) => readCsv(readFileSync(file, 'utf8'));

/** The Commission's inventory in the form that the index takes. */
export function readInventory(file: string): InciIngredient[] {
  return rowsOf(file).map((row) => ({
    inciName: row['INCI name'] ?? '',
    casNumbers: row['CAS No']?.match(/\d{2,7}-\d\d-\d/g) ?? [],
    ecNumbers: row['EC No']?.match(/\d{3}-\d{3}-\d/g) ?? [],
    restriction: row['Restriction'] ?? '',
    positiveLists: positiveListsOf((row['Function'] ?? '').split(',').filter((one) => one.trim() !== '')),
    synonyms: [row['INN name'] ?? '', row['Ph. Eur. Name'] ?? ''].filter(Boolean),
  }));
}

/** A row of the Commission's annex exports. */
export function toAnnexRow(row: Readonly<Record<string, string>>): AnnexRow {
  return {
    annex: row['annex'] as AnnexRow['annex'],
    reference: (row['ref_no'] ?? '').replace(/\s/g, ''),
    substance: row['substance'] ?? '',
    names: [
      row['common_ingredient_names'] ?? '',
      row['colour_index_or_glossary'] ?? '',
      ...(row['identified_ingredients'] ?? '').split(' | '),
    ].filter(Boolean),
    casNumbers: row['cas_numbers'] ?? '',
    productTypes: row['product_type_body_parts'] ?? '',
    maximum: row['max_concentration'] ?? '',
    otherConditions: row['other_conditions'] ?? '',
    warnings: row['wording_of_conditions_and_warnings'] ?? '',
    regulation: row['regulation'] ?? '',
    cmr: row['cmr'] ?? '',
    ecNumbers: row['ec_numbers'] ?? '',
  };
}

/** The Commission's annex exports, texts untouched. */
export const readAnnexRows = (file: string): AnnexRow[] => rowsOf(file).map(toAnnexRow);

/** The Commission's annex exports. */
export const readAnnexes = (file: string): AnnexEntry[] =>
  readAnnexRows(file)
    .map((row) => readAnnexRow(row))
    .filter((entry) => entry !== null);

/** A printed text of a product. */
export type ListedText = {
  readonly text: string;
  readonly isList: boolean;
  /** What the shop's category and name say of the product. */
  readonly product?: Product;
};

/** Product texts. Without the column `is_ingredient_list`, every text counts as a list. */
export function readTexts(file: string): ListedText[] {
  return rowsOf(file).map((row) => ({
    text: row['ingredients_text'] ?? '',
    isList: row['is_ingredient_list'] !== '0',
    product: productOf(row['category'] ?? '', row['name'] ?? ''),
  }));
}
