import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';

interface Props<Row extends { line: number }> {
  rows: readonly Row[];
  label: string;
  isLoading: boolean;
  /** Whether other rows have been loading for so long that these look out of date. */
  isLate: boolean;
  renderRow: (row: Row) => ReactNode;
}

/** The rows of an import that are in view. */
export function ImportRows<Row extends { line: number }>({ rows, label, isLoading, isLate, renderRow }: Props<Row>) {
  return (
    <Card>
      <Box
        component="ul"
        aria-label={label}
        aria-busy={isLoading}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          opacity: isLate ? 0.6 : 1,
          '& > li + li': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        {rows.map((row) => (
          <Box component="li" key={row.line} sx={{ px: 2, py: 1.5, minWidth: 0, overflowWrap: 'anywhere' }}>
            {renderRow(row)}
          </Box>
        ))}
      </Box>
    </Card>
  );
}
