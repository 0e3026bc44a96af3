import { render, screen } from '@testing-library/react';
import { AppTheme } from '../shared/theme/AppTheme.tsx';
import { i18n } from '../shared/i18n/i18n.ts';
import { ChunkLoadError } from '../shared/lazyComponent.ts';
import { CrashPage } from './CrashPage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

afterEach(() => i18n.changeLanguage('en'));
const show = (error: unknown) =>
  render(
    <AppTheme>
      <CrashPage error={error} />
    </AppTheme>,
  );

test('the crash page shows the text of the specification', async () => {
  await i18n.changeLanguage('sr');
  show(new Error('x is undefined'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Nesto je poslo naopako$/);
  expect(screen.getByRole('alert')).toHaveTextContent('x is undefined');
  expect(screen.getByRole('button', { name: 'Pokušaj ponovo' })).toBeEnabled();
});

test('a chunk that could not be loaded offers to reload the page', () => {
  show(new ChunkLoadError('no'));
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeEnabled();
});

test('the boundary catches a thrown value that is not an Error', () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  function Broken(): never {
    // oxlint-disable-next-line typescript/only-throw-error -- libraries may throw anything
    throw 'a text';
  }
  render(
    <AppTheme>
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>
    </AppTheme>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('a text');
  silent.mockRestore();
});
