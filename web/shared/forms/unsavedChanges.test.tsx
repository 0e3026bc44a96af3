import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { createBrowserRouter, Link, Outlet, RouterProvider, useNavigate, useSearchParams } from 'react-router-dom';
import '../i18n/i18n.ts';
import { AppTheme } from '../theme/AppTheme.tsx';
import { hasDirtyForms, markDirty, mayLeave } from './dirtyForms.ts';
import { UnsavedChangesPrompt } from './UnsavedChangesPrompt.tsx';
import { useUnsavedChanges } from './useUnsavedChanges.ts';

const saved: string[] = [];
let saving: () => Promise<boolean>;

function FormPage() {
  const form = useForm({ defaultValues: { word: '' } });
  const navigate = useNavigate();
  const [, setSearch] = useSearchParams();
  const release = useUnsavedChanges(form, async ({ word }) => {
    if (!(await saving())) return false;
    saved.push(word);
    return true;
  });
  const leaveByCode = () => {
    release();
    void navigate('/other');
  };
  return (
    <form>
      <input aria-label="word" {...form.register('word', { maxLength: 5 })} />
      <Link to="/other">other</Link>
      <button type="button" onClick={() => setSearch({ page: '2' })}>
        next page
      </button>
      <button type="button" onClick={() => setSearch({ izmena: '1' })}>
        another view
      </button>
      <button type="button" onClick={leaveByCode}>
        done
      </button>
    </form>
  );
}

const routes = [
  {
    element: (
      <>
        <Outlet />
        <UnsavedChangesPrompt />
      </>
    ),
    children: [
      { path: '/start', element: <Link to="/form">start</Link> },
      { path: '/form', element: <FormPage /> },
      { path: '/other', element: <h1>the other page</h1> },
    ],
  },
];
let router: ReturnType<typeof createBrowserRouter>;
afterEach(() => router.dispose());

async function open() {
  window.history.replaceState(null, '', '/start');
  router = createBrowserRouter(routes);
  render(
    <AppTheme>
      <RouterProvider router={router} />
    </AppTheme>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByText('start'));
  return user;
}

const word = () => screen.getByLabelText('word');
const button = (name: string) => screen.findByRole('button', { name });
const otherPage = () => screen.findByText('the other page');
const isUnloadBlocked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

// History events arrive outside act(); this turns off the warning of React.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => {
  saved.length = 0;
  saving = () => Promise.resolve(true);
});
afterEach(() => expect(hasDirtyForms()).toBe(false));

test('a page with nothing unsaved is left without a question', async () => {
  const user = await open();
  expect(isUnloadBlocked()).toBe(false);
  await user.type(word(), 'x{Backspace}');
  await user.click(screen.getByText('other'));
  expect(await otherPage()).toBeVisible();
});

test('staying keeps the page, the address and the changes', async () => {
  const user = await open();
  await user.type(word(), 'abc');
  expect(isUnloadBlocked()).toBe(true);
  await user.click(screen.getByText('other'));
  expect(await screen.findByRole('dialog', { name: 'Save your changes?' })).toBeVisible();
  expect(await button('Stay')).toHaveFocus();
  await user.click(await button('Stay'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.pathname).toBe('/form');
  expect(word()).toHaveValue('abc');
  await user.clear(word());
});

test('discarding leaves and saves nothing', async () => {
  const user = await open();
  await user.type(word(), 'abc');
  await user.click(screen.getByText('other'));
  await user.click(await button('Discard'));
  expect(await otherPage()).toBeVisible();
  expect(window.location.pathname).toBe('/other');
  expect(saved).toEqual([]);
  expect(isUnloadBlocked()).toBe(false);
});

test('saving leaves the page once the changes are saved', async () => {
  let finish: (isSaved: boolean) => void = () => undefined;
  saving = () => new Promise((resolve) => (finish = resolve));
  const user = await open();
  await user.type(word(), 'abc');
  await user.click(screen.getByText('other'));
  await user.click(await button('Save and continue'));
  expect(await button('Saving…')).toBeDisabled();
  expect(window.location.pathname).toBe('/form');
  finish(true);
  expect(await otherPage()).toBeVisible();
  expect(saved).toEqual(['abc']);
});

test.each([
  ['the server fails', 'abc', false],
  ['a value is wrong', 'far too long', true],
])('when %s, saving stays on the page and keeps the changes', async (_why, text, isSaved) => {
  saving = () => Promise.resolve(isSaved);
  const user = await open();
  await user.type(word(), text);
  await user.click(screen.getByText('other'));
  await user.click(await button('Save and continue'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.pathname).toBe('/form');
  expect(word()).toHaveValue(text);
  expect(saved).toEqual([]);
  await user.clear(word());
});

test('the back button asks before the address changes', async () => {
  const user = await open();
  await user.type(word(), 'abc');
  window.history.back();
  await user.click(await button('Stay'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.pathname).toBe('/form');

  window.history.back();
  await user.click(await button('Discard'));
  expect(await screen.findByText('start')).toBeVisible();
  expect(window.location.pathname).toBe('/start');
});

test('a change of the search parameters does not ask', async () => {
  const user = await open();
  await user.type(word(), 'abc');
  await user.click(screen.getByText('next page'));
  await waitFor(() => expect(window.location.search).toBe('?page=2'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(word()).toHaveValue('abc');
  await user.clear(word());
});

test('going from the form of a page to the page itself asks', async () => {
  const user = await open();
  await user.type(word(), 'abc');
  await user.click(screen.getByText('another view'));
  await user.click(await button('Stay'));
  expect(window.location.search).toBe('');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByText('another view'));
  await user.click(await button('Discard'));
  await waitFor(() => expect(window.location.search).toBe('?izmena=1'));
});

test('code that has just saved leaves without a question', async () => {
  const user = await open();
  await user.type(word(), 'abc');
  await user.click(screen.getByText('done'));
  expect(await otherPage()).toBeVisible();
});

test('a second question answers the first one with no', async () => {
  expect(await mayLeave()).toBe(true);
  const user = await open();
  await user.type(word(), 'abc');
  const first = mayLeave();
  const second = mayLeave();
  expect(await first).toBe(false);
  await user.click(await button('Discard'));
  expect(await second).toBe(true);
  expect(word()).toHaveValue('');
});

test('leaving one scope of the page saves or discards that scope alone', async () => {
  const user = await open();
  await user.type(word(), 'abc');
  const part = { scope: 'part', save: jest.fn(() => Promise.resolve(true)), discard: jest.fn() };
  expect(await mayLeave('part')).toBe(true);
  for (const answer of ['Discard', 'Save and continue']) {
    markDirty(part, part);
    const leaving = mayLeave('part');
    await user.click(await button(answer));
    expect(await leaving).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect([part.discard, part.save].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  expect([saved, (word() as HTMLInputElement).value]).toEqual([[], 'abc']);
  await user.clear(word());
});
