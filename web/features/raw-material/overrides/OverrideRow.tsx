import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME_OF_OVERRIDABLE_FIELD } from '../../../../domain/raw-material/rawMaterialFields.ts';
import type { RawMaterialField } from '../../../shared/apollo/schema.generated.ts';
import { fieldsResetTogether, type Values } from './override.form.ts';
import { OverrideActions } from './OverrideActions.tsx';
import { OverrideEditor } from './OverrideEditor.tsx';
import type { Overrides } from './useOverrides.ts';
import { useValueTexts } from './useValueTexts.ts';
import { ValueCell } from './ValueCell.tsx';

interface Props {
  field: RawMaterialField;
  globalValues: Values;
  actions: Overrides;
  overrides: NonNullable<Overrides['overrides']>;
  /** While the overrides of another company are loading. */
  disabled: boolean;
}

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
      <ValueCell title={t('global')} text={textOf(field, globalValues)} isInForce={!isOverridden || !isActive} />
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
          <ValueCell
            title={t('override')}
            text={isOverridden ? textOf(field, values) : t('none')}
            isInForce={isOverridden && isActive}
          />
          <OverrideActions
            buttonRef={button}
            name={name}
            isOverridden={isOverridden}
            disabled={disabled}
            onEdit={() => setEditing(true)}
            onReset={(pressed) => void reset(pressed)}
          />
        </>
      )}
    </Box>
  );
}
