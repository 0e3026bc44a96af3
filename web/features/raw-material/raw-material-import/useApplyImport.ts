import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import { forgetRawMaterials } from '../forgetRawMaterials.ts';
import { useApplyRawMaterialImportMutation } from './RawMaterialImport.generated.ts';

interface Prepared {
  id: string;
  fileName: string;
  /** How many raw materials are entered, and changed. */
  entered: number;
  changed: number;
}

/**
 * Asks, then applies a prepared import. True once it is in force. It is refused when raw materials were changed meanwhile,
 * and when it is in force already, because an answer got lost: `isInForce` asks which of them.
 */
export function useApplyImport(isInForce: () => Promise<boolean>): (prepared: Prepared) => Promise<boolean> {
  const { t } = useTranslation('rawMaterialImport');
  const confirm = useConfirm();
  const [applyNow] = useApplyRawMaterialImportMutation();
  return async ({ id, fileName, entered, changed }) => {
    const run = async () => {
      await applyNow({ variables: { input: { id } }, fetchPolicy: 'no-cache', update: forgetRawMaterials });
    };
    const message = [
      t('apply.entered', { count: entered }),
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
      const isApplied = await isInForce().catch(() => null);
      if (isApplied) notify('info', t('apply.already'));
      else notify('error', isApplied === null ? text : t('apply.conflict'));
      return isApplied ?? false;
    }
  };
}
