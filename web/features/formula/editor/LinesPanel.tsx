import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEventCallback } from '@mui/material/utils';
import { memo, useLayoutEffect, useRef, useState, type Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_LINES } from '../../../../domain/formula/limits.ts';
import { formatPercent } from '../../../../domain/formula/percent.ts';
import { scaleToHundred } from '../../../../domain/formula/scaling.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { Count } from '../../../shared/ui/Panel.tsx';
import './translations.generated.ts';
import { AddLine } from './AddLine.tsx';
import { percentsOf, type ComputedValues } from './computeValues.ts';
import type { EditorAction, EditorLine } from './editorState.ts';
import { percentText } from './figureTexts.ts';
import { LineDialog } from './LineDialog.tsx';
import { LineGrid } from './LineGrid.tsx';
import { PasteDialog } from './PasteDialog.tsx';
import { SumRow } from './SumRow.tsx';
import { useAddLines } from './useAddLines.ts';
import { useEntryFocus } from './useEntryFocus.ts';
import { useMaterials } from './useMaterials.ts';
import { usePaste } from './usePaste.ts';

interface Props {
  lines: readonly EditorLine[];
  companyId: string;
  computed: ComputedValues;
  canUndo: boolean;
  dispatch: Dispatch<EditorAction>;
  /** What is wrong with the lines as a whole, after an attempt to save. */
  error: string | undefined;
  showsMissing: boolean;
  disabled: boolean;
}

/** The grid of lines with its search, paste, undo and sum. */
export const LinesPanel = memo(function LinesPanel(props: Props) {
  const { lines, companyId, computed, canUndo, dispatch, error, showsMissing, disabled } = props;
  const { t } = useTranslation('formulaEditor');
  const { load, findAll } = useMaterials(companyId);
  const { panel, search, focusSearch, awaitLine, leadOn } = useEntryFocus(lines.length);
  const { addMaterial, addProvisional, replaceMaterial } = useAddLines(load, dispatch, awaitLine);
  const [openId, setOpenId] = useState<number | null>(null);
  const { pasted, setPasted, paste } = usePaste();

  const scale = useEventCallback(() =>
    dispatch({
      type: 'percents',
      percents: scaleToHundred(percentsOf(lines)).map(percentText),
    }),
  );

  const place = lines.findIndex(({ id }) => id === openId);
  const opened = lines[place];
  return (
    <Card ref={panel} component="section" aria-label={t('lines.title')} sx={{ minWidth: 0 }} onKeyDown={leadOn}>
      <LinesHeading
        count={lines.length}
        canUndo={canUndo}
        disabled={disabled}
        dispatch={dispatch}
        onPasteText={setPasted}
      />
      <LineGrid
        lines={lines}
        errors={computed.errors}
        remainder={computed.remainder === null ? null : formatPercent(computed.remainder)}
        showsMissing={showsMissing}
        disabled={disabled}
        dispatch={dispatch}
        onOpen={setOpenId}
        onPaste={paste}
        onEmptied={focusSearch}
      />
      <AddLine
        isFull={lines.length >= MAX_LINES}
        disabled={disabled}
        error={error}
        onChoose={addMaterial}
        onProvisional={addProvisional}
        onPaste={paste}
        inputRef={search}
      />
      <SumRow
        sum={computed.sum}
        count={lines.length}
        canScale={!disabled && computed.sum > 0 && computed.percents.every((one) => one > 0)}
        onScale={scale}
      />
      {opened && (
        <LineDialog
          line={opened}
          place={place}
          count={lines.length}
          dispatch={dispatch}
          onChoose={replaceMaterial}
          onClose={() => setOpenId(null)}
        />
      )}
      {pasted !== null && (
        <PasteDialog
          text={pasted}
          count={lines.length}
          findAll={findAll}
          onAdd={(added, isReplacing) => {
            dispatch({ type: 'add', lines: added, isReplacing });
            setPasted(null);
          }}
          onClose={() => setPasted(null)}
        />
      )}
    </Card>
  );
});

interface HeadingProps {
  count: number;
  canUndo: boolean;
  disabled: boolean;
  dispatch: Dispatch<EditorAction>;
  /** Opens the dialog for pasted lines with this text. */
  onPasteText: (text: string) => void;
}

const LinesHeading = memo(function LinesHeading({ count, canUndo, disabled, dispatch, onPasteText }: HeadingProps) {
  const { t } = useTranslation('formulaEditor');
  const { number } = useFormat();
  const undo = useRef<HTMLButtonElement>(null);
  const paste = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // A disabled button loses the focus: after the last step back it goes to the next one.
    if (!canUndo && document.activeElement === undo.current) paste.current?.focus();
  }, [canUndo]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: { xs: 2, sm: 2 } }}>
      <Typography variant="h4" component="h2">
        {t('lines.title')}
      </Typography>
      <Count>{number(count)}</Count>
      <Box sx={{ ml: 'auto', display: 'flex', gap: 1 }}>
        <Button ref={undo} size="small" disabled={disabled || !canUndo} onClick={() => dispatch({ type: 'undo' })}>
          {t('lines.undo')}
        </Button>
        <Button ref={paste} size="small" variant="outlined" disabled={disabled} onClick={() => onPasteText('')}>
          {t('lines.paste')}
        </Button>
      </Box>
    </Box>
  );
});
