import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { memo, useId, type ClipboardEvent, type Dispatch, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineError } from '../../../../domain/formula/formula.ts';
import { FORMULA_LIMITS } from '../../../../domain/formula/limits.ts';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import { TrashIcon, WarningIcon } from '../../../shared/ui/icons.tsx';
import './translations.ts';
import { GripIcon } from './GripIcon.tsx';
import { lineName, type EditorAction, type EditorLine } from './editorState.ts';
import { lineColumns, wideOnly } from './lineLayout.ts';

interface Props {
  line: EditorLine;
  /** Its place, from 0. */
  place: number;
  /** What the line "to 100" gets; null for every other line. */
  remainder: string | null;
  error: LineError['code'] | null;
  isDragged: boolean;
  disabled: boolean;
  dispatch: Dispatch<EditorAction>;
  onMoveKey: (event: KeyboardEvent, place: number, id: number) => void;
  onDrag: (place: number | null) => void;
  onDrop: (place: number) => void;
  onOpen: (id: number) => void;
  onPaste: (event: ClipboardEvent) => void;
}

/** Moves the focus to the percentage of the next or the previous line, as in a spreadsheet. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const inputs = [...(event.currentTarget.closest('ol')?.querySelectorAll<HTMLElement>('[data-percent] input') ?? [])];
  inputs[inputs.indexOf(event.target as HTMLElement) + step]?.focus();
}

/** One line of the grid. Rendered again only when something of it changes, so that 300 lines stay fluent. */
export const LineRow = memo(function LineRow(props: Props) {
  const { line, place, remainder, error, isDragged, disabled, dispatch, onMoveKey, onDrag, onDrop, onOpen } = props;
  const { t } = useTranslation('formulaEditor');
  const errorId = useId();
  const name = lineName(line);
  const label = { name, place: place + 1 };
  const change = (patch: Partial<EditorLine>) => dispatch({ type: 'line', id: line.id, patch });
  const note = [line.phase && t('line.inPhase', { phase: line.phase }), line.function].filter(Boolean).join(' · ');
  return (
    <Box
      component="li"
      onDragOver={(event) => event.preventDefault()}
      onDrop={() => onDrop(place)}
      sx={{
        ...lineColumns,
        px: 1,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        opacity: isDragged ? 0.5 : 1,
      }}
    >
      <ButtonBase
        data-handle={line.id}
        draggable={!disabled}
        disabled={disabled}
        aria-label={t('line.move', label)}
        onKeyDown={(event) => onMoveKey(event, place, line.id)}
        onDragStart={(event) => {
          // Firefox starts no drag without data.
          event.dataTransfer.setData('text/plain', name);
          onDrag(place);
        }}
        onDragEnd={() => onDrag(null)}
        sx={{ minHeight: 44, borderRadius: '8px', color: 'text.secondary', cursor: 'grab' }}
      >
        <GripIcon sx={{ fontSize: 18 }} />
      </ButtonBase>
      <Box sx={wideOnly}>
        <OutlinedInput
          value={line.phase}
          readOnly={disabled}
          onChange={(event) => change({ phase: event.target.value })}
          inputProps={{ 'aria-label': t('line.phaseOf', label), maxLength: FORMULA_LIMITS.phase }}
          sx={{ '& input': { px: 1, textAlign: 'center' } }}
        />
      </Box>
      <ButtonBase
        onClick={() => onOpen(line.id)}
        disabled={disabled}
        aria-label={t('line.open', label)}
        sx={{ minWidth: 0, minHeight: 44, justifyContent: 'flex-start', textAlign: 'start', borderRadius: '8px' }}
      >
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="body2" component="span" sx={{ fontWeight: 600, display: 'block' }}>
            {name}
          </Typography>
          <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
            {line.material ? (line.material.manufacturer ?? '') : <Unmatched text={t('line.unmatched')} />}
          </Typography>
          <Typography
            variant="caption"
            component="span"
            color="textSecondary"
            sx={{ display: { xs: 'block', sm: 'none' } }}
          >
            {[line.isRemainder && t('line.to100'), note].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      </ButtonBase>
      <Box sx={wideOnly}>
        <OutlinedInput
          value={line.function}
          readOnly={disabled}
          onChange={(event) => change({ function: event.target.value })}
          inputProps={{ 'aria-label': t('line.functionOf', label), maxLength: FORMULA_LIMITS.function }}
          sx={{ '& input': { px: 1 } }}
        />
      </Box>
      <Box data-percent onKeyDown={moveFocus} onPaste={props.onPaste}>
        <OutlinedInput
          value={remainder ?? line.percent}
          readOnly={disabled || remainder !== null}
          error={error !== null}
          onChange={(event) => change({ percent: event.target.value })}
          inputProps={{
            'aria-label': t('line.percentOf', label),
            'aria-describedby': error ? errorId : undefined,
            inputMode: 'decimal',
            autoComplete: 'off',
            maxLength: 20,
          }}
          sx={{
            bgcolor: remainder === null ? undefined : 'subtle',
            '& input': { px: 1, textAlign: 'end', ...tabularFigures },
          }}
        />
      </Box>
      <Box sx={wideOnly}>
        <Checkbox
          checked={line.isRemainder}
          disabled={disabled}
          onChange={(_event, isRemainder) => dispatch({ type: 'remainder', id: line.id, isRemainder })}
          slotProps={{ input: { 'aria-label': t('line.to100Of', label) } }}
        />
      </Box>
      <Box sx={wideOnly}>
        <IconButton
          disabled={disabled}
          aria-label={t('line.removeOf', label)}
          onClick={() => dispatch({ type: 'remove', id: line.id })}
        >
          <TrashIcon sx={{ fontSize: 20 }} />
        </IconButton>
      </Box>
      {error && (
        <Typography id={errorId} variant="caption" color="error" sx={{ gridColumn: '2 / -1', mt: 0.5 }}>
          {t(`error.${error}`)}
        </Typography>
      )}
    </Box>
  );
});

function Unmatched({ text }: { text: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'result.yellow.main' }}>
      <WarningIcon sx={{ fontSize: 14 }} />
      {text}
    </Box>
  );
}
