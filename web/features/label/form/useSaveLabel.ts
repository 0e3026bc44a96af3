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
import { errorKey } from './translations.ts';
import { useCreateLabelMutation } from './CreateLabel.generated.ts';
import { fieldOf, toChanges, toContent, toFormValues, type LabelForm } from './label.form.ts';
import { useUpdateLabelMutation } from './UpdateLabel.generated.ts';

type Label = LabelDetail_LabelFragment;

/**
 * Uploads the photo, then sends the changed fields. What was typed stays when saving fails. When somebody else has saved the
 * label meanwhile, nothing is written: the remote version is fetched and the person decides.
 */
export function useSaveLabel(form: UseFormReturn<LabelForm>, opened: Label | null) {
  const { t } = useTranslation(['labelForm', 'common', 'forms']);
  const client = useApolloClient();
  const [createLabel] = useCreateLabelMutation({ update: evictLists });
  const [updateLabel] = useUpdateLabelMutation({
    update: (cache, { data }) => {
      // The cached check belongs to the text before.
      if (data)
        cache.evict({ id: cache.identify({ ...data.updateLabel.label, __typename: 'Label' }), fieldName: 'check' });
      evictLists(cache);
    },
  });
  /** The label the form was filled from; its version is sent with the change. */
  const base = useRef(opened);
  const [remote, setRemote] = useState<Label | null>(null);
  const { sendPhoto, uploadProgress, cancelUpload } = useSendPhoto(() =>
    form.setError('photo', { type: 'refused', message: errorKey('photoRefused') }),
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
    };
    const { data } = await updateLabel({ variables: { input } });
    return data?.updateLabel.label;
  };

  const fetchRemote = async (slug: string) => {
    const { data } = await client.query({
      query: LabelDetailDocument,
      variables: { slug },
      fetchPolicy: 'network-only',
    });
    if (data) setRemote(data.label);
  };

  const save = async (values: LabelForm): Promise<boolean> => {
    try {
      const label = await send(values);
      if (!label) return false;
      saved.current = label;
      base.current = label;
      setRemote(null);
      form.reset(toFormValues(label));
      notify(
        'success',
        opened ? t('common:done.updatedName', { name: label.name ?? values.name }) : t('common:done.created'),
      );
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') notify('info', t('forms:photo.cancelled'));
      else if (base.current && describeError(error).code === 'CONFLICT')
        await fetchRemote(base.current.slug).catch((failure: unknown) => showFailure(form, failure, fieldOf));
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
    /** The version somebody else saved meanwhile, until the person has decided; null otherwise. */
    remote,
    /** Overwrites it with the form values. */
    keepLocal: async (): Promise<boolean> => {
      base.current = remote;
      return save(form.getValues());
    },
    /** Discards the form values in its favour. */
    takeRemote: () => {
      if (!remote) return;
      base.current = remote;
      form.reset(toFormValues(remote));
      setRemote(null);
    },
    dismiss: () => setRemote(null),
  };
}
