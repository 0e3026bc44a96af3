import type { ApolloCache, ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { MaterialType } from '../../../../domain/raw-material/rawMaterial.ts';
import type { UpdateRawMaterialInput } from '../../../shared/apollo/schema.generated.ts';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { hasDirtyForms } from '../../../shared/forms/dirtyForms.ts';
import { areSameValues } from '../../../shared/forms/areSameValues.ts';
import { useConflict } from '../../../shared/forms/useConflict.ts';
import { showFailure } from '../../../shared/forms/showFailure.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { evictDependents } from '../evictValuesInForce.ts';
import './translations.generated.ts';
import { useChangeRawMaterialTypeMutation } from './ChangeRawMaterialType.generated.ts';
import { fieldOf, mergeLocalChanges, toChanges, toFormValues, type RawMaterialForm } from './rawMaterial.form.ts';
import {
  RawMaterialFormDocument,
  type RawMaterialForm_RawMaterialFragment as RawMaterial,
} from './RawMaterialForm.generated.ts';
import { useUpdateRawMaterialMutation } from './UpdateRawMaterial.generated.ts';

/** Specification, section 9: edit success callback delay. */
const SUCCESS_DELAY_MS = 1500;

const toInput = (values: RawMaterialForm, base: RawMaterial): UpdateRawMaterialInput => ({
  slug: base.slug,
  version: base.version,
  ...toChanges(values, toFormValues(base), base.viewerCanEditIdentity),
});

/** Calls a function a moment later, unless something new has been typed by then. */
function useCallLater(call: () => void) {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return {
    callLater: () => {
      waiting.current = setTimeout(() => {
        if (!hasDirtyForms()) call();
      }, SUCCESS_DELAY_MS);
    },
    cancelCall: () => clearTimeout(waiting.current),
  };
}

async function fetchStored(client: ApolloClient, slug: string): Promise<RawMaterial | undefined> {
  const variables = { slug, companyId: null, withCompanies: false, withPanels: false };
  const { data } = await client.query({ query: RawMaterialFormDocument, variables, fetchPolicy: 'network-only' });
  return data?.rawMaterial;
}

/**
 * Saves the changed fields. If that fails, the form keeps what was typed. If somebody else saved the raw material
 * meanwhile, nothing is written: the remote version is fetched, and the user decides. `onSaved` is called a moment
 * after a success, unless something new has been typed by then.
 */
export function useSaveRawMaterial(form: UseFormReturn<RawMaterialForm>, opened: RawMaterial, onSaved: () => void) {
  const { t } = useTranslation(['rawMaterialForm', 'rawMaterial', 'common']);
  const client = useApolloClient();
  const update = (cache: ApolloCache) => evictDependents(cache, opened.id);
  const [updateRawMaterial] = useUpdateRawMaterialMutation({ update });
  const [changeRawMaterialType] = useChangeRawMaterialTypeMutation({ update });
  /** The raw material that the form was filled with: its version is sent with a change. */
  const base = useRef(opened);
  const onAdopt = (remote: RawMaterial) => {
    base.current = remote;
  };
  const { conflict, setConflict, mergeLocal, takeRemote, dismiss } = useConflict(form, {
    toFormValues,
    mergeLocalChanges,
    onAdopt,
  });
  const { callLater, cancelCall } = useCallLater(onSaved);

  const saved = (rawMaterial: RawMaterial) => {
    base.current = rawMaterial;
    setConflict(null);
    form.reset(toFormValues(rawMaterial));
    notify('success', t('common:done.updatedName', { name: rawMaterial.tradeName }));
    callLater();
  };

  const failed = (error: unknown): false => {
    showFailure(form, error, fieldOf, { fallbackText: t('rawMaterialForm:deklaracijeErroMessage2') });
    return false;
  };

  /** True when what is stored is what stands in the form: the answer to an earlier try was lost. */
  const fetchConflict = async (): Promise<boolean> => {
    const remote = await fetchStored(client, opened.slug);
    if (!remote) return false;
    const isOwn = areSameValues(toFormValues(remote), form.getValues());
    if (isOwn) saved(remote);
    else setConflict({ before: base.current, remote });
    return isOwn;
  };

  const save = async (values: RawMaterialForm): Promise<boolean> => {
    cancelCall();
    try {
      const { data } = await updateRawMaterial({ variables: { input: toInput(values, base.current) } });
      if (data) saved(data.updateRawMaterial.rawMaterial);
      return data !== undefined;
    } catch (error) {
      return describeError(error).code === 'CONFLICT' ? fetchConflict().catch(failed) : failed(error);
    }
  };

  return {
    save,
    toInput: (values: RawMaterialForm) => toInput(values, base.current),
    /** The type on the server. */
    savedType: () => base.current.globalValues.type,
    /**
     * Saves a type at once, unless somebody else saved the raw material meanwhile: then it waits in the form for the
     * decision.
     */
    changeType: async (type: MaterialType): Promise<void> => {
      const from = base.current.globalValues.type;
      try {
        const { slug, version } = base.current;
        const { data } = await changeRawMaterialType({ variables: { input: { slug, version, type } } });
        if (!data) return;
        const changed = data.changeRawMaterialType.rawMaterial;
        base.current = changed;
        form.resetField('type', { defaultValue: type });
        notify(
          'success',
          t('rawMaterialForm:type.changed', { old: t(`rawMaterial:type.${from}`), new: t(`rawMaterial:type.${type}`) }),
          { occasion: 'typeChange' },
        );
      } catch (error) {
        if (describeError(error).code !== 'CONFLICT') return void failed(error);
        form.setValue('type', type, { shouldDirty: true });
        await fetchConflict().catch(failed);
      }
    },
    /** The version that was edited and the one that somebody else saved meanwhile, until the user decides. */
    conflict,
    /** Saves the local changes on top of the remote version. */
    keepLocal: async (): Promise<void> => {
      const local = mergeLocal();
      if (local) await save(local);
    },
    takeRemote,
    dismiss,
  };
}
