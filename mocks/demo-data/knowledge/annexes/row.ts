import type { AnnexRow } from '../../../../domain/annex/annexEntry.ts';

/** The columns of an entry that are not empty. */
export type RowCells = Partial<Omit<AnnexRow, 'annex' | 'reference' | 'substance' | 'names'>>;

/**
 * An entry as it is published; `names` separated by semicolons. Without another regulation it stands as the Regulation
 * was adopted.
 */
export function row(
  annex: AnnexRow['annex'],
  reference: string,
  substance: string,
  names: string,
  cells: RowCells = {},
): AnnexRow {
  return {
    annex,
    reference,
    substance,
    names: names
      .split(';')
      .map((name) => name.trim())
      .filter(Boolean),
    casNumbers: '',
    productTypes: '',
    maximum: '',
    otherConditions: '',
    warnings: '',
    regulation: '(EC) 2009/1223',
    ...cells,
  };
}
