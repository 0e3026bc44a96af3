import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { useSendPhoto } from '../../../shared/forms/photo/useSendPhoto.ts';
import { showFailure } from '../../../shared/forms/showFailure.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { LabelDetailDocument, type LabelDetail_LabelFragment } from '../detail/LabelDetail.generated.ts';
import { evictLists } from '../detail/useLabelActions.ts';
import { useUpdateLabel } from '../detail/useUpdateLabel.ts';
import { errorKey } from '../../../shared/i18n/errorKey.ts';
import './translations.generated.ts';
import { useCreateLabelMutation } from './CreateLabel.generated.ts';
import { fieldOf, mergeLocalChanges, toChanges, toContent, toFormValues, type LabelForm } from './label.form.ts';

type Label = LabelDetail_LabelFragment;

/**
 * Uploads the photo, then sends the changed fields. What was typed stays when saving fails. When somebody else has
 * saved the label meanwhile, nothing is written: the remote version is fetched and the person decides.
 */
export function useSaveLabel(form: UseFormReturn<LabelForm>, opened: Label | null) {
  const { t } = useTranslation(['labelForm', 'common', 'forms']);
  const client = useApolloClient();
  const [createLabel] = useCreateLabelMutation({ update: evictLists });
  const updateLabel = useUpdateLabel();
  /** The label the form was filled from; its version is sent with the change. */
  const base = useRef(opened);
  const [conflict, setConflict] = useState<{ before: Label; remote: Label } | null>(null);
  const { sendPhoto, uploadProgress, cancelUpload } = useSendPhoto(() =>
    form.setError('photo', { type: 'refused', message: errorKey('labelForm', 'photoRefused') }),
  );
  const saved = useRef<Label | null>(null);

  const send = async (values: LabelForm): Promise<Label | undefined> => {
    const photoUpload = values.photo ? await sendPhoto(values.photo) : undefined;
    const before = base.current;
    if (!before) {
      const { data } = await createLabel({
        variables: { input: { companyId: values.companyId, content: toContent(values), photoUpload } },
      });
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

  const fetchConflict = async (before: Label) => {
    const { data } = await client.query({
      query: LabelDetailDocument,
      variables: { slug: before.slug },
      fetchPolicy: 'network-only',
    });
    if (data) setConflict({ before, remote: data.label });
  };

  const save = async (values: LabelForm): Promise<boolean> => {
    try {
      const label = await send(values);
      if (!label) return false;
      saved.current = label;
      base.current = label;
      setConflict(null);
      form.reset(toFormValues(label));
      notify(
        'success',
        opened ? t('common:done.updatedName', { name: label.name ?? values.name }) : t('common:done.created'),
      );
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') notify('info', t('forms:photo.cancelled'));
      else if (base.current && describeError(error).code === 'CONFLICT')
        await fetchConflict(base.current).catch((failure: unknown) => showFailure(form, failure, fieldOf));
      else showFailure(form, error, fieldOf);
      return false;
    }
  };

  return {
    save,
    /** The label as last saved, or null. */
    saved,
    uploadProgress,
    cancelUpload,
    /**
     * The version that was edited and the one that somebody else saved meanwhile, until the person has decided; null
     * otherwise.
     */
    conflict,
    /**
     * Saves the local changes on top of the remote version: a field that was changed remotely only stays as it is
     * there.
     */
    keepLocal: async (): Promise<boolean> => {
      if (!conflict) return false;
      const remote = toFormValues(conflict.remote);
      const local = mergeLocalChanges(remote, form.getValues(), toFormValues(conflict.before));
      base.current = conflict.remote;
      setConflict(null);
      form.reset(remote);
      form.reset(local, { keepDefaultValues: true });
      return save(local);
    },
    /** Discards the form values in its favour. */
    takeRemote: () => {
      if (!conflict) return;
      base.current = conflict.remote;
      form.reset(toFormValues(conflict.remote));
      setConflict(null);
    },
    dismiss: () => setConflict(null),
  };
}
