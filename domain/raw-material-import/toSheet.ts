import type { Language } from '../language.ts';
import { INDEPENDENT_TEXTS, RAW_MATERIAL_FIELDS } from '../raw-material/rawMaterialFields.ts';
import { compositionCells } from './compositionCells.ts';
import { guardFormula } from './formulaGuard.ts';
import { SHEET_COLUMNS, SHEET_HEADINGS, type SheetColumn } from './sheetColumns.ts';
import type { SheetMaterial } from './sheetRow.ts';
import { cmrWords, typeWords, yesNo } from './sheetWords.ts';

/**
 * The cells of a sheet of raw materials, headings first; `readSheet` reads the same raw materials from them. A text
 * that a spreadsheet would take for a formula gets a quote before it.
 */
export function toSheet(materials: readonly SheetMaterial[], language: Language): string[][] {
  return [
    SHEET_COLUMNS.map((column) => SHEET_HEADINGS[column][language]),
    ...materials.flatMap((material) => linesOf(material, language)),
  ];
}

function linesOf(material: SheetMaterial, language: Language): string[][] {
  return compositionCells(material.composition).map(([names, concentrations], at) => {
    const composition = { INCI_NAMES: names, MAX_CONCENTRATIONS: concentrations };
    const cells: Partial<Record<SheetColumn, string>> =
      at === 0 ? { ...cellsOf(material, language), ...composition } : composition;
    return SHEET_COLUMNS.map((column) => guardFormula(cells[column] ?? ''));
  });
}

function cellsOf(material: SheetMaterial, language: Language): Partial<Record<SheetColumn, string>> {
  const independentTexts = INDEPENDENT_TEXTS.map((name) => [RAW_MATERIAL_FIELDS[name].code, material[name]]);
  return {
    TRADE_NAME: material.tradeName,
    MANUFACTURER: material.manufacturer,
    CODE: material.code,
    TYPE: typeWords.write(material.type, language),
    VALID_DOCUMENTS: yesNo.write(material.hasValidDocuments, language),
    STATUS_DESCRIPTION: material.hasValidDocuments ? '' : material.statusDescription,
    CMR_STATUS: cmrWords.write(material.cmrStatus, language),
    CMR_QUANTITY: material.cmrStatus === 'PRESENT' ? material.cmrQuantity : '',
    NANO: yesNo.write(material.isNano, language),
    ...(Object.fromEntries(independentTexts) as Partial<Record<SheetColumn, string>>),
  };
}
