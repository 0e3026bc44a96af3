import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME_OF_OVERRIDABLE_FIELD } from '../../../../domain/raw-material/rawMaterialFields.ts';
import type { RawMaterialField } from '../../../shared/apollo/schema.generated.ts';
import { Count } from '../../../shared/ui/Panel.tsx';
import { fieldsResetTogether, type Values } from './override.form.ts';
import { OverrideEditor } from './OverrideEditor.tsx';
import type { Overrides } from './useOverrides.ts';
import { useValueTexts } from './useValueTexts.ts';

interface Props {
  field: RawMaterialField;
  globalValues: Values;
  actions: Overrides;
  overrides: NonNullable<Overrides['overrides']>;
  /** While the overrides of another company are loading. */
  disabled: boolean;
}

/** Whether a text may have to be scrolled; then the keyboard must reach it. */
const isLong = (text: string) => text.length > 200 || text.split('\n').length > 6;

/**
 * One field: the global value beside the override, with the one in force marked, and the buttons to edit and reset the
 * override.
 */
export function OverrideRow({ field, globalValues, actions, overrides, disabled }: Props) {
  const { t } = useTranslation('rawMaterialOverrides');
  const { t: tMaterial } = useTranslation('rawMaterial');
  const { fields, isActive, values } = overrides;
  const textOf = useValueTexts();
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const isOverridden = fields.includes(field);
  const name = tMaterial(`field.${NAME_OF_OVERRIDABLE_FIELD[field]}`);

  useEffect(() => {
    // The focus returns to the button that opened the editor.
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const reset = async (pressed: HTMLElement) => {
    const isDone = await actions.reset([...fieldsResetTogether(field, overrides, globalValues)]);
    // The pressed button disappears with the override; the focus moves only if it was still there.
    if (isDone && [pressed, document.body].includes(document.activeElement as HTMLElement)) button.current?.focus();
  };

  const cell = (title: string, text: string, isInForce: boolean) => (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center', typography: 'caption', color: 'text.secondary' }}>
        {title}
        {isInForce && <Count>{t('inForce')}</Count>}
      </Box>
      <Typography
        variant="body2"
        component="div"
        tabIndex={isLong(text) ? 0 : undefined}
        sx={{
          whiteSpace: 'pre-wrap',
          maxHeight: 168,
          overflow: 'auto',
          color: isInForce ? undefined : 'text.secondary',
        }}
      >
        {text}
      </Typography>
    </Box>
  );
  return (
    <Box
      component="li"
      sx={{
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 0.7fr) minmax(0, 1fr) minmax(0, 1fr) 190px' },
      }}
    >
      <Typography variant="body2" component="h3" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      {cell(t('global'), textOf(field, globalValues), !isOverridden || !isActive)}
      {isEditing ? (
        <Box sx={{ gridColumn: { md: 'span 2' }, minWidth: 0 }}>
          <OverrideEditor
            field={field}
            label={t('overrideOf', { field: name })}
            isOverridden={isOverridden}
            values={values}
            onChange={actions.change}
            onClose={() => setEditing(false)}
          />
        </Box>
      ) : (
        <>
          {isOverridden ? cell(t('override'), textOf(field, values), isActive) : cell(t('override'), t('none'), false)}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { md: 'flex-end' } }}>
            <Button
              ref={button}
              size="small"
              variant="outlined"
              disabled={disabled}
              aria-label={t(isOverridden ? 'editOf' : 'enterOf', { field: name })}
              onClick={() => setEditing(true)}
            >
              {t(isOverridden ? 'edit' : 'enter')}
            </Button>
            {isOverridden && (
              <Button
                size="small"
                color="error"
                disabled={disabled}
                aria-label={t('resetOf', { field: name })}
                onClick={(event) => void reset(event.currentTarget)}
              >
                {t('resetField')}
              </Button>
            )}
          </Box>
        </>
      )}
    </Box>
  );
}
