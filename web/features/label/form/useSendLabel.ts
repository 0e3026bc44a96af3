import type { UseFormReturn } from 'react-hook-form';
import { useSendPhoto } from '../../../shared/forms/photo/useSendPhoto.ts';
import { useCreateKey } from '../../../shared/forms/useCreateKey.ts';
import { errorKey } from '../../../shared/i18n/errorKey.ts';
import type { LabelDetail_LabelFragment as Label } from '../detail/LabelDetail.generated.ts';
import { evictLists } from '../detail/useLabelActions.ts';
import { useUpdateLabel } from '../detail/useUpdateLabel.ts';
import './translations.generated.ts';
import { useCreateLabelMutation } from './CreateLabel.generated.ts';
import { toChanges, toContent, toFormValues, type LabelForm } from './label.form.ts';

/** Uploads the photo of a form, then sends its label; of a saved one only the changed fields. */
export function useSendLabel(form: UseFormReturn<LabelForm>) {
  const [createLabel] = useCreateLabelMutation({ update: evictLists });
  const key = useCreateKey();
  const updateLabel = useUpdateLabel();
  const { sendPhoto, uploadProgress, cancelUpload } = useSendPhoto(() =>
    form.setError('photo', { type: 'refused', message: errorKey('labelForm', 'photoRefused') }),
  );

  /** Creates a label, or changes the one that the form was filled from. */
  const send = async (values: LabelForm, before: Label | null): Promise<Label | undefined> => {
    const photoUpload = values.photo ? await sendPhoto(values.photo) : undefined;
    if (!before) {
      const { data } = await createLabel({
        variables: { input: { companyId: values.companyId, content: toContent(values), photoUpload } },
        context: key.context,
      });
      key.renew();
      return data?.createLabel.label;
    }
    const input = {
      slug: before.slug,
      version: before.content.version,
      content: toChanges(values, toFormValues(before)),
      photoUpload,
      removePhoto: values.isPhotoRemoved || undefined,
      formulaRevision: values.formulaRevision ?? undefined,
    };
    const { data } = await updateLabel({ variables: { input } });
    return data?.updateLabel.label;
  };

  return { send, uploadProgress, cancelUpload };
}
