import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import './translations.generated.ts';

interface Props {
  /** The button that opens the editor. */
  buttonRef: Ref<HTMLButtonElement>;
  /** Name of the field. */
  name: string;
  isOverridden: boolean;
  disabled: boolean;
  onEdit: () => void;
  onReset: (pressed: HTMLElement) => void;
}

/** The buttons that edit and reset the override of a field. */
export function OverrideActions({ buttonRef, name, isOverridden, disabled, onEdit, onReset }: Props) {
  const { t } = useTranslation('rawMaterialOverrides');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: { md: 'flex-end' } }}>
      <Button
        ref={buttonRef}
        size="small"
        variant="outlined"
        disabled={disabled}
        aria-label={t(isOverridden ? 'editOf' : 'enterOf', { field: name })}
        onClick={onEdit}
      >
        {t(isOverridden ? 'edit' : 'enter')}
      </Button>
      {isOverridden && (
        <Button
          size="small"
          color="error"
          disabled={disabled}
          aria-label={t('resetOf', { field: name })}
          onClick={(event) => onReset(event.currentTarget)}
        >
          {t('resetField')}
        </Button>
      )}
    </Box>
  );
}
