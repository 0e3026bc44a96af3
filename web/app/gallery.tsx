import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import '../shared/i18n/i18n.ts';
import { notify } from '../shared/notify/notify.ts';
import { Toasts } from '../shared/notify/Toasts.tsx';
import { AppTheme } from '../shared/theme/AppTheme.tsx';
import { ConfirmProvider } from '../shared/ui/confirm/ConfirmProvider.tsx';
import { OkCancelDialog } from '../shared/ui/confirm/OkCancelDialog.tsx';
import { ScrollDialog } from '../shared/ui/confirm/ScrollDialog.tsx';
import { useConfirm, type ConfirmAction } from '../shared/ui/confirm/useConfirm.ts';
import { LanguageSwitch } from '../shared/ui/LanguageSwitch.tsx';
import { ThemeToggle } from '../shared/ui/ThemeToggle.tsx';

/**
 * Every generic dialog and toast on one page, for visual review and tests. It is built for tests only (`vite build
 * --mode gallery`) and served at /gallery.html during development; the product does not contain it.
 */
const actions: ConfirmAction[] = ['edit', 'update', 'unlink', 'custom', 'delete'];
const NAME = 'Hidratantna krema za lice sa nijacinamidom i pantenolom';

/** Duration of the work behind a confirmation: long enough to see its loading label. */
const WORK_MS = 60_000;

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={name} sx={{ mb: 4 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {name}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </Box>
  );
}

function Opener({ name, onOpen }: { name: string; onOpen: () => void }) {
  return (
    <Button variant="outlined" onClick={onOpen}>
      {name}
    </Button>
  );
}

function Dialogs() {
  const { t } = useTranslation('confirm');
  const confirm = useConfirm();
  const [open, setOpen] = useState<'okCancel' | 'scroll' | null>(null);
  const [outcome, setOutcome] = useState('');
  const ask = (action: ConfirmAction, succeeds: boolean) => {
    const run = () =>
      new Promise<void>((resolve, reject) => {
        setTimeout(() => (succeeds ? resolve() : reject(new Error(NAME))), WORK_MS);
      });
    void confirm({ action, name: NAME, run }).then(
      (confirmed) => setOutcome(String(confirmed)),
      (error: unknown) => setOutcome(String(error)),
    );
  };
  const close = (isConfirmed: boolean) => {
    setOpen(null);
    setOutcome(String(isConfirmed));
  };
  return (
    <Row name="dialogs">
      <Opener name="okCancel" onOpen={() => setOpen('okCancel')} />
      <Opener name="scroll" onOpen={() => setOpen('scroll')} />
      {actions.map((action) => (
        <Opener key={action} name={action} onOpen={() => ask(action, true)} />
      ))}
      <Opener name="fails" onOpen={() => ask('custom', false)} />
      <output>{outcome}</output>
      <OkCancelDialog
        open={open === 'okCancel'}
        title={t('update.title')}
        text={t('update.message', { name: NAME })}
        onOk={() => close(true)}
        onCancel={() => close(false)}
      />
      <ScrollDialog open={open === 'scroll'} title={t('update.title')} onClose={() => close(false)}>
        {Array.from({ length: 40 }, (_, index) => (
          <Typography key={index} sx={{ mb: 2 }}>
            {index + 1}. {t('delete.message', { name: NAME })}
          </Typography>
        ))}
      </ScrollDialog>
    </Row>
  );
}

function ToastRow() {
  const { t } = useTranslation('errors');
  const long = `${t('upstreamUnavailable')} ${t('network')}`;
  return (
    <Row name="toasts">
      {(['success', 'error', 'warning', 'info'] as const).map((kind) => (
        <Opener key={kind} name={kind} onOpen={() => notify(kind, t('title'))} />
      ))}
      <Opener name="long" onOpen={() => notify('error', long)} />
      <Opener name="lines" onOpen={() => notify('success', `${t('title')}\n${NAME}`)} />
      <Opener
        name="retry"
        onOpen={() => notify('error', t('internal'), { persistent: true, onRetry: () => notify('success', NAME) })}
      />
      <Opener name="seven" onOpen={() => Array.from({ length: 7 }, (_, index) => notify('info', `${index + 1} / 7`))} />
    </Row>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <AppTheme>
      <ConfirmProvider>
        <Box component="main" sx={{ p: 3, pt: 12, maxWidth: 900 }}>
          <Typography variant="h1" tabIndex={-1} sx={{ mb: 3 }}>
            {document.title}
          </Typography>
          <Box sx={{ display: 'flex', mb: 4 }}>
            <LanguageSwitch />
            <ThemeToggle />
          </Box>
          <Dialogs />
          <ToastRow />
        </Box>
        <Toasts />
      </ConfirmProvider>
    </AppTheme>,
  );
}
