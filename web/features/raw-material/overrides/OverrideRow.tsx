import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RawMaterialField } from '../../../shared/apollo/schema.generated.ts';
import { Count } from '../../../shared/ui/Panel.tsx';
import { resetTogether, type OwnValues } from './ownValue.form.ts';
import { OwnValueEditor } from './OwnValueEditor.tsx';
import type { Overrides } from './useOverrides.ts';
import { useValueWords } from './useValueWords.ts';

interface Props {
  field: RawMaterialField;
  globalValues: OwnValues;
  own: Overrides;
  overrides: NonNullable<Overrides['overrides']>;
  /** While others are on their way. */
  disabled: boolean;
}

/** Whether a text may have to be scrolled, which the keyboard must reach. */
const isLong = (text: string) => text.length > 200 || text.split('\n').length > 6;

/** One field: the global value and the company's own side by side, the one in force marked, and what can be done with the own one. */
export function OverrideRow({ field, globalValues, own, overrides, disabled }: Props) {
  const { t } = useTranslation('rawMaterialOverrides');
  const { fields, isActive, values } = overrides;
  const wordsOf = useValueWords();
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const isOwn = fields.includes(field);
  const name = t(`field.${field}`);

  useEffect(() => {
    // The keyboard goes on where the editor was opened.
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const reset = async (pressed: HTMLElement) => {
    const isDone = await own.reset([...resetTogether(field, overrides, globalValues)]);
    // The button goes with the own value; whoever went on meanwhile stays there.
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
      {cell(t('global'), wordsOf(field, globalValues), !isOwn || !isActive)}
      {isEditing ? (
        <Box sx={{ gridColumn: { md: 'span 2' }, minWidth: 0 }}>
          <OwnValueEditor
            field={field}
            label={t('ownOf', { field: name })}
            isOwn={isOwn}
            values={values}
            onChange={own.change}
            onClose={() => setEditing(false)}
          />
        </Box>
      ) : (
        <>
          {isOwn ? cell(t('own'), wordsOf(field, values), isActive) : cell(t('own'), t('none'), false)}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { md: 'flex-end' } }}>
            <Button
              ref={button}
              size="small"
              variant="outlined"
              disabled={disabled}
              aria-label={t(isOwn ? 'editOf' : 'enterOf', { field: name })}
              onClick={() => setEditing(true)}
            >
              {t(isOwn ? 'edit' : 'enter')}
            </Button>
            {isOwn && (
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
