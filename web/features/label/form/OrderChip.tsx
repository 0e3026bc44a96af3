import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../subjects/check/translations.generated.ts';
import { severityStyles, type Severity } from '../../../subjects/check/severityStyles.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { tabularFigures } from '../../../shared/theme/theme.ts';

export interface OrderedName {
  name: string;
  severity: Severity | null;
}

interface Props extends OrderedName {
  /** Its place, from 0. */
  place: number;
  isChosen: boolean;
  /** Whether it takes the focus after a move. */
  isFocused: boolean;
  isDragged: boolean;
  disabled: boolean;
  onChoose: () => void;
  onKey: (event: KeyboardEvent) => void;
  onDrag: (place: number | null) => void;
  onDrop: () => void;
}

/** One name with its number; it can be selected, dragged, or moved with the arrow keys. */
export function OrderChip({
  name,
  severity,
  place,
  isChosen,
  isFocused,
  isDragged,
  disabled,
  onChoose,
  onKey,
  onDrag,
  onDrop,
}: Props) {
  const { t } = useTranslation('labelForm');
  const { t: check } = useTranslation('check');
  const { number } = useFormat();
  const button = useRef<HTMLButtonElement>(null);
  const style = severity && severityStyles[severity];
  const label = t('order.name', { place: number(place + 1), name });

  useEffect(() => {
    // Only between chips: after a move by the buttons below, the focus stays on the button.
    if (isFocused && document.activeElement?.closest('ol') === button.current?.closest('ol')) button.current?.focus();
  }, [isFocused, place]);

  return (
    <Box
      component="li"
      sx={{ minWidth: 0, maxWidth: 1 }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <ButtonBase
        ref={button}
        draggable={!disabled}
        disabled={disabled}
        aria-pressed={isChosen}
        aria-label={severity ? `${label}: ${check(`severity.${severity}`)}` : label}
        onClick={onChoose}
        onKeyDown={onKey}
        onDragStart={(event) => {
          // Firefox starts no drag without data.
          event.dataTransfer.setData('text/plain', name);
          onDrag(place);
        }}
        onDragEnd={() => onDrag(null)}
        sx={{
          maxWidth: 1,
          minHeight: { xs: 44, sm: 32 },
          px: 1.25,
          py: 0.5,
          gap: 0.75,
          border: 1,
          borderColor: isChosen ? 'primary.main' : style ? 'transparent' : 'divider',
          borderRadius: '8px',
          typography: 'caption',
          fontWeight: style ? 600 : 500,
          textAlign: 'start',
          color: style?.color,
          bgcolor: isChosen ? 'primary.soft' : (style?.soft ?? 'background.paper'),
          opacity: isDragged ? 0.5 : 1,
          overflowWrap: 'anywhere',
          cursor: 'grab',
          '&:hover': { borderColor: 'text.secondary' },
        }}
      >
        <Box component="span" sx={{ color: style ? 'inherit' : 'text.secondary', fontWeight: 400, ...tabularFigures }}>
          {number(place + 1)}
        </Box>
        {style && <style.icon sx={{ fontSize: 14 }} />}
        <span>{name}</span>
      </ButtonBase>
    </Box>
  );
}
