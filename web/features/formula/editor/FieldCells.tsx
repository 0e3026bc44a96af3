import { memo, type ClipboardEvent, type Dispatch, type KeyboardEvent } from 'react';
import { FORMULA_LIMITS } from '../../../../domain/formula/limits.ts';
import type { EditorAction } from './editorState.ts';
import { useTyped } from './useTyped.ts';

// Fields away from the pointer and the focus: told and reached as the others, but plain text, because each field has a
// scroll area of its own, which the browser goes through at every key press, and its autofill reads them all again. The
// pointer and the focus turn them into the others.

/** Of the widest letters, or figures. */
const ROOM = { phase: 3, function: 9, percent: 8 };

interface FieldProps {
  className: string;
  value: string;
  label: string;
  readOnly: boolean;
  /** How many characters have room for certain. */
  room: number;
  /** The element that says what is wrong; undefined while nothing is. */
  errorId?: string | undefined;
  isFilledUp?: boolean;
}

/** A field as text. */
function LightField({ className, value, label, readOnly, room, errorId, isFilledUp = false }: FieldProps) {
  return (
    <span
      role="textbox"
      tabIndex={0}
      className={className}
      data-long={value.length > room ? '' : undefined}
      data-remainder={isFilledUp ? '' : undefined}
      aria-label={label}
      aria-readonly={readOnly || undefined}
      aria-invalid={errorId === undefined ? undefined : true}
      aria-describedby={errorId}
    >
      {value}
    </span>
  );
}

interface TextProps {
  id: number;
  field: 'phase' | 'function';
  value: string;
  label: string;
  isActive: boolean;
  disabled: boolean;
  dispatch: Dispatch<EditorAction>;
}

/** Phase or function of a line. */
export const TextCell = memo(function TextCell({ id, field, value, label, isActive, disabled, dispatch }: TextProps) {
  const [shown, type] = useTyped(value, (text) => dispatch({ type: 'line', id, patch: { [field]: text } }));
  const className = `line-input line-wide line-${field}`;
  if (!isActive) return <LightField {...{ className, label }} value={shown} readOnly={disabled} room={ROOM[field]} />;
  return (
    <input
      type="text"
      className={className}
      value={shown}
      readOnly={disabled}
      aria-label={label}
      maxLength={FORMULA_LIMITS[field]}
      onChange={(event) => type(event.target.value)}
    />
  );
});

/**
 * Moves the focus to the percentage of the next or the previous line, as in a spreadsheet. Behind the last one nothing
 * is done: Enter leads on from there.
 */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const inputs = [
    ...(event.currentTarget.closest('[role="list"]')?.querySelectorAll<HTMLElement>('.line-percent') ?? []),
  ];
  const next = inputs[inputs.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

interface PercentProps {
  id: number;
  value: string;
  /** What the line "to 100" gets; null for every other line. */
  remainder: string | null;
  label: string;
  /** The element that says what is wrong; undefined while nothing is. */
  errorId: string | undefined;
  isActive: boolean;
  disabled: boolean;
  dispatch: Dispatch<EditorAction>;
  onPaste: (event: ClipboardEvent) => void;
}

/** The percentage of a line. */
export const PercentCell = memo(function PercentCell(props: PercentProps) {
  const { id, value, remainder, label, errorId, isActive, disabled, dispatch, onPaste } = props;
  const isFilledUp = remainder !== null;
  const [shown, type] = useTyped(value, (percent) => dispatch({ type: 'line', id, patch: { percent } }));
  const common = {
    className: 'line-input line-percent',
    value: remainder ?? shown,
    readOnly: disabled || isFilledUp,
  };
  if (!isActive) return <LightField {...common} {...{ label, errorId, isFilledUp }} room={ROOM.percent} />;
  return (
    <input
      type="text"
      {...common}
      data-remainder={isFilledUp ? '' : undefined}
      aria-label={label}
      aria-invalid={errorId === undefined ? undefined : true}
      aria-describedby={errorId}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      onChange={(event) => type(event.target.value)}
      onKeyDown={moveFocus}
      onPaste={onPaste}
    />
  );
});
