import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useAddressParam } from '../../../shared/url/useAddressParam.ts';
import './translations.generated.ts';
import { EditorHeading, useSubtitle } from './EditorHeading.tsx';
import { EditorTabs, isTab, type TabName } from './EditorTabs.tsx';
import { FormulaConflict } from './FormulaConflict.tsx';
import { FormulaPrint } from './FormulaPrint.tsx';
import { FormulaTab } from './FormulaTab.tsx';
import { emptyFormula, toValues, type Formula } from './formulaValues.ts';
import { MakeLabelButton } from './MakeLabelButton.tsx';
import { MakePifLink } from './MakePifLink.tsx';
import { RevisionsTab } from './RevisionsTab.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useFormulaEditor } from './useFormulaEditor.ts';
import { usePreview } from './usePreview.ts';
import { useSaveFormula } from './useSaveFormula.ts';
import { useSubmitFormula } from './useSubmitFormula.ts';
import { WorkingTab } from './WorkingTab.tsx';

/** The tab in the address. */
const TAB_PARAM = 'tab';

/**
 * The editor of a formula; null for a new one. The list, the findings and the allergens beside it follow what is typed.
 */
export function FormulaEditor({ formula: opened }: { formula: Formula | null }) {
  const { t } = useTranslation('formulaEditor');
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const [initial] = useState(() => (opened ? toValues(opened) : emptyFormula));
  const [tabParam, setTab] = useAddressParam(TAB_PARAM, isTab);
  const tab = (tabParam ?? 'formula') as TabName;
  const showFormula = () => setTab(null, { replace: true });
  const editor = useFormulaEditor(initial);
  const { values, deferredValues, computed, isDirty, dispatch } = editor;
  const preview = usePreview(deferredValues, computed);
  const saving = useSaveFormula(editor, opened);
  const { base } = saving;
  const { isSaving, submit } = useSubmitFormula(editor, saving, showFormula);

  const subtitle = useSubtitle(base);
  const isReadOnly = isSaving || (base !== null && !base.viewerCanEdit);
  const isEmpty = computed.formula.list.length === 0;
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
        {tab === 'formula' && <FormulaTab editor={editor} saving={saving} preview={preview} disabled={isReadOnly} />}
        {tab === 'working' && <WorkingTab computed={computed} />}
        {tab === 'revisions' && (
          <RevisionsTab
            formula={base}
            disabled={isReadOnly}
            onRestore={(restored) => {
              dispatch({ type: 'restore', values: restored });
              showFormula();
              // The button that had the focus is gone, and the lines are above where it stood.
              document.getElementById('tab-formula')?.focus();
            }}
          />
        )}
      </Box>
      <SaveBar
        sum={computed.sum}
        text={
          isSaving
            ? common('saving')
            : base
              ? t('save.button', { number: number(base.version + 1) })
              : t('create.button')
        }
        note={base && isDirty ? t('save.changedSince', { number: number(base.revision) }) : null}
        disabled={!isDirty || isReadOnly}
        onSave={submit}
        beside={makeLabel}
      />
      <FormulaPrint values={deferredValues} computed={computed} findings={preview.findings} subtitle={subtitle} />
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
