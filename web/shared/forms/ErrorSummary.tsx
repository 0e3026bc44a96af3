import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import './translations.ts';
import { useErrorText } from './useErrorText.ts';

interface Problem {
  name: string;
  type: string;
  message?: string;
}

const isProblem = (error: object): error is Omit<Problem, 'name'> => 'type' in error && typeof error.type === 'string';

/** Where a problem is mended, for what has no field of its own, and what tells it from the same problem elsewhere. */
export interface ProblemPlace {
  field: string;
  label?: string;
}

/** The errors of a form with the names of their fields, those of rows and groups among them. */
function problemsOf(errors: object, prefix = ''): Problem[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const name = `${prefix}${key}`;
    return isProblem(error) ? [{ name, type: error.type, message: error.message }] : problemsOf(error, `${name}.`);
  });
}

/**
 * What is wrong with a form, in one place with links to the fields. It takes the focus after a failed attempt to save, so
 * that nobody has to search; the form must therefore be made with `shouldFocusError: false`. `placeOf` is asked with the
 * name of each problem; without an answer it leads to the field of that name.
 */
export function ErrorSummary<T extends FieldValues>({
  form,
  placeOf,
}: {
  form: UseFormReturn<T>;
  placeOf?: (name: string) => ProblemPlace | undefined;
}) {
  const { t } = useTranslation('forms');
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  const { errors, submitCount } = form.formState;
  const problems = submitCount > 0 ? problemsOf(errors) : [];

  const takeFocus = useEffectEvent(() => {
    if (problems.length > 0) box.current?.focus();
  });
  useEffect(() => takeFocus(), [submitCount]);

  if (problems.length === 0) return null;
  return (
    <Box
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={t('summary', { count: problems.length })}
      sx={{
        p: 1.5,
        border: 1,
        borderColor: 'error.main',
        borderRadius: '10px',
        bgcolor: 'error.soft',
        outlineOffset: 2,
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('summary', { count: problems.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, typography: 'body2' }}>
        {problems.map((problem) => {
          const { field, label }: ProblemPlace = placeOf?.(problem.name) ?? { field: problem.name };
          return (
            <li key={problem.name}>
              <Link
                component="button"
                type="button"
                variant="body2"
                onClick={() => form.setFocus(field as Path<T>)}
                sx={{ color: 'error.main', textAlign: 'start' }}
              >
                {[label, errorText(problem)].filter(Boolean).join(': ')}
              </Link>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
