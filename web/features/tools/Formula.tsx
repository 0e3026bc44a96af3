import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tabularFigures } from '../../shared/theme/theme.ts';

export interface FormulaLine {
  /** The symbol on the left, such as 'SED'. */
  name: string;
  /** The formula with symbols, as in the source. */
  letters: string;
  /** The same with the numbers filled in, and the result with its unit. */
  numbers: string;
}

/** Formulas with their numbers filled in. */
export function Formula({ lines }: { lines: readonly FormulaLine[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5, ...tabularFigures }}>
      {lines.map(({ name, letters, numbers }) => (
        <Box key={name}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {name} = {letters}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 550, overflowWrap: 'anywhere' }}>
            {numbers}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** The formulas as text, for copying. */
export const formulaText = (lines: readonly FormulaLine[]): string =>
  lines.map(({ name, letters, numbers }) => `${name} = ${letters}\n  ${numbers}`).join('\n');
