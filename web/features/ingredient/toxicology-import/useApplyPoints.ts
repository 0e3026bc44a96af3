import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import type { ToxicologyScope } from '../../../shared/apollo/schema.generated.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import { useApplyToxicologyImportMutation } from './ToxicologyImport.generated.ts';

interface Prepared {
  id: string;
  fileName: string;
  scope: ToxicologyScope;
  /** The number of ingredients that get their first value. */
  created: number;
  changed: number;
  /** Lines of the table whose values replace verified ones. */
  replaced: number[];
}

/**
 * Asks for confirmation and applies a prepared import; resolves to whether it is applied. The server reports a conflict if values were changed
 * meanwhile, and also if the import was applied already and its response got lost: `checkApplied` finds out which.
 */
export function useApplyPoints(checkApplied: () => Promise<boolean>): (prepared: Prepared) => Promise<boolean> {
  const { t } = useTranslation('toxicologyImport');
  const confirm = useConfirm();
  const [applyNow] = useApplyToxicologyImportMutation();
  return async ({ id, fileName, scope, created, changed, replaced }) => {
    const run = async () => {
      await applyNow({
        variables: { input: { id, replacedLines: replaced } },
        fetchPolicy: 'no-cache',
        // What is cached of the dictionary may show values from before.
        update: (cache) => {
          for (const fieldName of ['ingredients', 'ingredient', 'toxicologyVersions'])
            cache.evict({ id: 'ROOT_QUERY', fieldName });
        },
      });
    };
    const message = [
      t(`apply.for.${scope}`),
      t('apply.entered', { count: created }),
      t('apply.changed', { count: changed }),
      ...(replaced.length > 0 ? [t('apply.replaced', { count: replaced.length })] : []),
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
