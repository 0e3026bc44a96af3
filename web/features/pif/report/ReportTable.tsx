import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Column {
  key: string;
  label: string;
  /** Figures stand at the right. */
  isText?: boolean;
}
interface Row {
  key: string;
  cells: readonly ReactNode[];
}
interface Props {
  label: string;
  columns: readonly [Column, ...Column[]];
  rows: readonly Row[];
}

/** Words break only between words, so that a table too wide for its place scrolls. */
const cell = { px: 1.5, py: 1, typography: 'body2', textAlign: 'end', overflowWrap: 'normal' } as const;
/** On a phone a row is a card: the first cell is its title, the others stand below one another with their heads. */
const phone = {
  '& table, & tbody, & tr': { display: 'block' },
  '& thead': { display: 'none' },
  '& tr': { p: 1.5, borderTop: 1, borderColor: 'divider' },
  '& tbody th, & tbody td': { display: 'flex', justifyContent: 'space-between', gap: 2, p: 0.25, position: 'static' },
  '& tbody td:empty': { display: 'none' },
  '& tbody td::before': { content: 'attr(data-label)', color: 'text.secondary', textAlign: 'start' },
} as const;

/** A table of the report: its head and its first column stay in view. */
export function ReportTable({ label, columns, rows }: Props) {
  return (
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      sx={({ breakpoints }) => ({
        overflow: 'auto',
        '@media print': { overflow: 'visible', maxHeight: 'none', border: 0 },
        maxHeight: { md: '75vh' },
        border: 1,
        borderColor: 'divider',
        borderRadius: '14px',
        // As the first column, which is no see-through because it stands still; it may lie outside a panel.
        bgcolor: 'background.paper',
        // A page of paper is narrower than a tablet, but holds a table.
        [breakpoints.down('md').replace('@media', '@media screen and')]: phone,
      })}
    >
      <Box
        component="table"
        aria-label={label}
        sx={{ width: 1, borderCollapse: 'separate', borderSpacing: 0, fontVariantNumeric: 'tabular-nums' }}
      >
        <thead>
          <tr>
            {columns.map(({ key, label: head, isText }, at) => (
              <Box
                component="th"
                scope="col"
                key={key}
                sx={{
                  ...cell,
                  position: 'sticky',
                  top: 0,
                  zIndex: at === 0 ? 3 : 2,
                  left: at === 0 ? 0 : undefined,
                  bgcolor: 'subtle',
                  typography: 'caption',
                  fontWeight: 600,
                  textAlign: isText ? 'start' : 'end',
                }}
              >
                {head}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.key} row={row} columns={columns} />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** One entry; its first cell is its heading and stays in view. */
function TableRow({ row: { key, cells }, columns }: { row: Row; columns: readonly Column[] }) {
  return (
    <Box component="tr" id={`row-${key}`} tabIndex={-1} sx={{ scrollMarginTop: 120 }}>
      {columns.map(({ key: name, label: head, isText }, at) => (
        <Box
          component={at === 0 ? 'th' : 'td'}
          scope={at === 0 ? 'row' : undefined}
          key={name}
          data-label={head}
          sx={{
            ...cell,
            ...(!isText && { whiteSpace: { md: 'nowrap' } }),
            borderTop: { md: 1 },
            borderColor: { md: 'divider' },
            textAlign: isText ? 'start' : 'end',
            ...(at === 0 && {
              position: 'sticky',
              left: 0,
              zIndex: 1,
              bgcolor: 'background.paper',
              fontWeight: 600,
              overflowWrap: 'anywhere',
              minWidth: { md: 140 },
              maxWidth: { md: 260 },
            }),
          }}
        >
          {cells[at]}
        </Box>
      ))}
    </Box>
  );
}
