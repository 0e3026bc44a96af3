import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import { type Folder, cacheFolders } from '../useDocumentFolders.ts';
import { useSetDocumentFolderActiveMutation } from './SetDocumentFolderActive.generated.ts';

/**
 * Creates, activates or deactivates a folder. Deactivating asks for confirmation; each action notifies of its result.
 */
export function useFolderActions(slug: string, { kind, isActive }: Folder) {
  const { t } = useTranslation('documentFolder');
  const { t: common } = useTranslation();
  const confirm = useConfirm();
  const [mutate, { loading }] = useSetDocumentFolderActiveMutation({
    update: (cache, { data }) => cacheFolders(cache, slug, data?.setDocumentFolderActive.folders),
  });
  const name = t(`kind.${kind}`);
  const set = async (to: boolean): Promise<void> => {
    await mutate({ variables: { input: { slug, kind, isActive: to } } });
  };

  return {
    isBusy: loading,
    make: async () => {
      try {
        await set(true);
        notify('success', common('done.created'));
      } catch (error) {
        notify('error', describeError(error).text);
      }
    },
    toggle: async () => {
      const verb = isActive ? 'deactivate' : 'activate';
      const texts = {
        title: t(`folder.${verb}Title`),
        message: t(`folder.${verb}Message`, { name }),
        confirmText: t(`folder.${verb}`),
      };
      try {
        if (await confirm({ action: 'update', name, ...texts, run: () => set(!isActive) }))
          notify('success', common('done.updatedName', { name }));
      } catch (error) {
        notify('error', common('failed.update', { message: describeError(error).text }));
      }
    },
  };
}
