import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import type { ToastContentProps } from 'react-toastify/unstyled';
import { CheckIcon, CrossCircleIcon, InfoIcon, WarningIcon } from '../ui/icons.tsx';
import type { NotifyKind } from './toastDuration.ts';

export interface ToastData {
  kind: NotifyKind;
  text: string;
  onRetry?: () => void;
}

const icons = { success: CheckIcon, error: CrossCircleIcon, warning: WarningIcon, info: InfoIcon };

/** The content of a toast. With a retry, the whole toast is one button. */
export function ToastMessage({ data: { kind, text, onRetry }, closeToast }: ToastContentProps<ToastData>) {
  const { t } = useTranslation();
  const Icon = icons[kind];
  const message = (
    <>
      <Icon sx={{ color: `${kind}.main`, fontSize: 20, mt: '1px' }} />
      <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
        {text}
        {onRetry && (
          <Box component="span" sx={{ display: 'block', color: 'primary.main', fontWeight: 600 }}>
            {t('toasts.retryHint')}
          </Box>
        )}
      </Box>
    </>
  );
  const layout = {
    display: 'flex',
    gap: 1.25,
    alignItems: 'flex-start',
    justifyContent: 'flex-start',
    textAlign: 'start',
    typography: 'body2',
    p: 1.75,
    pr: 6,
    flex: 1,
  } as const;
  if (!onRetry) return <Box sx={layout}>{message}</Box>;
  const retry = () => {
    closeToast();
    onRetry();
  };
  return (
    <ButtonBase onClick={retry} sx={layout}>
      {message}
    </ButtonBase>
  );
}
