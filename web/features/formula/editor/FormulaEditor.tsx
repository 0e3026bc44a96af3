import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { IfraPanel } from '../../../shared/check/IfraPanel.tsx';
import { DownloadButton } from '../../../shared/files/DownloadButton.tsx';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { BackLink } from '../../../shared/ui/BackLink.tsx';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import { PageHeading } from '../../../shared/ui/PageHeading.tsx';
import { paths } from '../../../shared/url/paths.ts';
import { useAddressParam } from '../../../shared/url/useAddressParam.ts';
import { FormulaUsers } from '../FormulaUsers.tsx';
import './translations.ts';
import { AllergenPanel } from './AllergenPanel.tsx';
import { BatchPanel } from './BatchPanel.tsx';
import { DetailsPanel } from './DetailsPanel.tsx';
import { FindingsPanel } from './FindingsPanel.tsx';
import { FormulaConflict } from './FormulaConflict.tsx';
import { FormulaPrint } from './FormulaPrint.tsx';
import { emptyFormula, toValues, type Formula } from './formulaValues.ts';
import { ifraLimits } from './ifraLimits.ts';
import { LinesPanel } from './LinesPanel.tsx';
import { ListPanel } from './ListPanel.tsx';
import { MakeLabelButton } from './MakeLabelButton.tsx';
import { RevisionsTab } from './RevisionsTab.tsx';
import { SaveBar } from './SaveBar.tsx';
import { useFormulaEditor } from './useFormulaEditor.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { usePreview } from './usePreview.ts';
import { useSaveFormula } from './useSaveFormula.ts';
import { WorkingTab } from './WorkingTab.tsx';

const tabs = ['formula', 'working', 'revisions'] as const;
type TabName = (typeof tabs)[number];
/** The tab in the address. */
const TAB_PARAM = 'tab';
const isTab = (text: string): text is TabName => (tabs as readonly string[]).includes(text);

const columns = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'start',
} as const;
const column = { display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 } as const;

/** The editor of a formula; null for a new one. The list, the findings and the allergens beside it follow what is typed. */
export function FormulaEditor({ formula: opened }: { formula: Formula | null }) {
  const { t } = useTranslation('formulaEditor');
  const { dateTime, number } = useFormat();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [initial] = useState(() => (opened ? toValues(opened) : emptyFormula));
  const [tabParam, setTab] = useAddressParam(TAB_PARAM, isTab);
  const tab = (tabParam ?? 'formula') as TabName;
  const [isSaving, setSaving] = useState(false);
  const editor = useFormulaEditor(initial);
  const { values, computed, isDirty } = editor;
  const ifra = useMemo(() => ifraLimits(computed.formula.ifra), [computed.formula.ifra]);
  const { findings, annexes, isBusy, isIncomplete, error, retry } = usePreview(values, computed);
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
    () => editor.dispatch({ type: 'reset', values: editor.saved }),
  );
  const openSaved = () => {
    if (base || !saved.current) return;
    release();
    void navigate(paths.formula(saved.current.slug), { replace: true });
  };
  const next = (base?.version ?? 0) + 1;
  const name = values.name.trim() || t('unnamed');
  const submit = async () => {
    if (!check()) {
      setTab(null, { replace: true });
      return;
    }
    const isConfirmed = await confirm(
      base
        ? { action: 'edit', name, message: t('save.message', { name, number: next }) }
        : {
            action: 'custom',
            name,
            title: t('create.title'),
            message: t('create.message', { name }),
            confirmText: t('create.button'),
            busyText: t('save.busy'),
          },
    );
    if (isConfirmed && (await saveNow(save))) openSaved();
  };

  const subtitle = base
    ? [
        base.company.name,
        t('revisions.of', { number: number(base.revision), date: dateTime(base.updatedAt) }),
        base.updatedBy,
      ]
        .filter(Boolean)
        .join(' · ')
    : t('create.subtitle');
  const isReadOnly = isSaving || (base !== null && !base.viewerCanEdit);
  return (
    <Box aria-busy={isSaving}>
      <BackLink to={paths.inciGenerator}>{t('toList')}</BackLink>
      <PageHeading title={base ? base.name : t('create.heading')} subtitle={subtitle} />
      {base && base.usage.count > 0 && (
        <Box sx={{ mt: -2, mb: 2 }}>
          <FormulaUsers usage={base.usage} max={5} />
        </Box>
      )}
      {base?.importFile && (
        <Box sx={{ mt: -2, mb: 1 }}>
          <DownloadButton
            file={base.importFile}
            label={t('importFile.save', { name: base.importFile.name })}
            failureText={(reason) => t('importFile.failed', { reason })}
          />
        </Box>
      )}
      <Tabs
        value={tab}
        onChange={(_event, value: TabName) => setTab(value === 'formula' ? null : value, { replace: true })}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('tab.label')}
        sx={{ mb: 2.5, borderBottom: 1, borderColor: 'divider' }}
      >
        {tabs.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`tab-${one}`}
            aria-controls="tab-panel"
            label={one === 'revisions' ? t('tab.revisionsOf', { count: base?.revisions.length ?? 0 }) : t(`tab.${one}`)}
            sx={{ minHeight: 48 }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="tab-panel" aria-labelledby={`tab-${tab}`}>
        {tab === 'formula' && (
          <Box sx={columns}>
            <Box sx={column}>
              <LinesPanel editor={editor} error={errors.lines} showsMissing={saving.wasTried} disabled={isReadOnly} />
              <DetailsPanel
                values={values}
                companyName={base ? (base.company.name ?? base.company.id) : null}
                errors={errors}
                disabled={isReadOnly}
                dispatch={editor.dispatch}
                onPreselect={editor.preselectCompany}
              />
              <BatchPanel computed={computed} />
            </Box>
            <Box sx={column}>
              <ListPanel names={computed.formula.list} findings={annexes} saved={base} />
              <FindingsPanel
                findings={findings}
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
              editor.dispatch({ type: 'restore', values: restored });
              setTab(null, { replace: true });
            }}
          />
        )}
      </Box>
      <SaveBar
        sum={computed.sum}
        isSumShown={tab === 'formula'}
        text={isSaving ? t('save.busy') : base ? t('save.button', { number: number(next) }) : t('create.button')}
        note={base && isDirty ? t('save.changedSince', { number: number(base.revision) }) : null}
        disabled={!isDirty || isReadOnly}
        onSave={() => void submit()}
        beside={base && <MakeLabelButton formula={base} computed={computed} disabled={isDirty || isSaving} />}
      />
      <FormulaPrint values={values} computed={computed} findings={findings} subtitle={subtitle} />
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
