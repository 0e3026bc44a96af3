import Dialog from '@mui/material/Dialog';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import { OkCancelDialog } from './OkCancelDialog.tsx';
import { ScrollDialog } from './ScrollDialog.tsx';
import { useConfirm, type ConfirmRequest } from './useConfirm.ts';

let outcome: string;
function Opener({ request }: { request: ConfirmRequest }) {
  const confirm = useConfirm();
  const open = () =>
    void confirm(request).then(
      (confirmed) => (outcome = String(confirmed)),
      (error: unknown) => (outcome = `failed: ${(error as Error).message}`),
    );
  return <button onClick={open}>Open</button>;
}

/** Opens the dialog for a request. */
async function ask(request: ConfirmRequest) {
  outcome = 'open';
  const user = renderPage(<Opener request={request} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog');
  return { user, dialog };
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** An action that the test completes. */
function pending() {
  let resolve!: () => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { run: () => promise, resolve, reject };
}

test.each([
  ['edit', 'Save the changes?', 'Save changes', 'Editing…'],
  ['update', 'Update?', 'Update', 'Updating…'],
  ['unlink', 'Unlink from the catalogue?', 'Unlink', 'Unlinking…'],
  ['delete', 'Delete?', 'Delete', 'Deleting…'],
  ['custom', 'Please confirm', 'Continue', 'Working…'],
] as const)('%s has its own title, message, button and loading label', async (action, title, button, busy) => {
  const { run, resolve } = pending();
  const { user, dialog } = await ask({ action, name: 'Krema & gel', run });
  expect(dialog).toHaveAccessibleName(title);
  expect(dialog).toHaveAccessibleDescription(/Krema & gel/);
  await user.click(screen.getByRole('button', { name: button }));
  expect(screen.getByRole('button', { name: busy })).toBeDisabled();
  resolve();
  await waitFor(() => expect(outcome).toBe('true'));
});

test('the cancel button has the focus first', async () => {
  const run = jest.fn();
  const { user } = await ask({ action: 'delete', name: 'Krema', run });
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await closed();
  expect(outcome).toBe('false');
  expect(run).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('the focus moves to the page heading when the button that opened the dialog is gone', async () => {
  function Asker() {
    const [isOpen, setOpen] = useState(true);
    const run = () => Promise.resolve(setOpen(false));
    return (
      <>
        <main>
          <h1 tabIndex={-1}>The page</h1>
        </main>
        <Dialog open={isOpen} transitionDuration={0}>
          <Opener request={{ action: 'edit', name: 'Krema', run }} />
        </Dialog>
      </>
    );
  }
  const user = renderPage(<Asker />);
  const question = () => screen.queryByRole('dialog', { name: 'Save the changes?' });
  const ask = async () => {
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(question()).toBeVisible());
  };
  await ask();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(question()).toBeNull());
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  await ask();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { name: 'The page' })).toHaveFocus();
});

test('Escape does not close the dialog while the action runs', async () => {
  const { run, resolve } = pending();
  const { user } = await ask({ action: 'delete', name: 'Krema', run });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Deleting…' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(outcome).toBe('open');
  resolve();
  await closed();
  expect(outcome).toBe('true');
});

test('a click while the dialog closes does not run the action again', async () => {
  const run = jest.fn(() => Promise.resolve());
  const { user } = await ask({ action: 'edit', name: 'Krema', run });
  const button = screen.getByRole('button', { name: 'Save changes' });
  await user.click(button);
  await waitFor(() => expect(outcome).toBe('true'));
  expect(button).toBeInTheDocument();
  fireEvent.click(button);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a failed action closes the dialog and throws its error', async () => {
  const { run, reject } = pending();
  const { user } = await ask({ action: 'update', name: 'Krema', run });
  await user.click(screen.getByRole('button', { name: 'Update' }));
  reject(new Error('taken'));
  await closed();
  expect(outcome).toBe('failed: taken');
});

test('the texts of a request replace those of the action', async () => {
  const { dialog } = await ask({
    action: 'custom',
    name: 'x',
    title: 'Refresh from COSING?',
    message: 'Own values stay.',
    confirmText: 'Refresh',
  });
  expect(dialog).toHaveAccessibleName('Refresh from COSING?');
  expect(dialog).toHaveAccessibleDescription('Own values stay.');
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeEnabled();
});

test('the static dialog has the buttons OK and CANCEL', async () => {
  const calls: string[] = [];
  const user = renderPage(
    <OkCancelDialog
      open
      title="Sure?"
      text="It stays."
      onOk={() => calls.push('ok')}
      onCancel={() => calls.push('cancel')}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await user.click(screen.getByRole('button', { name: 'CANCEL' }));
  expect(calls).toEqual(['ok', 'cancel']);
});

test('the keyboard reaches the content of the scrollable dialog', async () => {
  function Terms() {
    const [open, setOpen] = useState(true);
    return (
      <ScrollDialog open={open} title="Terms" onClose={() => setOpen(false)}>
        <p>Long text</p>
      </ScrollDialog>
    );
  }
  const user = renderPage(<Terms />);
  expect(screen.getByRole('dialog', { name: 'Terms' })).toBeVisible();
  await user.tab({ shift: true });
  expect(screen.getByText('Long text').parentElement).toHaveFocus();
  await user.keyboard('{Escape}');
  await closed();
});
