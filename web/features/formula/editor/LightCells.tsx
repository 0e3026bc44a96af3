// Fields away from the pointer and the focus: told and reached as the others, but plain text, because each field has a scroll area of its own,
// which the browser goes through at every key press, and its autofill reads them all again. The pointer and the focus turn them into the others.

interface FieldProps {
  className: string;
  value: string;
  label: string;
  readOnly: boolean;
  /** The element that says what is wrong; undefined while nothing is. */
  errorId?: string | undefined;
  isFilledUp?: boolean;
}

/** A field as text. */
export function LightField({ className, value, label, readOnly, errorId, isFilledUp = false }: FieldProps) {
  return (
    <span
      role="textbox"
      tabIndex={0}
      className={className}
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
