import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useCallback, useState, type ClipboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_LINES } from '../../../../domain/formula/limits.ts';
import { formatPercent } from '../../../../domain/formula/percent.ts';
import { scaleToHundred } from '../../../../domain/formula/scaling.ts';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { Count } from '../../../shared/ui/Panel.tsx';
import './translations.ts';
import { emptyLine } from './editorState.ts';
import { LineDialog } from './LineDialog.tsx';
import { LineGrid } from './LineGrid.tsx';
import { MaterialSearch } from './MaterialSearch.tsx';
import { PasteDialog } from './PasteDialog.tsx';
import { SumRow } from './SumRow.tsx';
import type { FormulaEditorState } from './useFormulaEditor.ts';
import { useMaterials } from './useMaterials.ts';
import type { MaterialHit } from './useMaterialSearch.ts';

interface Props {
  editor: FormulaEditorState;
  /** What is wrong with the lines as a whole, after an attempt to save. */
  error: string | undefined;
  showsMissing: boolean;
  disabled: boolean;
}

/** The grid of lines with its search, paste, undo and sum. */
export function LinesPanel({ editor, error, showsMissing, disabled }: Props) {
  const { values, computed, dispatch, canUndo } = editor;
  const { lines } = values;
  const { t } = useTranslation('formulaEditor');
  const { number } = useFormat();
  const { load, findAll } = useMaterials(values.companyId);
  const [openId, setOpenId] = useState<number | null>(null);
  const [pasted, setPasted] = useState<string | null>(null);
  const isFull = lines.length >= MAX_LINES;

  const choose = async ({ slug }: MaterialHit, id?: number) => {
    try {
      const material = await load(slug);
      if (!material) return;
      if (id === undefined) dispatch({ type: 'add', lines: [{ ...emptyLine, material }] });
      else dispatch({ type: 'line', id, patch: { material, provisionalName: '' } });
    } catch (failure) {
      notify('error', describeError(failure).text);
    }
  };
  const paste = useCallback((event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    // A single value goes into the field; several cells become lines.
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    setPasted(text);
  }, []);
  const scale = () =>
    dispatch({ type: 'percents', percents: scaleToHundred(computed.percents).map((one) => formatPercent(one)) });

  const place = lines.findIndex(({ id }) => id === openId);
  const opened = lines[place];
  return (
    <Card component="section" aria-label={t('lines.title')} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: { xs: 2, sm: 2 } }}>
        <Typography variant="h4" component="h2">
          {t('lines.title')}
        </Typography>
        <Count>{number(lines.length)}</Count>
        <Box sx={{ ml: 'auto', display: 'flex', gap: 1 }}>
          <Button size="small" disabled={disabled || !canUndo} onClick={() => dispatch({ type: 'undo' })}>
            {t('lines.undo')}
          </Button>
          <Button size="small" variant="outlined" disabled={disabled} onClick={() => setPasted('')}>
            {t('lines.paste')}
          </Button>
        </Box>
      </Box>
      <LineGrid
        lines={lines}
        computed={computed}
        showsMissing={showsMissing}
        disabled={disabled}
        dispatch={dispatch}
        onOpen={setOpenId}
        onPaste={paste}
      />
      <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        <MaterialSearch
          label={isFull ? t('lines.full', { max: MAX_LINES }) : t('lines.add')}
          disabled={disabled || isFull}
          onChoose={(hit) => void choose(hit)}
          onProvisional={(provisionalName) => dispatch({ type: 'add', lines: [{ ...emptyLine, provisionalName }] })}
          onPaste={paste}
        />
        {error && (
          <Typography role="alert" variant="caption" component="p" color="error" sx={{ mt: 0.5 }}>
            {error}
          </Typography>
        )}
      </Box>
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
          onChoose={(id, hit) => void choose(hit, id)}
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
}
