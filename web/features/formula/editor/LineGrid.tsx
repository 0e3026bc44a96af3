import Box from '@mui/material/Box';
import { memo, type ClipboardEvent, type Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import type { ComputedValues } from './computeValues.ts';
import type { EditorAction, EditorLine } from './editorState.ts';
import { lineColumns, wideOnly } from './lineLayout.ts';
import { LineChunk, toChunks } from './LineChunk.tsx';
import { LINES, lineStyles } from './lineStyles.tsx';
import { useLineMoves } from './useLineMoves.ts';

interface Props {
  lines: readonly EditorLine[];
  errors: ComputedValues['errors'];
  /** What the line "to 100" gets; null where there is none. */
  remainder: string | null;
  /** Whether missing percentages are shown as errors too: after the first attempt to save. */
  showsMissing: boolean;
  disabled: boolean;
  dispatch: Dispatch<EditorAction>;
  onOpen: (id: number) => void;
  onPaste: (event: ClipboardEvent) => void;
  /** Called when the last line is removed here: the focus must go somewhere else. */
  onEmptied: () => void;
}

/**
 * The lines in their order. They are moved by dragging, or by the arrow keys on the handle; every move is announced.
 */
export const LineGrid = memo(function LineGrid({
  lines,
  errors,
  remainder,
  showsMissing,
  disabled,
  dispatch,
  onOpen,
  onPaste,
  onEmptied,
}: Props) {
  const { t } = useTranslation('formulaEditor');
  const { list, dragged, setDragged, said, remove, moveByKey } = useLineMoves(lines, dispatch, onEmptied);
  const chunks = toChunks(lines);

  return (
    <>
      {lineStyles}
      <LineHeads />
      {/* Roles instead of elements: only the items of a list may stand in an ordered list, and these stand in
          chunks. */}
      <div role="list" ref={list} aria-label={t('lines.title')} className={LINES}>
        {chunks.map((chunk) => (
          <LineChunk
            key={chunk.start}
            {...chunk}
            count={lines.length}
            errors={errors}
            remainder={remainder}
            showsMissing={showsMissing}
            dragged={dragged}
            disabled={disabled}
            dispatch={dispatch}
            onMoveKey={moveByKey}
            onDrag={setDragged}
            onOpen={onOpen}
            onRemove={remove}
            onPaste={onPaste}
          />
        ))}
      </div>
      <span role="status" style={visuallyHidden}>
        {said}
      </span>
    </>
  );
});

/** The headings of the columns; none on a phone, which shows three of them only. */
const LineHeads = memo(function LineHeads() {
  const { t } = useTranslation('formulaEditor');
  const heads = ['', t('line.phase'), t('line.material'), t('line.function'), '%', t('line.to100'), ''];
  return (
    <Box
      aria-hidden
      sx={{
        ...lineColumns,
        display: { xs: 'none', sm: 'grid' },
        px: 1,
        py: 1,
        typography: 'caption',
        fontWeight: 600,
        color: 'text.secondary',
        bgcolor: 'subtle',
      }}
    >
      {heads.map((head, at) => (
        <Box key={at} sx={{ ...wideOnly, textAlign: head === '%' ? 'end' : undefined }}>
          {head}
        </Box>
      ))}
    </Box>
  );
});
