import Box from '@mui/material/Box';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface Props extends Omit<OutlinedInputProps, 'label' | 'error'> {
  label: string;
  /** The error of the value, in the user's language. */
  error?: string;
  /** Helper text below the field. A screen reader reads it with the field. */
  hint?: ReactNode;
}

/** A text field with its label above and its error below. */
export function Field({ label, error, hint, inputProps, ...input }: Props) {
  const id = useId();
  const errorId = `${id}error`;
  const hintId = `${id}hint`;
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  return (
    <Box>
      <Typography
        component="label"
        htmlFor={id}
        variant="subtitle2"
        color="textSecondary"
        sx={{ display: 'block', mb: 0.5 }}
      >
        {label}
      </Typography>
      <OutlinedInput
        id={id}
        fullWidth
        error={Boolean(error)}
        inputProps={{ ...inputProps, 'aria-describedby': described }}
        {...input}
      />
      {error && (
        <Typography id={errorId} variant="caption" component="p" color="error" role="alert" sx={{ mt: 0.5 }}>
          {error}
        </Typography>
      )}
      {hint && (
        <Typography id={hintId} variant="caption" component="div" color="textSecondary" sx={{ mt: 0.5 }}>
          {hint}
        </Typography>
      )}
    </Box>
  );
}
