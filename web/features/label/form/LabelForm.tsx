import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { LABEL_FIELDS } from '../../../../domain/label/labelFields.ts';
import { AddWordingContext } from '../../../subjects/check/addWording.ts';
import type { Replace } from '../../../subjects/check/FindingItem.tsx';
import { ErrorSummary } from '../../../shared/forms/ErrorSummary.tsx';
import { UploadProgress } from '../../../shared/forms/photo/UploadProgress.tsx';
import { useUnsavedChanges } from '../../../shared/forms/useUnsavedChanges.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { paths } from '../../../shared/url/paths.ts';
import '../detail/translations.generated.ts';
import { detailGrid } from '../detail/detailGrid.ts';
import { FormulaPanel, type FormulaUpdate } from '../detail/FormulaPanel.tsx';
import type { LabelDetail_LabelFragment } from '../detail/LabelDetail.generated.ts';
import './translations.generated.ts';
import { appendText } from './appendText.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FindingsPanel } from './FindingsPanel.tsx';
import { IngredientEditor } from './IngredientEditor.tsx';
import { replaceName } from './ingredientOrder.ts';
import { emptyLabel, labelForm, newLabelForm, toFormValues, type LabelForm as Values } from './label.form.ts';
import { ParticularFields } from './ParticularFields.tsx';
import { ProductSection } from './ProductSection.tsx';
import { TextFields } from './TextFields.tsx';
import { useLiveCheck } from './useLiveCheck.ts';
import { useMissingAllergens } from './useMissingAllergens.ts';
import { useSaveLabel } from './useSaveLabel.ts';

/** The form of a label; null for a new one. The findings are shown beside it while typing. */
export function LabelForm({ label }: { label: LabelDetail_LabelFragment | null }) {
  const { t } = useTranslation('labelForm');
  const { t: common } = useTranslation();
  const { t: detail } = useTranslation('labelDetail');
  const confirm = useConfirm();
  const navigate = useNavigate();
  const form = useForm<Values>({
    resolver: zodResolver(label ? labelForm : newLabelForm),
    // Not on blur: an error that appears then would move the button away from under the click.
    mode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: label ? toFormValues(label) : emptyLabel(''),
  });
  const findings = useRef<HTMLDivElement>(null);
  const live = useLiveCheck(form, label?.slug ?? null);
  const { save, saved, uploadProgress, cancelUpload, conflict, keepLocal, takeRemote, dismiss } = useSaveLabel(
    form,
    label,
  );
  useMissingAllergens(form, label);
  const release = useUnsavedChanges(form, save);
  const { isDirty, isSubmitting } = form.formState;
  const away = label ? paths.label(label.slug) : paths.labels;

  const leave = () => {
    release();
    if (saved.current) void navigate(paths.label(saved.current.slug), { replace: true });
  };
  const submit = form.handleSubmit(async (values) => {
    const isConfirmed = await confirm(
      label
        ? { action: 'edit', name: values.name.trim() }
        : {
            action: 'custom',
            name: values.name.trim(),
            title: t('create.title'),
            message: t('create.message', { name: values.name.trim() }),
            confirmText: t('create.button'),
            busyText: t('saving'),
          },
    );
    if (isConfirmed && (await save(values))) leave();
  });
  const replace: Replace = (span, name) => {
    const printed = live.check?.names.find((one) => one.span.start === span.start && one.span.end === span.end)?.text;
    if (printed !== undefined)
      form.setValue('ingredientText', replaceName(form.getValues('ingredientText'), printed, span.start, name), {
        shouldDirty: true,
      });
  };

  const addWording = (wording: string) => {
    const precautions = appendText(form.getValues('precautions'), wording);
    if (precautions.length > LABEL_FIELDS.precautions.maxLength) {
      notify('error', t('wording.tooLong', { max: LABEL_FIELDS.precautions.maxLength }));
      return;
    }
    form.setValue('precautions', precautions, { shouldDirty: true });
    notify('success', t('wording.added'));
    // The finding goes with the next check, and the button that has the focus with it.
    findings.current?.focus({ preventScroll: true });
  };

  const takeOver = ({ revision, ingredientText, newPercentages }: FormulaUpdate) => {
    const percentages = newPercentages.map(({ name, percent }) => ({ name, typed: String(percent) }));
    form.setValue('ingredientText', ingredientText, { shouldDirty: true });
    form.setValue('percentages', percentages, { shouldDirty: true });
    form.setValue('formulaRevision', revision, { shouldDirty: true });
    notify('success', t('formula.taken', { number: revision }));
  };

  return (
    <Box
      component="form"
      noValidate
      tabIndex={-1}
      aria-label={t(label ? 'edit.form' : 'create.form')}
      aria-busy={isSubmitting}
      onSubmit={(event) => void (isSubmitting ? event.preventDefault() : submit(event))}
    >
      <Box sx={{ mb: 2, '&:empty': { display: 'none' } }}>
        <ErrorSummary form={form} />
      </Box>
      <Box sx={detailGrid}>
        <Panel title={t('parts.product')}>
          <ProductSection form={form} label={label} disabled={isSubmitting} />
        </Panel>
        {label?.formula?.isBehind && (
          <FormulaPanel slug={label.slug} formula={label.formula} onTakeOver={isSubmitting ? undefined : takeOver} />
        )}
        <Panel title={detail('ingredients.title')}>
          <IngredientEditor form={form} check={live.check} checkedText={live.checkedText} disabled={isSubmitting} />
        </Panel>
        {/* Beside everything else where there is room, and right behind the ingredients where there is none. */}
        <Box
          sx={{
            minWidth: 0,
            gridColumn: { md: 2 },
            gridRow: { md: `1 / span ${label?.formula?.isBehind ? 5 : 4}` },
            alignSelf: { md: 'stretch' },
          }}
        >
          <Box
            sx={{
              position: { md: 'sticky' },
              top: { md: 72 },
              maxHeight: { md: 'calc(100dvh - 160px)' },
              overflowY: { md: 'auto' },
            }}
            ref={findings}
            tabIndex={0}
            role="group"
            aria-label={detail('result.title')}
          >
            <AddWordingContext value={isSubmitting ? null : addWording}>
              <FindingsPanel live={live} onReplace={replace} />
            </AddWordingContext>
          </Box>
        </Box>
        <Panel title={detail('texts.title')}>
          <TextFields form={form} disabled={isSubmitting} />
        </Panel>
        <Panel title={detail('onLabel.title')}>
          <ParticularFields form={form} disabled={isSubmitting} />
        </Panel>
      </Box>
      {uploadProgress !== null && <UploadProgress progress={uploadProgress} onCancel={cancelUpload} />}
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          gap: 1,
          mt: 2,
          py: 1.5,
          bgcolor: 'background.default',
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Button variant="outlined" component={Link} to={away}>
          {common('cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={!isDirty}>
          {t(isSubmitting ? 'saving' : label ? 'edit.save' : 'create.button')}
        </Button>
      </Box>
      {conflict && (
        <ConflictDialog
          before={toFormValues(conflict.before)}
          typed={form.getValues()}
          remote={toFormValues(conflict.remote)}
          onKeepLocal={async () => {
            if (await keepLocal()) leave();
          }}
          onTakeRemote={takeRemote}
          onDismiss={dismiss}
        />
      )}
    </Box>
  );
}
