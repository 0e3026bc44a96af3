import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { asName } from '../../../../domain/inci/asName.ts';
import { parseInciText } from '../../../../domain/inci/parseInciText.ts';
import type { Check } from '../../../subjects/check/findingText.ts';
import { IngredientSearch } from '../../../subjects/check/IngredientSearch.tsx';
import { MarkedText } from '../../../subjects/check/MarkedText.tsx';
import { severities, worstOf, type Severity } from '../../../subjects/check/severityStyles.ts';
import { useErrorText } from '../../../shared/forms/useErrorText.ts';
import { AreaField } from '../../../shared/ui/ListField.tsx';
import { addName, moveName, removeName } from './ingredientOrder.ts';
import type { LabelForm } from './label.form.ts';
import { OrderChips } from './OrderChips.tsx';
import { PercentageFields } from './PercentageFields.tsx';

const ROWS = 7;

interface Props {
  form: UseFormReturn<LabelForm>;
  /** The last check; the text may have changed since. */
  check: Check | undefined;
  /** The text that the check is of, or undefined. */
  checkedText: string | undefined;
  disabled: boolean;
}

/** The worst severity per printed name. Keyed by name and not by position, because typing moves the positions. */
function severitiesByText(check: Check | undefined): Map<string, Severity> {
  const worst = new Map<string, Severity>();
  if (!check) return worst;
  const severityOf = worstOf(check);
  for (const name of check.names) {
    const severity = severityOf(name);
    const before = worst.get(name.text);
    if (severity && (!before || severities.indexOf(severity) < severities.indexOf(before)))
      worst.set(name.text, severity);
  }
  return worst;
}

/** The ingredient list: pasted or typed as printed, extended from the dictionary, and reordered by its chips. */
export function IngredientEditor({ form, check, checkedText, disabled }: Props) {
  const { t } = useTranslation('labelForm');
  const errorText = useErrorText();
  const { field, fieldState } = useController({ control: form.control, name: 'ingredientText' });
  // Parsing a long text may take longer than the next key press, so the field is updated first.
  const text = useDeferredValue(field.value);
  const parsed = useMemo(() => parseInciText(text), [text]);
  const worst = useMemo(() => severitiesByText(check), [check]);
  // By printed name too: while the list is typed on, the names that the last check has recognised stay recognised.
  const inciNames = useMemo(() => new Map(check?.names.map((name) => [name.text, name.inciName])), [check]);
  // The check knows the dictionary and so may separate names that the text alone does not: the page counts as it does.
  const checked = checkedText === text ? check : undefined;
  const names = useMemo(() => {
    const readAs = new Map(parsed.names.map(({ start, end, name }) => [`${start}-${end}`, name]));
    const printed = checked?.names.map(({ text: name, span, isNano }) => ({ name, isNano, ...span })) ?? parsed.names;
    return printed.map(({ name, isNano, start, end }) => ({
      name: readAs.get(`${start}-${end}`) ?? name,
      isNano,
      inciName: inciNames.get(text.slice(start, end)) ?? null,
      severity: worst.get(text.slice(start, end)) ?? null,
    }));
  }, [checked, parsed, text, worst, inciNames]);
  const positionsIn = (now: string) => (now === checkedText ? check?.names.map(({ span }) => span) : undefined);
  const change = (edit: (now: string) => string) =>
    form.setValue('ingredientText', edit(form.getValues('ingredientText')), { shouldDirty: true });

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <AreaField
        label={t('ingredients.text')}
        rows={ROWS}
        readOnly={disabled}
        name={field.name}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={errorText(fieldState.error)}
        hint={t('ingredients.hint')}
        inputProps={{ spellCheck: false }}
      />
      {checked && checked.leftOut.length > 0 && (
        <MarkedText
          text={text}
          check={checked}
          {...(!disabled && { onInclude: (span) => change((now) => (now === text ? asName(now, span) : now)) })}
        />
      )}
      <IngredientSearch
        label={t('ingredients.add')}
        disabled={disabled}
        onChoose={({ inciName }) => change((now) => addName(now, inciName))}
      />
      <div>
        <Typography variant="subtitle2" component="h3" color="textSecondary" sx={{ mb: 0.5 }}>
          {t('order.title')} · {t('ingredients.count', { count: names.length })}
        </Typography>
        {names.length > 0 && (
          <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
            {t(parsed.isCut ? 'ingredients.cut' : 'order.hint')}
          </Typography>
        )}
        <OrderChips
          names={names}
          disabled={disabled || parsed.isCut}
          onMove={(from, to) => change((now) => moveName(now, from, to, positionsIn(now)))}
          onRemove={(at) => change((now) => removeName(now, at, positionsIn(now)))}
        />
      </div>
      <PercentageFields form={form} names={names} isChecked={check !== undefined} disabled={disabled} />
    </Box>
  );
}
