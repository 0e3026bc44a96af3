/** A table of a file as the endpoint shows it. `columns` are heading and column of each. */
export const lookedTable = (key: string, columns: [string, string | null][], more: object = {}) => ({
  __typename: 'SheetTable' as const,
  key,
  sheet: key,
  isSheetHidden: false,
  title: [],
  headingLine: 1,
  isComplete: true,
  lineCount: 1,
  hiddenLines: [],
  unevenLines: [],
  rememberedAt: null,
  columns: columns.map(([heading, column]) => ({
    __typename: 'SheetColumn' as const,
    heading,
    column,
    certainty: column === null ? null : ('SURE' as const),
    isHidden: false,
    isEmpty: false,
  })),
  ...more,
});

/** What a file of these tables holds, with lines of the first. */
export const lookOf = (tables: ReturnType<typeof lookedTable>[], lines: string[][] = [], more: object = {}) => ({
  __typename: 'SheetTables' as const,
  tables,
  sheetsWithoutTable: [],
  areLettersSure: true,
  shownTable: tables[0]?.key ?? null,
  lines: lines.map((cells, at) => ({
    __typename: 'SheetLine' as const,
    line: at + 2,
    cells,
    calculated: [],
    isHidden: false,
    outcome: null,
  })),
  outcomes: [],
  ...more,
});
