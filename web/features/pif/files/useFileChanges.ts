import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import type { DocumentChanges } from '../../../subjects/documents/document.form.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import { evictPifs } from '../../../shared/apollo/evictQueries.ts';
import { PifDocument, type PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { useDeletePifFileMutation, useUpdatePifFileMutation } from './PifFiles.generated.ts';
import './translations.generated.ts';

export type PifFile = PifDetail_PifFragment['files'][number];

/**
 * Changes and deletes files. When somebody else changed one meanwhile, the page shows it as it is before the failure is
 * told.
 */
export function useFileChanges(slug: string) {
  const { t } = useTranslation('pifFiles');
  const { t: common } = useTranslation();
  const client = useApolloClient();
  const confirm = useConfirm();
  const [mutateUpdate] = useUpdatePifFileMutation({ update: evictPifs });
  const [mutateDelete] = useDeletePifFileMutation({ update: evictPifs });

  const fetchFiles = async () => {
    const query = { query: PifDocument, variables: { slug }, fetchPolicy: 'network-only' } as const;
    return (await client.query(query).catch(() => null))?.data?.pif.files;
  };

  return {
    /** Somebody else's change leaves everything as it is; then `file` is what it is now, undefined when it is gone. */
    update: async (
      { id, version }: PifFile,
      { name, expiresOn }: DocumentChanges,
    ): Promise<{ saved: true } | { saved: false; file: PifFile | undefined }> => {
      const changes = { ...(name !== undefined && { name }), ...(expiresOn !== undefined && { expiresOn }) };
      try {
        await mutateUpdate({ variables: { input: { slug, id, version, ...changes } } });
        return { saved: true };
      } catch (error) {
        if (describeError(error).code !== 'CONFLICT') throw error;
        return { saved: false, file: (await fetchFiles())?.find((file) => file.id === id) };
      }
    },
    remove: async ({ id, version, name }: PifFile): Promise<void> => {
      const variables = { input: { slug, id, version } };
      try {
        const run = async () => {
          await mutateDelete({ variables });
        };
        if (await confirm({ action: 'delete', name, run })) notify('success', common('done.deletedEntry', { name }));
      } catch (error) {
        const { code, text } = describeError(error);
        if (code === 'CONFLICT' || code === 'NOT_FOUND') await fetchFiles();
        notify('error', code === 'CONFLICT' ? t('conflict') : common('failed.delete', { message: text }));
      }
    },
  };
}
