import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef, useState, type ClipboardEvent } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_COMPONENTS } from '../../../../domain/raw-material/limits.ts';
import { readPastedRows, type PastedRow } from '../../../../domain/raw-material/pastedRows.ts';
import { useErrorText } from '../../../shared/forms/useErrorText.ts';
import { PlusIcon } from '../../../shared/ui/icons.tsx';
import { offscreenChildren, useOffscreenChildren } from '../../../shared/ui/useOffscreenChildren.ts';
import './translations.generated.ts';
import { emptyRow, type CompositionForm, type CompositionRow as Values } from './composition.form.ts';
import { CompositionRow } from './CompositionRow.tsx';
import { SumNotes } from './CompositionSum.tsx';
import { fillRows } from './fillRows.ts';
import { NameNotes } from './NameNotes.tsx';
import { ErrorText, Row } from './rowStyles.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { useSuggestions } from './useSuggestions.ts';

/** The last pasted rows, and the rows before them. */
interface Filled {
  from: number;
  filled: number;
  leftOut: number;
  before: Values[];
}

/** A single name or number is pasted into the field itself. */
const isOneCell = (rows: readonly PastedRow[]) =>
  rows.length === 1 && rows.every(({ inciName, maxConcentration }) => inciName === '' || maxConcentration === '');

/**
 * The rows of a composition, as part of any form that holds `composition`: names with suggestions from the dictionary,
 * concentrations, and a whole composition pasted from a spreadsheet. Needs a FormProvider above it.
 */
export function CompositionRows({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('rawMaterialForm');
  const errorText = useErrorText();
  const { control, register, getValues, setValue, setFocus, subscribe } = useFormContext<CompositionForm>();
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'composition' });
  const { errors, isSubmitted } = useFormState({ control, name: 'composition' });
  const [pasted, setPasted] = useState<Filled | null>(null);
  const [goesTo, goTo] = useState<{ at: number } | null>(null);
  const suggestions = useSuggestions((at, inciName) =>
    setValue(`composition.${at}.inciName`, inciName, { shouldDirty: true, shouldValidate: isSubmitted }),
  );
  const { close } = suggestions;
  const list = useRef<HTMLOListElement>(null);
  useOffscreenChildren(list, fields.length);

  const onPaste = useCallback(
    (at: number, event: ClipboardEvent) => {
      const found = readPastedRows(event.clipboardData.getData('text/plain'));
      if (!found || isOneCell(found) || event.currentTarget.hasAttribute('readonly')) return;
      event.preventDefault();
      const before = getValues('composition');
      const { rows, ...result } = fillRows(before, at, found);
      close();
      replace(rows);
      setPasted({ ...result, from: at, before });
      goTo({ at });
    },
    [getValues, replace, close],
  );
  const onRemove = useCallback(
    (at: number) => {
      remove(at);
      goTo({ at: Math.min(at, getValues('composition').length - 1) });
    },
    [remove, getValues],
  );
  useEffect(() => {
    // The focused element was removed with its row, or all rows were replaced.
    if (goesTo) setFocus(`composition.${goesTo.at}.inciName`);
  }, [goesTo, setFocus]);
  // Pasting can be undone until something else changes, because undoing would discard that too.
  useEffect(
    () =>
      pasted
        ? subscribe({ name: 'composition', formState: { values: true }, callback: () => setPasted(null) })
        : undefined,
    [pasted, subscribe],
  );

  const undo = ({ from, before }: Filled) => {
    replace(before);
    goTo({ at: from });
  };
  const compositionError = errorText(
    errors.composition?.root ??
      (errors.composition?.message === undefined ? undefined : { type: 'custom', message: errors.composition.message }),
  );
  return (
    <Box>
      <Row
        aria-hidden
        as="div"
        sx={{
          display: { xs: 'none', sm: 'grid' },
          py: 0,
          typography: 'subtitle2',
          color: 'text.secondary',
        }}
      >
        <span style={{ gridArea: 'name' }}>{t('rows.inciName')}</span>
        <span style={{ gridArea: 'concentration', textAlign: 'end' }}>{t('rows.max')}</span>
      </Row>
      <Box
        component="ol"
        ref={list}
        aria-label={t('rows.label')}
        sx={{ m: 0, p: 0, listStyle: 'none', ...offscreenChildren }}
      >
        {fields.map(({ id }, at) => (
          <CompositionRow
            key={id}
            at={at}
            isOnly={fields.length === 1}
            disabled={disabled}
            nameError={errors.composition?.[at]?.inciName}
            concentrationError={errors.composition?.[at]?.maxConcentration}
            suggesting={suggestions.typed?.at === at ? suggestions.suggesting : undefined}
            register={register}
            onType={suggestions.onType}
            onLeave={close}
            onPaste={onPaste}
            onRemove={onRemove}
          />
        ))}
      </Box>
      <SuggestionList suggestions={suggestions} />
      {compositionError && <ErrorText role="alert">{compositionError}</ErrorText>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        <Button
          size="small"
          startIcon={<PlusIcon />}
          disabled={disabled || fields.length >= MAX_COMPONENTS}
          onClick={() => append({ ...emptyRow })}
        >
          {t('rows.add')}
        </Button>
        <Typography role="status" variant="caption" component="span">
          {pasted &&
            [
              t('rows.filled', { count: pasted.filled, place: pasted.from + 1 }),
              pasted.leftOut > 0 && t('rows.leftOut', { count: pasted.leftOut, most: MAX_COMPONENTS }),
            ]
              .filter(Boolean)
              .join(' ')}
        </Typography>
        {pasted && (
          <Button size="small" variant="outlined" disabled={disabled} onClick={() => undo(pasted)}>
            {t('rows.undo')}
          </Button>
        )}
      </Box>
      <SumNotes />
      <NameNotes disabled={disabled} />
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
        {t('rows.hint')}
      </Typography>
    </Box>
  );
}
