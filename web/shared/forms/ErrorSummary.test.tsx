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

// Problems of the list as a whole lead to its first row; those of a row say which.
const placeOf = (name: string) =>
  name === 'rows' ? { field: 'rows.0.amount' } : name === 'rows.0.amount' ? { field: name, label: 'Row 1' } : undefined;

function Form({ onSaid }: { onSaid: (said: string[]) => void }) {
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: '', rows: [{ amount: '' }] },
    shouldFocusError: false,
  });
  const field = useFields(form);
  const submit = form.handleSubmit(() =>
    onSaid(setFieldErrors(form, server, (path) => (path === 'input.name' ? 'name' : undefined))),
  );
  return (
    <form onSubmit={(event) => void submit(event)}>
      <ErrorSummary form={form} placeOf={placeOf} />
      <Field label="Name" {...field('name')} />
      <Field label="Amount" {...field('rows.0.amount')} />
      <button>save</button>
      <button type="button" onClick={() => form.setError('rows', { type: 'server', message: 'Zbir je pogrešan' })}>
        refuse
      </button>
    </form>
  );
}

const onSaid = jest.fn<undefined, [string[]]>();
const open = () => {
  render(<AppTheme children={<Form onSaid={onSaid} />} />);
  return userEvent.setup();
};
const summary = () => screen.getByRole('group');
// A change of language redraws when it likes; React need not warn of it.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => i18n.changeLanguage('en'));

test('nothing is said before the first attempt; a failed one moves the focus to the whole list, rows included', async () => {
  const user = open();
  expect(screen.queryByRole('group')).toBeNull();
  await user.click(screen.getByText('save'));
  await waitFor(() => expect(summary()).toHaveFocus());
  expect(summary()).toHaveAccessibleName('There are 2 problems. Nothing was lost:');
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please check what you entered.');
  expect(screen.getByLabelText('Name')).toBeInvalid();
});

test('each entry leads to its field, and goes when that is right', async () => {
  const user = open();
  await user.click(screen.getByText('save'));
  await user.click(screen.getByRole('button', { name: 'Row 1: There is no data from the server.' }));
  expect(screen.getByLabelText('Amount')).toHaveFocus();
  await user.keyboard('5');
  expect(summary()).toHaveAccessibleName('There is one problem. Nothing was lost:');
  await user.click(screen.getByRole('button', { name: 'Please check what you entered.' }));
  await user.keyboard('Ana');
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  await user.click(screen.getByText('refuse'));
  await user.click(screen.getByRole('button', { name: 'Zbir je pogrešan' }));
  await waitFor(() => expect(screen.getByLabelText('Amount')).toHaveFocus());
});

test('the texts follow the language, in the plurals of Serbian', async () => {
  const user = open();
  await user.click(screen.getByText('save'));
  await i18n.changeLanguage('sr');
  await waitFor(() => expect(summary()).toHaveAccessibleName('Postoje 2 problema. Ništa nije izgubljeno:'));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Proverite šta ste uneli.');
});

test('the server’s words stand at their field as they came; those of no field are left out', async () => {
  const user = open();
  await user.type(screen.getByLabelText('Name'), 'Ana');
  await user.type(screen.getByLabelText('Amount'), '5');
  await user.click(screen.getByText('save'));
  await waitFor(() => expect(summary()).toHaveFocus());
  expect(onSaid).toHaveBeenCalledWith(['Ime je zauzeto']);
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Ime je zauzeto');
  expect(screen.getByLabelText('Name')).toHaveValue('Ana');
  await user.type(screen.getByLabelText('Name'), 'b');
  await waitFor(() => expect(screen.queryByText('Ime je zauzeto')).toBeNull());
});
