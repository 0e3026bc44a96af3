import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import './translations.generated.ts';
import { useErrorText } from './useErrorText.ts';

interface FormError {
  name: string;
  type: string;
  message?: string;
}

const isFormError = (error: object): error is Omit<FormError, 'name'> =>
  'type' in error && typeof error.type === 'string';

/**
 * The field that an error leads to when it is not the field of that name, and a label that distinguishes equal
 * messages.
 */
export interface ErrorTarget {
  field: string;
  label?: string;
}

/** All errors of a form with the names of their fields, including those of rows and groups. */
function listErrors(errors: object, prefix = ''): FormError[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return [];
    const name = `${prefix}${key}`;
    return isFormError(error) ? [{ name, type: error.type, message: error.message }] : listErrors(error, `${name}.`);
  });
}

/**
 * All errors of a form in one place, with links to the fields. It takes the focus after a failed attempt to save, so
 * that the person need not search for them; the form must therefore be created with `shouldFocusError: false`.
 * `targetOf` gets the name of each error; when it returns undefined, the error leads to the field of that name.
 */
export function ErrorSummary<T extends FieldValues>({
  form,
  targetOf,
}: {
  form: UseFormReturn<T>;
  targetOf?: (name: string) => ErrorTarget | undefined;
}) {
  const { t } = useTranslation('forms');
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  const { errors, submitCount } = form.formState;
  const formErrors = submitCount > 0 ? listErrors(errors) : [];

  const takeFocus = useEffectEvent(() => {
    if (formErrors.length > 0) box.current?.focus();
  });
  useEffect(() => takeFocus(), [submitCount]);

  if (formErrors.length === 0) return null;
  return (
    <Box
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={t('summary', { count: formErrors.length })}
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
        {t('summary', { count: formErrors.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, typography: 'body2' }}>
        {formErrors.map((formError) => {
          const { field, label }: ErrorTarget = targetOf?.(formError.name) ?? { field: formError.name };
          return (
            <li key={formError.name}>
              <Link
                component="button"
                type="button"
                variant="body2"
                onClick={() => form.setFocus(field as Path<T>)}
                sx={{ color: 'error.main', textAlign: 'start' }}
              >
                {[label, errorText(formError)].filter(Boolean).join(': ')}
              </Link>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
