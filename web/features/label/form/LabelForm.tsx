import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../shared/forms/ErrorSummary.tsx';
import { UploadProgress } from '../../../shared/forms/photo/UploadProgress.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { paths } from '../../../shared/url/paths.ts';
import '../detail/translations.generated.ts';
import { detailGrid } from '../detail/detailGrid.ts';
import { FormulaPanel, type FormulaUpdate } from '../detail/FormulaPanel.tsx';
import type { LabelDetail_LabelFragment } from '../detail/LabelDetail.generated.ts';
import './translations.generated.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FindingsColumn } from './FindingsColumn.tsx';
import { FormBar } from './FormBar.tsx';
import { IngredientEditor } from './IngredientEditor.tsx';
import { emptyLabel, labelForm, newLabelForm, toFormValues, type LabelForm as Values } from './label.form.ts';
import { ParticularFields } from './ParticularFields.tsx';
import { ProductSection } from './ProductSection.tsx';
import { TextFields } from './TextFields.tsx';
import { useLiveCheck } from './useLiveCheck.ts';
import { useMissingAllergens } from './useMissingAllergens.ts';
import { useSaveLabel } from './useSaveLabel.ts';
import { useSubmitLabel } from './useSubmitLabel.ts';

/** The form of a label; null for a new one. The findings are shown beside it while typing. */
export function LabelForm({ label }: { label: LabelDetail_LabelFragment | null }) {
  const { t } = useTranslation('labelForm');
  const { t: detail } = useTranslation('labelDetail');
  const form = useForm<Values>({
    resolver: zodResolver(label ? labelForm : newLabelForm),
    // Not on blur: an error that appears then would move the button away from under the click.
    mode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: label ? toFormValues(label) : emptyLabel(''),
  });
  const live = useLiveCheck(form, label?.slug ?? null);
  const saving = useSaveLabel(form, label);
  const { uploadProgress, cancelUpload, conflict, takeRemote, dismiss } = saving;
  useMissingAllergens(form, label);
  const { submit, keepLocal } = useSubmitLabel(form, label, saving);
  const { isDirty, isSubmitting } = form.formState;

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
        <FindingsColumn
          form={form}
          live={live}
          rowCount={label?.formula?.isBehind ? 5 : 4}
          isNew={label === null}
          disabled={isSubmitting}
        />
        <Panel title={detail('texts.title')}>
          <TextFields form={form} disabled={isSubmitting} />
        </Panel>
        <Panel title={detail('onLabel.title')}>
          <ParticularFields form={form} disabled={isSubmitting} />
        </Panel>
      </Box>
      {uploadProgress !== null && <UploadProgress progress={uploadProgress} onCancel={cancelUpload} />}
      <FormBar
        away={label ? paths.label(label.slug) : paths.labels}
        submitText={t(isSubmitting ? 'saving' : label ? 'edit.save' : 'create.button')}
        disabled={!isDirty}
      />
      {conflict && (
        <ConflictDialog
          before={toFormValues(conflict.before)}
          typed={form.getValues()}
          remote={toFormValues(conflict.remote)}
          onKeepLocal={keepLocal}
          onTakeRemote={takeRemote}
          onDismiss={dismiss}
        />
      )}
    </Box>
  );
}
