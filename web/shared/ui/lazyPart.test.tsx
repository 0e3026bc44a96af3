import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import '../i18n/i18n.ts';
import { Toasts } from '../notify/Toasts.tsx';
import { AppTheme } from '../theme/AppTheme.tsx';
import { lazyContent, lazyDialog } from './lazyPart.tsx';

const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** Loads once it has failed as often as this. */
function loadAfter(failures: number) {
  const Part = () => <p>here</p>;
  return () => (failures-- > 0 ? offline() : Promise.resolve({ Part }));
}

test('a dialog that cannot be loaded is told and can be opened again; the page keeps what was typed', async () => {
  const Dialog = lazyDialog<'Part', { onClose: () => void }>(loadAfter(1), 'Part');
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <AppTheme>
        <input aria-label="word" />
        <button onClick={() => setOpen(true)}>open</button>
        <Dialog isOpen={isOpen} onClose={() => setOpen(false)} />
        <Toasts />
      </AppTheme>
    );
  }
  render(<Page />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('word'), 'typed');
  await user.click(screen.getByText('open'));
  expect(await screen.findByText(/A part of the application could not be loaded/)).toBeVisible();
  expect(screen.queryByText('here')).toBeNull();
  await user.click(screen.getByText('open'));
  expect(await screen.findByText('here')).toBeVisible();
  expect(screen.getByLabelText('word')).toHaveValue('typed');
});

test('Escape closes a dialog that is still loading, and it does not open late', async () => {
  const loads: ((module: { Part: () => ReactNode }) => void)[] = [];
  const Dialog = lazyDialog<'Part', { onClose: () => void }>(() => new Promise((done) => loads.push(done)), 'Part');
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>open</button>
        {isOpen && <Dialog onClose={() => setOpen(false)} />}
        <p>{isOpen ? 'wanted' : 'not wanted'}</p>
      </>
    );
  }
  render(<Page />);
  const user = userEvent.setup();
  await user.click(screen.getByText('open'));
  await user.keyboard('{Escape}');
  expect(screen.getByText('not wanted')).toBeVisible();
  expect(screen.getByText('open')).toHaveFocus();
  await act(() => Promise.resolve(loads[0]?.({ Part: () => <p>here</p> })));
  expect(screen.queryByText('here')).toBeNull();
});

test('a drawer has a name while its content is loading and when it could not be loaded', async () => {
  let fail = (_error: Error) => {};
  const Content = lazyContent<'Part', { titleId: string }>(() => new Promise((_, reject) => (fail = reject)), 'Part');
  render(
    <AppTheme>
      <div role="dialog" aria-labelledby="title">
        <Content titleId="title" />
      </div>
    </AppTheme>,
  );
  expect(screen.getByRole('dialog')).toHaveAccessibleName('Loading');
  await act(() => Promise.resolve(fail(new TypeError('Failed to fetch dynamically imported module'))));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveAccessibleName('A part of the application could not be loaded');
});

test('content that cannot be loaded says so in its place and loads again', async () => {
  const Content = lazyContent<'Part', object>(loadAfter(1), 'Part');
  render(
    <AppTheme>
      <p>the rest</p>
      <Content />
    </AppTheme>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('A part of the application could not be loaded');
  expect(screen.getByText('the rest')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('here')).toBeVisible());
});
