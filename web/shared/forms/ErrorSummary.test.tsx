import { zodResolver } from '@hookform/resolvers/zod';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { i18n } from '../i18n/i18n.ts';
import { AppTheme } from '../theme/AppTheme.tsx';
import { Field } from '../ui/Field.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { setFieldErrors } from './setFieldErrors.ts';
import { useFields } from './useFields.ts';
import * as z from '../zod.ts';

const schema = z.object({
  name: z.string().check(z.minLength(1, 'errors:badUserInput')),
  rows: z.array(z.object({ amount: z.string().check(z.minLength(1, 'errors:notFound')) })),
});
const server = {
  fields: [
    { path: 'input.name', message: 'Ime je zauzeto' },
    { path: 'input.color', message: 'x' },
  ],
};

// An error of the whole list leads to its first row; an error of a row names the row.
const targetOf = (name: string) =>
  name === 'rows' ? { field: 'rows.0.amount' } : name === 'rows.0.amount' ? { field: name, label: 'Row 1' } : undefined;

function Form({ onShown }: { onShown: (messages: string[]) => void }) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: '', rows: [{ amount: '' }] },
    shouldFocusError: false,
  });
  const field = useFields(form);
  const submit = form.handleSubmit(() =>
    onShown(setFieldErrors(form, server, (path) => (path === 'input.name' ? 'name' : undefined))),
  );
  return (
    <form onSubmit={(event) => void submit(event)}>
      <ErrorSummary form={form} targetOf={targetOf} />
      <Field label="Name" {...field('name')} />
      <Field label="Amount" {...field('rows.0.amount')} />
      <button>save</button>
      <button type="button" onClick={() => form.setError('rows', { type: 'server', message: 'Zbir je pogrešan' })}>
        reject
      </button>
    </form>
  );
}

const onShown = jest.fn<undefined, [string[]]>();
const open = () => {
  render(
    <AppTheme>
      <Form onShown={onShown} />
    </AppTheme>,
  );
  return userEvent.setup();
};
const summary = () => screen.getByRole('group');
// i18next renders again outside act() when the language changes; this turns off the warning of React.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => i18n.changeLanguage('en'));

test('a failed attempt to save moves the focus to the list of errors', async () => {
  const user = open();
  expect(screen.queryByRole('group')).toBeNull();
  await user.click(screen.getByText('save'));
  await waitFor(() => expect(summary()).toHaveFocus());
  expect(summary()).toHaveAccessibleName('There are 2 problems. Nothing was lost:');
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please check what you entered.');
  expect(screen.getByLabelText('Name')).toBeInvalid();
});

test('an entry leads to its field and disappears once the value is valid', async () => {
  const user = open();
  await user.click(screen.getByText('save'));
  await user.click(screen.getByRole('button', { name: 'Row 1: There is no data from the server.' }));
  expect(screen.getByLabelText('Amount')).toHaveFocus();
  await user.keyboard('5');
  expect(summary()).toHaveAccessibleName('There is one problem. Nothing was lost:');
  await user.click(screen.getByRole('button', { name: 'Please check what you entered.' }));
  await user.keyboard('Ana');
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  await user.click(screen.getByText('reject'));
  await user.click(screen.getByRole('button', { name: 'Zbir je pogrešan' }));
  await waitFor(() => expect(screen.getByLabelText('Amount')).toHaveFocus());
});

test('the texts follow a change of the language', async () => {
  const user = open();
  await user.click(screen.getByText('save'));
  await i18n.changeLanguage('sr');
  await waitFor(() => expect(summary()).toHaveAccessibleName('Postoje 2 problema. Ništa nije izgubljeno:'));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Proverite šta ste uneli.');
});

test('a message of the server is shown at its field unchanged', async () => {
  const user = open();
  await user.type(screen.getByLabelText('Name'), 'Ana');
  await user.type(screen.getByLabelText('Amount'), '5');
  await user.click(screen.getByText('save'));
  await waitFor(() => expect(summary()).toHaveFocus());
  expect(onShown).toHaveBeenCalledWith(['Ime je zauzeto']);
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Ime je zauzeto');
  expect(screen.getByLabelText('Name')).toHaveValue('Ana');
  await user.type(screen.getByLabelText('Name'), 'b');
  await waitFor(() => expect(screen.queryByText('Ime je zauzeto')).toBeNull());
});
