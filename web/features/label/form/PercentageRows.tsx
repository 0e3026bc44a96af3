import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { percentageName, readPercentage, type NameWithPercentage } from '../../../../domain/label/percentages.ts';
import type { Percentages } from './usePercentages.ts';

const isWrong = (typed: string) => typed.trim() !== '' && readPercentage(typed) === null;

interface Props {
  percentages: Percentages;
  /** Those that are shown. */
  rows: readonly NameWithPercentage[];
  /** The ids of the fields begin with it. */
  id: string;
  disabled: boolean;
}

/** The names of a list, each with the field of its percentage. The first wrong one gets the focus. */
export function PercentageRows({ percentages, rows, id, disabled }: Props) {
  const { field, error, typedOf, change } = percentages;
  const wrong = error === undefined ? undefined : rows.find((row) => isWrong(typedOf(row)));
  return (
    <>
      {rows.map((row, at) => {
        const name = percentageName(row);
        const inputId = `${id}${at}`;
        return (
          <Box
            key={name}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) 112px',
              alignItems: 'center',
              gap: 1,
              mb: 0.5,
            }}
          >
            <Typography component="label" htmlFor={inputId} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {name}
            </Typography>
            <OutlinedInput
              id={inputId}
              size="small"
              value={typedOf(row)}
              readOnly={disabled}
              error={error !== undefined && isWrong(typedOf(row))}
              inputRef={row === (wrong ?? rows[0]) ? field.ref : undefined}
              onChange={(event) => change(row, event.target.value)}
              onBlur={field.onBlur}
              inputProps={{
                inputMode: 'decimal',
                maxLength: 10,
                autoComplete: 'off',
                'aria-describedby': error === undefined ? undefined : `${id}error`,
              }}
              endAdornment={<Box aria-hidden>%</Box>}
            />
          </Box>
        );
      })}
    </>
  );
}
