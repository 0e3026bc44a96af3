import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { cssTransition, ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled';
import { radius } from '../theme/tokens.ts';
import { CloseIcon } from '../ui/icons.tsx';

/** Replaces the style sheet of the library: only the rules that are needed, with the values of the theme. */
const styles = (theme: Theme) => ({
  '@keyframes toast-in': { from: { opacity: 0, transform: 'translateX(16px)' } },
  '@keyframes toast-out': { to: { opacity: 0, transform: 'translateX(16px)' } },
  '@keyframes toast-time': { to: { opacity: 1 } },
  '.toast-in': { animation: 'toast-in 180ms ease-out both' },
  '.toast-out': { animation: 'toast-out 140ms ease-in both' },
  '.Toastify__toast-container': {
    position: 'fixed',
    zIndex: theme.zIndex.snackbar,
    top: 64,
    right: 16,
    width: 'min(380px, calc(100vw - 32px))',
    display: 'grid',
    gap: 8,
  },
  '.Toastify__toast': {
    position: 'relative',
    display: 'flex',
    overflow: 'hidden',
    borderRadius: radius.card,
    border: `1px solid ${theme.vars?.palette.divider}`,
    background: theme.vars?.palette.background.paper,
    boxShadow: '0 8px 24px rgb(0 0 0 / 0.12)',
  },
  // The library closes a toast when this animation ends.
  '.Toastify__progress-bar--animated': { position: 'absolute', opacity: 0, animation: 'toast-time linear 1 forwards' },
});

const transition = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapse: false });

function CloseToast({ closeToast }: CloseButtonProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      size="small"
      onClick={closeToast}
      aria-label={t('toasts.close')}
      sx={{ position: 'absolute', top: 6, right: 6 }}
    >
      <CloseIcon fontSize="small" />
    </IconButton>
  );
}

/** Where toasts appear: at most five, top right, announced to screen readers. */
export function Toasts() {
  const { t } = useTranslation();
  return (
    <>
      <GlobalStyles styles={styles} />
      <ToastContainer
        position="top-right"
        limit={5}
        newestOnTop
        icon={false}
        closeButton={CloseToast}
        transition={transition}
        aria-label={t('toasts.label')}
        hideProgressBar
      />
    </>
  );
}
