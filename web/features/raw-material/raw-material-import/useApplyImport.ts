import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import { forgetRawMaterials } from '../forgetRawMaterials.ts';
import { useApplyRawMaterialImportMutation } from './RawMaterialImport.generated.ts';

interface Prepared {
  id: string;
  fileName: string;
  /** The number of raw materials that are created. */
  created: number;
  changed: number;
}

/**
 * Asks for confirmation and applies a prepared import; resolves to whether it is applied. The server reports a conflict if raw materials were
 * changed meanwhile, and also if the import was applied already and its response got lost: `checkApplied` finds out which.
 */
export function useApplyImport(checkApplied: () => Promise<boolean>): (prepared: Prepared) => Promise<boolean> {
  const { t } = useTranslation('rawMaterialImport');
  const confirm = useConfirm();
  const [applyNow] = useApplyRawMaterialImportMutation();
  return async ({ id, fileName, created, changed }) => {
    const run = async () => {
      await applyNow({ variables: { input: { id } }, fetchPolicy: 'no-cache', update: forgetRawMaterials });
    };
    const message = [
      t('apply.entered', { count: created }),
      t('apply.changed', { count: changed }),
      t('apply.whole'),
    ].join(' ');
    try {
      return await confirm({
        action: 'custom',
        name: fileName,
        title: t('apply.title'),
        message,
        confirmText: t('apply.button'),
        busyText: t('apply.busy'),
        run,
      });
    } catch (error) {
      const { code, text } = describeError(error);
      if (code !== 'CONFLICT') {
        notify('error', text);
        return false;
      }
      const isApplied = await checkApplied().catch(() => null);
      if (isApplied) notify('info', t('apply.already'));
      else notify('error', isApplied === null ? text : t('apply.conflict'));
      return isApplied ?? false;
    }
  };
}
