import Box from '@mui/material/Box';
import type { MarginVerdict } from '../../../../domain/exposure/marginOfSafety.ts';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import { verdictStyles } from '../MarginVerdict.tsx';
import { Unverified } from '../Unverified.tsx';

/** The margin of a row in words. */
export interface MarginLine {
  /** Name, exposure, margin and what the margin means, as in the heads. */
  cells: readonly string[];
  /** Null where there is no margin. */
  verdict: MarginVerdict | null;
  /** Whether the margin rests on a figure that nobody has verified. */
  isUnverified: boolean;
}

/** The column heading beside its cell on narrow screens, where the rows are cards. */
const onPhone = { display: { sm: 'none' }, color: 'text.secondary' } as const;

const table = {
  width: 1,
  borderCollapse: 'collapse',
  typography: 'body2',
  ...tabularFigures,
  '& th, & td': {
    textAlign: 'left',
    py: 1,
    pr: 1.5,
    verticalAlign: 'top',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& thead': { display: { xs: 'none', sm: 'table-header-group' } },
  '& tr': { display: { xs: 'grid', sm: 'table-row' } },
} as const;

/** The margins of a formula, row by row. */
export function FormulaMargins({ header, lines }: { header: readonly string[]; lines: readonly MarginLine[] }) {
  return (
    <Box component="table" sx={table}>
      <thead>
        <tr>
          {header.map((title) => (
            <Box component="th" scope="col" key={title} sx={{ typography: 'caption', color: 'text.secondary' }}>
              {title}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ cells: [name, sed, margin, meaning], verdict, isUnverified }, at) => {
          const look = verdict && verdictStyles[verdict];
          return (
            <tr key={at}>
              <th scope="row">{name}</th>
              <td>
                <Box component="span" sx={onPhone}>
                  {header[1]}:{' '}
                </Box>
                {sed}
              </td>
              <td>
                <Box component="span" sx={onPhone}>
                  {header[2]}:{' '}
                </Box>
                {margin}
              </td>
              <Box component="td" sx={{ color: look ? `result.${look.tone}.main` : 'text.secondary' }}>
                {look && <look.icon sx={{ fontSize: 16, verticalAlign: '-3px', mr: 0.5 }} />}
                {isUnverified && <Unverified />}
                {meaning}
              </Box>
            </tr>
          );
        })}
      </tbody>
    </Box>
  );
}
