import { memo, useId, type ClipboardEvent, type Dispatch, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineError } from '../../../../domain/formula/formula.ts';
import { decimalText } from '../../../shared/i18n/decimalText.ts';
import './translations.generated.ts';
import { lineName, type EditorAction, type EditorLine } from './editorState.ts';
import { PercentCell, TextCell } from './FieldCells.tsx';
import { HandleCell, NameCell, RemainderCell, RemoveCell } from './LineCells.tsx';

interface Props {
  line: EditorLine;
  /** Its place, from 0. */
  place: number;
  /** How many lines there are. */
  count: number;
  /** What the line "to 100" gets; null for every other line. */
  remainder: string | null;
  error: LineError['code'] | null;
  isDragged: boolean;
  /** Whether the pointer or the focus is near: the fields of another are drawn as text. */
  isActive: boolean;
  disabled: boolean;
  dispatch: Dispatch<EditorAction>;
  onMoveKey: (event: KeyboardEvent, place: number, id: number) => void;
  onDrag: (place: number | null) => void;
  onOpen: (id: number) => void;
  onRemove: (id: number) => void;
  onPaste: (event: ClipboardEvent) => void;
}

/** One line of the grid. Rendered again only when something of it changes, so that 300 lines stay fluent. */
export const LineRow = memo(function LineRow(props: Props) {
  const { line, place, count, remainder, error, isDragged, isActive, disabled, dispatch, onMoveKey, onDrag } = props;
  const { t } = useTranslation('formulaEditor');
  const errorId = useId();
  const { id } = line;
  const name = lineName(line);
  const label = { name, place: place + 1 };
  const common = { id, isActive, disabled, dispatch };
  return (
    // Lines stand in chunks, so that the place and the number of all are told here.
    <div role="listitem" aria-posinset={place + 1} aria-setsize={count} data-dragged={isDragged ? '' : undefined}>
      <HandleCell
        id={id}
        place={place}
        name={name}
        label={t('line.move', label)}
        disabled={disabled}
        onMoveKey={onMoveKey}
        onDrag={onDrag}
      />
      <TextCell {...common} field="phase" value={line.phase} label={t('line.phaseOf', label)} />
      <NameCell line={line} label={t('line.open', label)} disabled={disabled} onOpen={props.onOpen} />
      <TextCell {...common} field="function" value={line.function} label={t('line.functionOf', label)} />
      <PercentCell
        {...common}
        value={line.percent}
        remainder={remainder && decimalText(remainder)}
        label={t('line.percentOf', label)}
        errorId={error ? errorId : undefined}
        onPaste={props.onPaste}
      />
      <RemainderCell {...{ id, disabled, dispatch }} isRemainder={line.isRemainder} label={t('line.to100Of', label)} />
      <RemoveCell {...{ id, disabled }} label={t('line.removeOf', label)} onRemove={props.onRemove} />
      {error && (
        <span id={errorId} className="line-error">
          {t(`error.${error}`)}
        </span>
      )}
    </div>
  );
});
