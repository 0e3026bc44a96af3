import { useTranslation } from 'react-i18next';
import { describeError } from '../../shared/apollo/describeError.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useConfirm } from '../../shared/ui/confirm/useConfirm.ts';
import './translations.generated.ts';

interface PreparedImport {
  fileName: string;
  /** Texts of the question. */
  title: string;
  message: string;
  /** Said when what the import was compared with has changed since. */
  conflictText: string;
  run: () => Promise<void>;
  /** Whether the server has applied the import. */
  checkApplied: () => Promise<boolean>;
  /** Called with a function that closes what was said of a refusal, for whoever corrects what was refused. */
  onRefused?: (closeToast: () => void) => void;
}

/**
 * Asks for confirmation and applies a prepared import; resolves to whether it is applied. The server reports a conflict
 * if records were changed meanwhile, and also if the import was applied already and its response got lost:
 * `checkApplied` finds out which.
 */
export function useApplyImport(): (prepared: PreparedImport) => Promise<boolean> {
  const { t } = useTranslation('sheetImport');
  const confirm = useConfirm();
  return async ({ fileName, title, message, conflictText, run, checkApplied, onRefused }) => {
    try {
      return await confirm({
        action: 'custom',
        name: fileName,
        title,
        message,
        confirmText: t('apply.button'),
        busyText: t('apply.busy'),
        run,
      });
    } catch (error) {
      const { code, text } = describeError(error);
      if (code !== 'CONFLICT') {
        const closeToast = notify('error', code === 'BAD_USER_INPUT' ? t('apply.refused') : text);
        onRefused?.(closeToast);
        return false;
      }
      const isApplied = await checkApplied().catch(() => null);
      if (isApplied) notify('info', t('apply.already'));
      else notify('error', isApplied === null ? text : conflictText);
      return isApplied ?? false;
    }
  };
}
