const quoted = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Lines of a table. */
export const csv = (rows: readonly (readonly string[])[], { delimiter = ',', end = '\n' } = {}): string =>
  rows.map((cells) => cells.map(quoted).join(delimiter) + end).join('');

/** The header of the inventory's export. */
export const INVENTORY_HEADER = [
  'COSING Ref No',
  'INCI name',
  'INN name',
  'Ph. Eur. Name',
  'CAS No',
  'EC No',
  'Chem/IUPAC Name / Description',
  'Restriction',
  'Function',
  'Update Date',
] as const;

export interface InventoryLine {
  ref?: string;
  inci: string;
  inn?: string;
  phEur?: string;
  cas?: string;
  ec?: string;
  description?: string;
  restriction?: string;
  functions?: string;
}

/** A row of the inventory. */
export const inventoryCells = ({
  ref = '',
  inci,
  inn = '',
  phEur = '',
  cas = '',
  ec = '',
  description = '',
  restriction = '',
  functions = '',
}: InventoryLine): string[] => [ref, inci, inn, phEur, cas, ec, description, restriction, functions, '16/06/2020'];

/** An export of the inventory as the Commission lays it out: the first row stands on line 4. */
export const inventoryFile = (lines: readonly InventoryLine[]): string =>
  csv([
    ['File creation date,30/12/2020'],
    ['Inventory of Ingredients'],
    INVENTORY_HEADER,
    ...lines.map(inventoryCells),
  ]);

const ANNEX_HEADER = [
  'Reference Number',
  'Chemical name / INN',
  'Name of Common Ingredients Glossary',
  'CAS Number',
  'EC Number',
  'Product Type, body parts',
  'Maximum concentration in ready for use preparation',
  'Other',
  'Wording of conditions of use and warnings',
  'Regulation',
  'Other Directives/Regulations',
  'SCCS opinions',
  'Chemical/IUPAC Name',
  'Identified INGREDIENTS or substances e.g.',
  'CMR',
  'Update Date',
];

export interface AnnexLine {
  reference: string;
  substance: string;
  glossary?: string;
  cas?: string;
  ec?: string;
  productTypes?: string;
  maximum?: string;
  other?: string;
  wording?: string;
  identified?: string;
  cmr?: string;
}

/**
 * An export of an annex as the Commission lays it out: II lacks the conditions, IV has a column for the colour. The
 * first row stands on line 6.
 */
export function annexFile(annex: 'II' | 'III' | 'IV' | 'V' | 'VI', lines: readonly AnnexLine[]): string {
  const shaped = (cells: readonly string[], colour: string) => {
    if (annex === 'II') return [...cells.slice(0, 2), ...cells.slice(3, 5), ...cells.slice(9)];
    return annex === 'IV' ? [...cells.slice(0, 5), colour, ...cells.slice(5)] : cells;
  };
  const rows = lines.map(
    ({
      reference,
      substance,
      glossary = '-',
      cas = '-',
      ec = '-',
      productTypes = '',
      maximum = '',
      other = '',
      wording = '',
      identified = '',
      cmr = '',
    }) =>
      shaped(
        [
          reference,
          substance,
          glossary,
          cas,
          ec,
          productTypes,
          maximum,
          other,
          wording,
          '(EC) 2009/1223',
          '',
          '',
          '',
          identified,
          cmr,
          '17/10/2010',
        ],
        'Red',
      ),
  );
  const preamble = [
    ['File creation date: 18/06/2026'],
    [`ANNEX ${annex}`, 'Last update: 17/06/2026'],
    ['LIST OF SUBSTANCES'],
    ['Substance identification', 'Conditions'],
  ];
  return csv([...preamble, shaped(ANNEX_HEADER, 'Color'), ...rows]);
}
