import Box from '@mui/material/Box';
import { useEventCallback } from '@mui/material/utils';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ListedName } from '../../../../domain/formula/ingredientList.ts';
import { IfraPanel } from '../../../subjects/check/IfraPanel.tsx';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import { paths } from '../../../shared/url/paths.ts';
import { useAddressParam } from '../../../shared/url/useAddressParam.ts';
import './translations.generated.ts';
import { AllergenPanel } from './AllergenPanel.tsx';
import { BatchPanel } from './BatchPanel.tsx';
import { DetailsPanel } from './DetailsPanel.tsx';
import { EditorHeading, useSubtitle } from './EditorHeading.tsx';
import { EditorTabs, isTab, type TabName } from './EditorTabs.tsx';
import { FindingsPanel } from './FindingsPanel.tsx';
import { FormulaConflict } from './FormulaConflict.tsx';
import { FormulaPrint } from './FormulaPrint.tsx';
import { emptyFormula, toValues, type Formula } from './formulaValues.ts';
import { ifraLimits } from './ifraLimits.ts';
import { LinesPanel } from './LinesPanel.tsx';
import { ListPanel } from './ListPanel.tsx';
import { MakeLabelButton } from './MakeLabelButton.tsx';
import { MakePifLink } from './MakePifLink.tsx';
import { RevisionsTab } from './RevisionsTab.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useFormulaEditor } from './useFormulaEditor.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { usePreview } from './usePreview.ts';
import { useSameContent } from './useSameContent.ts';
import { useSaveFormula } from './useSaveFormula.ts';
import { WorkingTab } from './WorkingTab.tsx';

/** The tab in the address. */
const TAB_PARAM = 'tab';

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

/**
 * The editor of a formula; null for a new one. The list, the findings and the allergens beside it follow what is typed.
 */
export function FormulaEditor({ formula: opened }: { formula: Formula | null }) {
  const { t } = useTranslation('formulaEditor');
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [initial] = useState(() => (opened ? toValues(opened) : emptyFormula));
  const [tabParam, setTab] = useAddressParam(TAB_PARAM, isTab);
  const tab = (tabParam ?? 'formula') as TabName;
  const [isSaving, setSaving] = useState(false);
  const editor = useFormulaEditor(initial);
  const { values, deferredValues, computed, isDirty, dispatch } = editor;
  const ifra = useSameContent(useMemo(() => ifraLimits(computed.formula.ifra), [computed]));
  const names = useSameContent(useMemo(() => listedNames(computed.formula.list), [computed]));
  const isEmpty = names.length === 0;
  const { findings, annexes, refused, isBusy, isIncomplete, error, retry } = usePreview(deferredValues, computed);
  const saving = useSaveFormula(editor, opened);
  const { base, errors, check, save, saved } = saving;

  const saveNow = async (send: () => Promise<boolean>): Promise<boolean> => {
    if (!check()) {
      setTab(null, { replace: true });
      return false;
    }
    setSaving(true);
    const isDone = await send().finally(() => setSaving(false));
    return isDone;
  };
  const release = useLeaveGuard(
    isDirty,
    () => saveNow(save),
    () => dispatch({ type: 'reset', values: editor.saved }),
  );
  const openSaved = () => {
    if (base || !saved.current) return;
    release();
    void navigate(paths.formula(saved.current.slug), { replace: true });
  };
  const next = (base?.version ?? 0) + 1;
  const submit = useEventCallback(async () => {
    if (!check()) {
      setTab(null, { replace: true });
      return;
    }
    const name = editor.latestValues().name.trim() || t('unnamed');
    const isConfirmed = await confirm(
      base
        ? { action: 'edit', name, message: t('save.message', { name, number: next }) }
        : {
            action: 'custom',
            name,
            title: t('create.title'),
            message: t('create.message', { name }),
            confirmText: t('create.button'),
            busyText: common('saving'),
          },
    );
    if (isConfirmed && (await saveNow(save))) openSaved();
  });

  const subtitle = useSubtitle(base);
  const isReadOnly = isSaving || (base !== null && !base.viewerCanEdit);
  const makeLabel = useMemo(
    () =>
      base && (
        <>
          <MakeLabelButton formula={base} isEmpty={isEmpty} disabled={isDirty || isSaving} />
          <MakePifLink slug={base.slug} disabled={isDirty || isSaving} />
        </>
      ),
    [base, isEmpty, isDirty, isSaving],
  );
  return (
    <Box aria-busy={isSaving}>
      <EditorHeading formula={base} subtitle={subtitle} />
      <EditorTabs tab={tab} revisionCount={base?.revisions.length ?? 0} onChange={setTab} />
      <Box role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
        {tab === 'formula' && (
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
                disabled={isReadOnly}
              />
              <DetailsPanel
                name={values.name}
                code={values.code}
                companyId={values.companyId}
                facts={values.facts}
                note={values.note}
                companyName={base ? (base.company.name ?? base.company.id) : null}
                errors={errors}
                disabled={isReadOnly}
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
        )}
        {tab === 'working' && <WorkingTab computed={computed} />}
        {tab === 'revisions' && (
          <RevisionsTab
            formula={base}
            disabled={isReadOnly}
            onRestore={(restored) => {
              dispatch({ type: 'restore', values: restored });
              setTab(null, { replace: true });
              // The button that had the focus is gone, and the lines are above where it stood.
              document.getElementById('tab-formula')?.focus();
            }}
          />
        )}
      </Box>
      <SaveBar
        sum={computed.sum}
        text={isSaving ? common('saving') : base ? t('save.button', { number: number(next) }) : t('create.button')}
        note={base && isDirty ? t('save.changedSince', { number: number(base.revision) }) : null}
        disabled={!isDirty || isReadOnly}
        onSave={submit}
        beside={makeLabel}
      />
      <FormulaPrint values={deferredValues} computed={computed} findings={findings} subtitle={subtitle} />
      {saving.conflict && (
        <FormulaConflict
          local={values}
          remote={toValues(saving.conflict)}
          onKeepLocal={saving.keepLocal}
          onTakeRemote={saving.takeRemote}
          onDismiss={saving.dismiss}
        />
      )}
    </Box>
  );
}
