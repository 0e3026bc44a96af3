import { screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { useGraphqlStub } from '../../../../tests/support/graphqlStub.ts';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import { ErrorSummary } from '../../../shared/forms/ErrorSummary.tsx';
import type { CompositionForm } from './composition.form.ts';
import { CompositionRows } from './CompositionRows.tsx';
import { useCompositionTargets } from './useCompositionTargets.ts';

const server = useGraphqlStub();
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

function Form() {
  const form = useForm<CompositionForm>({
    defaultValues: {
      composition: ['AQUA', 'GLYCERIN', 'PANTHENOL'].map((inciName) => ({ inciName, maxConcentration: '' })),
    },
  });
  const targetOf = useCompositionTargets();
  const submit = form.handleSubmit(() =>
    form.setError('composition.1.inciName', { type: 'server', message: 'Nepoznato' }),
  );
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void submit(event)}>
        <ErrorSummary form={form} targetOf={targetOf} />
        <CompositionRows disabled={false} />
        <button type="button" onClick={() => form.reset()}>
          Reset
        </button>
        <button>Send</button>
        <button
          type="button"
          onClick={() => form.setError('composition', { type: 'server', message: 'Sastav nije prihvaćen' })}
        >
          Reject
        </button>
      </form>
    </FormProvider>
  );
}
const name = (row: number) => screen.getByRole('combobox', { name: `INCI name, row ${row}` });
const names = () => screen.getAllByRole<HTMLInputElement>('combobox').map(({ value }) => value);
const button = (label: string) => screen.getByRole('button', { name: label });
const pasteAt = async (user: ReturnType<typeof renderPage>, row: number) => {
  await user.click(name(row));
  await user.paste('SQUALANE\t70\nLINALOOL\t1\n');
  await screen.findByText('2 rows were filled in from row 2.');
};

test.each([
  ['a name is typed', (user: ReturnType<typeof renderPage>) => user.type(name(1), 'X')],
  [
    'a concentration is typed',
    (user: ReturnType<typeof renderPage>) =>
      user.type(screen.getByRole('textbox', { name: 'Max. concentration in percent, row 3' }), '2'),
  ],
  ['a row is added', (user: ReturnType<typeof renderPage>) => user.click(button('Add row'))],
  ['a row is removed', (user: ReturnType<typeof renderPage>) => user.click(button('Remove row 1'))],
  ['the form is reset', (user: ReturnType<typeof renderPage>) => user.click(button('Reset'))],
])('pasted rows can no longer be undone once %s', async (_what, change) => {
  const user = renderPage(<Form />);
  await pasteAt(user, 2);
  expect(button('Undo')).toBeEnabled();
  await change(user);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(screen.queryByText(/filled in/)).toBeNull();
});

test('the focus stays at the position of a removed or restored row', async () => {
  const user = renderPage(<Form />);
  await user.click(button('Remove row 1'));
  await waitFor(() => expect(name(1)).toHaveFocus());
  expect(names()).toEqual(['GLYCERIN', 'PANTHENOL']);
  await user.click(button('Remove row 2'));
  await waitFor(() => expect(name(1)).toHaveFocus());
  await user.click(button('Add row'));
  await pasteAt(user, 2);
  await waitFor(() => expect(name(2)).toHaveFocus());
  await user.click(button('Undo'));
  await waitFor(() => expect(name(2)).toHaveFocus());
  expect(names()).toEqual(['GLYCERIN', '']);
});

test('an error of the whole composition leads to its first row', async () => {
  const user = renderPage(<Form />);
  await user.click(button('Send'));
  await user.click(await screen.findByRole('button', { name: 'Row 2: Nepoznato' }));
  await waitFor(() => expect(name(2)).toHaveFocus());
  await user.click(button('Reset'));
  await user.click(button('Send'));
  await user.click(button('Reject'));
  await user.click(await screen.findByRole('button', { name: 'Sastav nije prihvaćen' }));
  await waitFor(() => expect(name(1)).toHaveFocus());
});

test('a name that is probably misspelt is told and can be written as it is meant', async () => {
  const checked = (name: string, problem: string | null, suggestion: string | null, prohibitedBy: string | null) => ({
    __typename: 'InciNameCheck',
    ...{ name, problem, suggestion, prohibitedBy },
  });
  server.answer({
    CheckInciNames: {
      data: {
        checkInciNames: [
          checked('AQUA', null, null, null),
          checked('GLYCERIN', 'MISSPELT_NAME', 'GLYCERINE', null),
          checked('PANTHENOL', 'PROHIBITED_NAME', null, 'II/1'),
        ],
      },
    },
  });
  const user = renderPage(<Form />);
  await user.click(await screen.findByRole('button', { name: 'Use GLYCERINE in row 2' }));
  await waitFor(() => expect(name(2)).toHaveFocus());
  expect(names()).toEqual(['AQUA', 'GLYCERINE', 'PANTHENOL']);
  expect(screen.getByText('Row 3: PANTHENOL is prohibited in cosmetic products, II/1')).toBeVisible();
  expect(screen.queryByText(/^Row 2/)).toBeNull();
  expect(server.sent('CheckInciNames').map(({ variables }) => variables)).toEqual([
    { names: ['AQUA', 'GLYCERIN', 'PANTHENOL'] },
  ]);
});
