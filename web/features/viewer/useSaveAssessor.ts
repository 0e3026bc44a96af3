import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../shared/apollo/describeError.ts';
import { fileErrorOf } from '../../subjects/documents/upload/fileErrors.ts';
import { showFailure } from '../../shared/forms/showFailure.ts';
import { uploadFile } from '../../shared/forms/uploadFile.ts';
import { notify } from '../../shared/notify/notify.ts';
import { AccountDocument } from './Account.generated.ts';
import { type AssessorForm, fieldOf, toFormValues, toInput } from './assessor.form.ts';
import {
  type AssessorProfile_ProfileFragment as Profile,
  useUpdateAssessorProfileMutation,
} from './AssessorProfile.generated.ts';
import './translations.generated.ts';

/**
 * Uploads a new proof, then saves the whole profile. The input stays when that fails, also when another window saved it
 * meanwhile.
 */
export function useSaveAssessor(form: UseFormReturn<AssessorForm>, profile: Profile) {
  const { t } = useTranslation(['account', 'common', 'forms', 'documents']);
  const client = useApolloClient();
  const [mutate] = useUpdateAssessorProfileMutation();
  const version = useRef(profile.version);
  const [uploadProgress, setUploadProgress] = useState<number | null>(null);
  const upload = useRef<AbortController | null>(null);

  const sendProof = async (proof: File): Promise<string> => {
    upload.current = new AbortController();
    setUploadProgress(0);
    try {
      return await uploadFile(proof, {
        kind: 'pifFile',
        onProgress: setUploadProgress,
        signal: upload.current.signal,
      });
    } catch (error) {
      const { code, fields } = describeError(error);
      const reason = fileErrorOf(fields) ?? 'DAMAGED';
      if (code === 'BAD_USER_INPUT') form.setError('proof', { type: reason, message: `documents:upload.${reason}` });
      throw error;
    } finally {
      upload.current = null;
      setUploadProgress(null);
    }
  };

  /** Another window saved the profile: what was typed stays, and the next attempt is about the profile as it is now. */
  const readAgain = async () => {
    const { data } = await client.query({ query: AccountDocument, fetchPolicy: 'network-only' });
    version.current = data?.viewer.assessorProfile?.version ?? version.current;
    notify('warning', t('account:assessor.conflict'));
  };

  const save = async (values: AssessorForm): Promise<boolean> => {
    try {
      const proofUpload = values.proof ? await sendProof(values.proof) : undefined;
      const { data } = await mutate({ variables: { input: toInput(values, version.current, proofUpload) } });
      const saved = data?.updateAssessorProfile.viewer.assessorProfile;
      if (!saved) return false;
      version.current = saved.version;
      form.reset(toFormValues(saved));
      notify('success', t('common:done.updatedName', { name: t('account:assessor.saved') }));
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') notify('info', t('forms:photo.cancelled'));
      else if (describeError(error).code === 'CONFLICT')
        await readAgain().catch(() => showFailure(form, error, fieldOf));
      else showFailure(form, error, fieldOf);
      return false;
    }
  };

  return { save, uploadProgress, cancelUpload: () => upload.current?.abort() };
}
