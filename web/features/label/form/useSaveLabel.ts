import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { areSameValues } from '../../../shared/forms/areSameValues.ts';
import { useConflict } from '../../../shared/forms/useConflict.ts';
import { showFailure } from '../../../shared/forms/showFailure.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { LabelDetailDocument, type LabelDetail_LabelFragment } from '../detail/LabelDetail.generated.ts';
import './translations.generated.ts';
import { fieldOf, mergeLocalChanges, toFormValues, type LabelForm } from './label.form.ts';
import { useSendLabel } from './useSendLabel.ts';

type Label = LabelDetail_LabelFragment;

/**
 * Uploads the photo, then sends the changed fields. What was typed stays when saving fails. When somebody else has
 * saved the label meanwhile, nothing is written: the remote version is fetched and the person decides.
 */
export function useSaveLabel(form: UseFormReturn<LabelForm>, opened: Label | null) {
  const { t } = useTranslation(['labelForm', 'common', 'forms']);
  const client = useApolloClient();
  /** The label the form was filled from; its version is sent with the change. */
  const base = useRef(opened);
  const onAdopt = (remote: Label) => {
    base.current = remote;
  };
  const { conflict, setConflict, mergeLocal, takeRemote, dismiss } = useConflict(form, {
    toFormValues,
    mergeLocalChanges,
    onAdopt,
  });
  const { send, uploadProgress, cancelUpload } = useSendLabel(form);
  const saved = useRef<Label | null>(null);

  const adoptSaved = (label: Label) => {
    saved.current = label;
    base.current = label;
    setConflict(null);
    form.reset(toFormValues(label));
    notify(
      'success',
      opened ? t('common:done.updatedName', { name: label.name ?? form.getValues('name') }) : t('common:done.created'),
    );
  };

  /** True when what is stored is what stands in the form: the answer to an earlier try was lost. */
  const fetchConflict = async (before: Label): Promise<boolean> => {
    const { data } = await client.query({
      query: LabelDetailDocument,
      variables: { slug: before.slug },
      fetchPolicy: 'network-only',
    });
    if (!data) return false;
    const isOwn = areSameValues(toFormValues(data.label), form.getValues());
    if (isOwn) adoptSaved(data.label);
    else setConflict({ before, remote: data.label });
    return isOwn;
  };

  const save = async (values: LabelForm): Promise<boolean> => {
    try {
      const label = await send(values, base.current);
      if (!label) return false;
      adoptSaved(label);
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') notify('info', t('forms:photo.cancelled'));
      else if (base.current && describeError(error).code === 'CONFLICT')
        return fetchConflict(base.current).catch((failure: unknown) => {
          showFailure(form, failure, fieldOf);
          return false;
        });
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
    /** Saves the local changes on top of the remote version. */
    keepLocal: async (): Promise<boolean> => {
      const local = mergeLocal();
      return local !== null && (await save(local));
    },
    takeRemote,
    dismiss,
  };
}

export type LabelSaving = ReturnType<typeof useSaveLabel>;
