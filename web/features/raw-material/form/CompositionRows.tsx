import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_COMPONENTS } from '../../../../domain/raw-material/limits.ts';
import { useErrorText } from '../../../shared/forms/useErrorText.ts';
import { offscreenChildren, useOffscreenChildren } from '../../../shared/ui/useOffscreenChildren.ts';
import './translations.generated.ts';
import { emptyRow, type CompositionForm } from './composition.form.ts';
import { CompositionRow } from './CompositionRow.tsx';
import { SumNotes } from './CompositionSum.tsx';
import { NameNotes } from './NameNotes.tsx';
import { ErrorText, Row } from './rowStyles.ts';
import { RowTools } from './RowTools.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { useRowChanges } from './useRowChanges.ts';
import { useSuggestions } from './useSuggestions.ts';

/**
 * The rows of a composition, as part of any form that holds `composition`: names with suggestions from the dictionary,
 * concentrations, and a whole composition pasted from a spreadsheet. Needs a FormProvider above it.
 */
export function CompositionRows({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation('rawMaterialForm');
  const errorText = useErrorText();
  const { control, register, setValue } = useFormContext<CompositionForm>();
  const { fields, append, remove, replace } = useFieldArray({ control, name: 'composition' });
  const { errors, isSubmitted } = useFormState({ control, name: 'composition' });
  const suggestions = useSuggestions((at, inciName) =>
    setValue(`composition.${at}.inciName`, inciName, { shouldDirty: true, shouldValidate: isSubmitted }),
  );
  const { close } = suggestions;
  const list = useRef<HTMLOListElement>(null);
  useOffscreenChildren(list, fields.length);

  const { pasted, onPaste, onRemove, undo } = useRowChanges({ remove, replace, onFilled: close });
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
      <RowTools
        pasted={pasted}
        isFull={fields.length >= MAX_COMPONENTS}
        disabled={disabled}
        onAdd={() => append({ ...emptyRow })}
        onUndo={undo}
      />
      <SumNotes />
      <NameNotes disabled={disabled} />
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
        {t('rows.hint')}
      </Typography>
    </Box>
  );
}
