import Box from '@mui/material/Box';
import { memo, type Dispatch, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { WarningIcon } from '../../../shared/ui/icons.tsx';
import './translations.generated.ts';
import { lineName, type EditorAction, type EditorLine } from './editorState.ts';

// Each cell renders again only when its own value changes, so that a key press renders one field of 300 lines.

interface HandleProps {
  id: number;
  place: number;
  name: string;
  label: string;
  disabled: boolean;
  onMoveKey: (event: KeyboardEvent, place: number, id: number) => void;
  onDrag: (place: number | null) => void;
}

/** Moves a line by dragging or by the arrow keys. */
export const HandleCell = memo(function HandleCell({
  id,
  place,
  name,
  label,
  disabled,
  onMoveKey,
  onDrag,
}: HandleProps) {
  return (
    <button
      type="button"
      className="line-button"
      data-handle={id}
      draggable={!disabled}
      disabled={disabled}
      aria-label={label}
      onKeyDown={(event) => onMoveKey(event, place, id)}
      onDragStart={(event) => {
        // Firefox starts no drag without data.
        event.dataTransfer.setData('text/plain', name);
        onDrag(place);
      }}
      onDragEnd={() => onDrag(null)}
    />
  );
});

interface NameProps {
  line: EditorLine;
  label: string;
  disabled: boolean;
  onOpen: (id: number) => void;
}

/** Name and manufacturer, which open everything of the line; on a phone with its phase and function. */
export const NameCell = memo(
  function NameCell({ line, label, disabled, onOpen }: NameProps) {
    const { t } = useTranslation('formulaEditor');
    const phone = [
      line.isRemainder && t('line.to100'),
      line.phase && t('line.inPhase', { phase: line.phase }),
      line.function,
    ];
    return (
      <button
        type="button"
        className="line-button"
        onClick={() => onOpen(line.id)}
        disabled={disabled}
        aria-label={label}
      >
        <span className="line-name">{lineName(line)}</span>
        <span className="line-note">
          {line.material ? (line.material.manufacturer ?? '') : <Unmatched text={t('line.unmatched')} />}
        </span>
        <span className="line-note line-phone">{phone.filter(Boolean).join(' · ')}</span>
      </button>
    );
  },
  // The percentage is not shown here.
  (before, after) =>
    before.label === after.label &&
    before.disabled === after.disabled &&
    before.onOpen === after.onOpen &&
    (['id', 'material', 'provisionalName', 'isRemainder', 'phase', 'function'] as const).every(
      (key) => before.line[key] === after.line[key],
    ),
);

function Unmatched({ text }: { text: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'result.yellow.main' }}>
      <WarningIcon sx={{ fontSize: 14 }} />
      {text}
    </Box>
  );
}

interface RemainderProps {
  id: number;
  isRemainder: boolean;
  label: string;
  disabled: boolean;
  dispatch: Dispatch<EditorAction>;
}

/** Whether the line fills the formula up to 100 %. */
export const RemainderCell = memo(function RemainderCell(props: RemainderProps) {
  const { id, isRemainder, label, disabled, dispatch } = props;
  return (
    <div className="line-wide">
      <button
        type="button"
        role="checkbox"
        className="line-button line-ring"
        aria-checked={isRemainder}
        aria-label={label}
        disabled={disabled}
        onClick={() => dispatch({ type: 'remainder', id, isRemainder: !isRemainder })}
      />
    </div>
  );
});

interface RemoveProps {
  id: number;
  label: string;
  disabled: boolean;
  onRemove: (id: number) => void;
}

/** Removes the line. */
export const RemoveCell = memo(function RemoveCell({ id, label, disabled, onRemove }: RemoveProps) {
  return (
    <div className="line-wide">
      <button
        type="button"
        className="line-button line-remove"
        disabled={disabled}
        aria-label={label}
        onClick={() => onRemove(id)}
      />
    </div>
  );
});
