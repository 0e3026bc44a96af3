import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import { type Document, cacheFolders } from '../useDocumentFolders.ts';
import { useDeleteDocumentMutation } from './DeleteDocument.generated.ts';

/** Deletes a document after a confirmation, and notifies of the result. */
export function useDeleteDocument(slug: string) {
  const { t } = useTranslation();
  const { t: folders } = useTranslation('documentFolder');
  const confirm = useConfirm();
  const [mutate] = useDeleteDocumentMutation({
    update: (cache, { data }) => cacheFolders(cache, slug, data?.deleteDocument.folders),
  });
  return async ({ id, version, name }: Document): Promise<void> => {
    const run = async () => {
      await mutate({ variables: { input: { slug, id, version } } });
    };
    try {
      if (await confirm({ action: 'delete', name, message: folders('deleteMessage', { name }), run }))
        notify('success', t('done.deletedEntry', { name }));
    } catch (error) {
      notify('error', t('failed.delete', { message: describeError(error).text }));
    }
  };
}
