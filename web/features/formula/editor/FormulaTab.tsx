import Box from '@mui/material/Box';
import { useMemo } from 'react';
import type { ListedName } from '../../../../domain/formula/ingredientList.ts';
import { IfraPanel } from '../../../subjects/check/IfraPanel.tsx';
import { AllergenPanel } from './AllergenPanel.tsx';
import { BatchPanel } from './BatchPanel.tsx';
import { DetailsPanel } from './DetailsPanel.tsx';
import { FindingsPanel } from './FindingsPanel.tsx';
import { ifraLimits } from './ifraLimits.ts';
import { LinesPanel } from './LinesPanel.tsx';
import { ListPanel } from './ListPanel.tsx';
import type { FormulaEditorState } from './useFormulaEditor.ts';
import type { FormulaPreview } from './usePreview.ts';
import { useSameContent } from './useSameContent.ts';
import type { FormulaSaving } from './useSaveFormula.ts';

const columns = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'start',
} as const;
const column = { display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 } as const;
/**
 * A change in one of the long parts lays out and paints that part alone. None is skipped far from the window: a screen
 * reader must reach them all.
 */
const resultColumn = {
  ...column,
  '& > section > section, & > section > ul': { contain: 'content' },
} as const;

/** What is shown of the names of the list. */
const listedNames = (list: readonly ListedName[]) => list.map(({ text, block }) => ({ text, block }));

interface Props {
  editor: FormulaEditorState;
  saving: FormulaSaving;
  preview: FormulaPreview;
  disabled: boolean;
}

/** The fields of a formula, and beside them the list, the findings and the allergens that follow from what is typed. */
export function FormulaTab({ editor, saving, preview, disabled }: Props) {
  const { values, computed, dispatch } = editor;
  const { base, errors } = saving;
  const { findings, annexes, refused, isBusy, isIncomplete, error, retry } = preview;
  const ifra = useSameContent(useMemo(() => ifraLimits(computed.formula.ifra), [computed]));
  const names = useSameContent(useMemo(() => listedNames(computed.formula.list), [computed]));
  return (
    <Box sx={columns}>
      <Box sx={column}>
        <LinesPanel
          lines={values.lines}
          companyId={values.companyId}
          computed={computed}
          canUndo={editor.canUndo}
          dispatch={dispatch}
          error={errors.lines}
          showsMissing={saving.wasTried}
          disabled={disabled}
        />
        <DetailsPanel
          name={values.name}
          code={values.code}
          companyId={values.companyId}
          facts={values.facts}
          note={values.note}
          companyName={base ? (base.company.name ?? base.company.id) : null}
          errors={errors}
          disabled={disabled}
          dispatch={dispatch}
          onPreselect={editor.preselectCompany}
        />
        <BatchPanel percents={computed.percents} lines={computed.lines} />
      </Box>
      <Box sx={resultColumn}>
        <ListPanel names={names} findings={annexes} saved={base} />
        <FindingsPanel
          findings={findings}
          refused={refused}
          isBusy={isBusy}
          isIncomplete={isIncomplete}
          error={error}
          onRetry={retry}
        />
        <AllergenPanel allergens={computed.formula.allergens} use={computed.use ?? 'leave-on'} />
        <IfraPanel ifra={ifra} />
      </Box>
    </Box>
  );
}
