import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CheckInciNamesQuery } from './CheckInciNames.generated.ts';
import type { CompositionForm } from './composition.form.ts';
import { useNameChecks } from './useNameChecks.ts';

/** More would push the form out of sight; the rest is counted. */
const MAX_SHOWN = 10;

type NameCheck = CheckInciNamesQuery['checkInciNames'][number];

/**
 * What the ingredient dictionary and Annex II say of the names of a composition; one that is probably misspelt can be
 * written as it is meant.
 */
export function NameNotes({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('rawMaterialForm');
  const { control, setValue, setFocus } = useFormContext<CompositionForm>();
  const { isSubmitted } = useFormState({ control, name: 'composition' });
  const rows = useWatch({ control, name: 'composition' });
  const { checks, isFailed } = useNameChecks(rows);
  const found = rows.flatMap(({ inciName }, at) => {
    const check = checks.get(inciName.trim());
    return check?.problem ? [{ ...check, problem: check.problem, at }] : [];
  });

  const write = (at: number, suggestion: string) => {
    setValue(`composition.${at}.inciName`, suggestion, { shouldDirty: true, shouldValidate: isSubmitted });
    // The button goes with what it mends.
    setFocus(`composition.${at}.inciName`);
  };
  return (
    <Box sx={{ mt: 1 }}>
      <Typography role="status" variant="caption" component="p" color="textSecondary">
        {isFailed ? t('names.failed') : found.length > 0 && t('names.title', { count: found.length })}
      </Typography>
      {found.length > 0 && (
        <Box component="ul" aria-label={t('names.title', { count: found.length })} sx={{ m: 0, pl: 2.5 }}>
          {found.slice(0, MAX_SHOWN).map(({ at, suggestion, ...check }) => (
            <Typography
              key={at}
              component="li"
              variant="body2"
              sx={{ color: check.prohibitedBy ? 'result.red.main' : 'result.yellow.main', overflowWrap: 'anywhere' }}
            >
              <NoteText {...check} at={at} suggestion={suggestion} />
              {suggestion && !disabled && (
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={t('names.takeFor', { suggestion, place: at + 1 })}
                  onClick={() => write(at, suggestion)}
                  sx={{ ml: 1, my: 0.25 }}
                >
                  {t('names.take', { suggestion })}
                </Button>
              )}
            </Typography>
          ))}
        </Box>
      )}
      {found.length > MAX_SHOWN && (
        <Typography variant="caption" component="p" color="textSecondary">
          {t('names.more', { count: found.length - MAX_SHOWN })}
        </Typography>
      )}
    </Box>
  );
}

type Note = Pick<NameCheck, 'name' | 'suggestion' | 'prohibitedBy'> & {
  problem: NonNullable<NameCheck['problem']>;
  at: number;
};

function NoteText({ problem, name, suggestion, prohibitedBy, at }: Note) {
  const { t } = useTranslation('rawMaterialForm');
  return [
    t(`names.${problem}`, { name, place: at + 1, entry: prohibitedBy }),
    suggestion && prohibitedBy && t('names.prohibitedToo', { suggestion, entry: prohibitedBy }),
  ]
    .filter(Boolean)
    .join('; ');
}
