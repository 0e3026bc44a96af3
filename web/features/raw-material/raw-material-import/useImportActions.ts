import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import { evictRawMaterials } from '../../../shared/apollo/evictQueries.ts';
import {
  useCorrectRawMaterialImportNameMutation,
  useSetRawMaterialImportActionMutation,
  useTakeBackRawMaterialImportMutation,
  type SetRawMaterialImportActionMutationVariables,
} from './RawMaterialImport.generated.ts';

type Choice = Omit<SetRawMaterialImportActionMutationVariables['input'], 'id'>;

/**
 * Choosing what becomes of rows of an import, writing other INCI names in it, and taking an applied one back. `reload`
 * fetches its rows again.
 */
export function useImportActions(id: string, reload: () => Promise<unknown>) {
  const { t } = useTranslation('rawMaterialImport');
  const confirm = useConfirm();
  const [setAction] = useSetRawMaterialImportActionMutation({ fetchPolicy: 'no-cache' });
  const [correctName] = useCorrectRawMaterialImportNameMutation({ fetchPolicy: 'no-cache' });
  const [undo] = useTakeBackRawMaterialImportMutation({ fetchPolicy: 'no-cache', update: evictRawMaterials });

  const choose = (choice: Choice): void => {
    void (async () => {
      try {
        await setAction({ variables: { input: { id, ...choice } } });
      } catch (error) {
        const { code, text } = describeError(error);
        notify('error', code === 'BAD_USER_INPUT' ? t('action.impossible') : text);
      }
      await reload().catch(() => undefined);
    })();
  };

  const correct = (name: string, inciName: string): void => {
    void (async () => {
      try {
        await correctName({ variables: { input: { id, name, inciName } } });
      } catch (error) {
        const { code, text } = describeError(error);
        notify('error', code === 'BAD_USER_INPUT' ? t('name.failed') : text);
      }
      await reload().catch(() => undefined);
    })();
  };

  const takeBack = async ({ fileName }: { fileName: string }): Promise<boolean> => {
    try {
      return await confirm({
        action: 'custom',
        name: fileName,
        title: t('takeBack.title'),
        message: t('takeBack.message', { file: fileName }),
        confirmText: t('takeBack.confirm'),
        run: async () => {
          await undo({ variables: { input: { id } } });
        },
      });
    } catch (error) {
      const { code, text } = describeError(error);
      notify('error', code === 'CONFLICT' ? t('takeBack.conflict') : text);
      return false;
    }
  };

  return { choose, correct, takeBack };
}
