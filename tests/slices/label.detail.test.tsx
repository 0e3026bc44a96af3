import { again } from '../support/again.ts';
import { screen, waitFor, within, act } from '@testing-library/react';
import { createLabel } from '../support/label.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';
import { aPdf } from '../../mocks/testing/documentFiles.ts';

describe('the page of a label', () => {
  const { stack, visit, sent } = useSlice();

  let consultant: string;
  beforeAll(async () => {
    consultant = await signIn(stack(), 'user');
  });

  const enter = (content: object = {}) => createLabel(stack(), consultant, content);
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  const panel = (name: string) => screen.findByRole('region', { name });
  const confirm = async (user: Awaited<ReturnType<typeof visit>>, button: string) =>
    user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: button }));
  const path = () => window.location.pathname + window.location.search;

  describe('what is shown', () => {
    test('a label shows its result, findings, ingredients, texts and particulars', async () => {
      const slug = await enter({
        name: 'Krema <b>za</b> ruke',
        productCode: 'LN-7',
        ingredientText: 'Aqua, Glycerin, Butylphenyl Methylpropional, Xyzzyl',
        labelText: 'Prvi red\n<script>alert(1)</script>',
        precautions: 'Čuvati od dece.',
      });
      const user = await visit({ role: 'user', address: `/deklaracije/${slug}` });
      await heading('Krema <b>za</b> ruke');
      expect(screen.getByText('LN-7')).toBeVisible();
      const result = within(await panel('Why this result'));
      expect((await result.findAllByText('Not compliant')).length).toBeGreaterThan(0);
      expect(result.getByText(/prohibited in cosmetic products/)).toBeVisible();
      expect(result.getByText(/is not a known ingredient name/)).toBeVisible();
      expect(result.getAllByText(/Regulation \(EC\) No 1223\/2009/).length).toBeGreaterThan(0);

      const ingredients = within(await panel('Ingredients'));
      await user.click(ingredients.getByRole('button', { name: '2. GLYCERIN' }));
      const popover = within(await screen.findByRole('dialog', { name: 'GLYCERIN' }));
      expect(await popover.findByText('56-81-5')).toBeVisible();
      await user.keyboard('{Escape}');

      const texts = await panel('Texts');
      expect(texts).toHaveTextContent('<script>alert(1)</script>');
      const facts = within(await panel('On the label'));
      for (const text of [
        '50 ml',
        '12M',
        'Srbija',
        'Hand care products',
        'Leave-on',
        '36 months',
        'European Union, Serbia',
      ])
        expect(facts.getByText(text)).toBeVisible();
      expect(facts.getByText('not stated')).toBeVisible();
      expect(document.title).toContain('Krema <b>za</b> ruke');
    });

    again('a label is shown in Serbian', async () => {
      const slug = await enter();
      await visit({ role: 'user', address: `/deklaracije/${slug}`, language: 'sr' });
      expect(await screen.findByRole('heading', { name: 'Zašto ovaj rezultat' })).toBeVisible();
      expect(screen.getByText('36 meseci')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Izmeni' })).toBeVisible();
    });

    again('a label of another organisation looks like a missing one', async () => {
      const foreign = await createLabel(stack(), await signIn(stack(), 'admin'), {}, 'Panonska');
      await visit({ role: 'user', address: `/deklaracije/${foreign}` });
      expect(await screen.findByText('Label not found')).toBeVisible();
      const user = await visit({ role: 'user', address: '/deklaracije/no-such-label' });
      expect(await screen.findByText('Label not found')).toBeVisible();
      await user.click(screen.getByRole('link', { name: 'Go to labels' }));
      await heading('Labels');
    });

    again('a failed request can be retried', async () => {
      const slug = await enter();
      await stack().product.fault({ kind: 'status', status: 500, path: '/deklaracija/*' });
      const user = await visit({ role: 'user', address: `/deklaracije/${slug}` });
      const retry = await screen.findByRole('button', { name: 'Try again' });
      await stack().product.clearFaults();
      await user.click(retry);
      expect(await heading('Krema za ruke')).toBeVisible();
    });
  });

  describe('roles that cannot edit labels', () => {
    describe.each([
      [test, 'client'],
      [again, 'dcp'],
    ] as const)('reading', (declare, role) => {
      declare(`${role} can read but not edit a label`, async () => {
        const slug = await enter({ name: `Krema ${role}` });
        await visit({ role, address: `/deklaracije/${slug}?izmena=1` });
        await heading(`Krema ${role}`);
        expect(await screen.findByRole('list', { name: 'Ingredients' })).toBeVisible();
        expect(screen.queryByRole('form')).toBeNull();
        for (const name of ['Edit', 'Duplicate', 'Archive']) expect(screen.queryByText(name)).toBeNull();
        expect(screen.queryByRole('button', { name: 'Delete' }) === null).toBe(role === 'dcp');

        const user = await visit({ role, address: `/deklaracije/${slug}` });
        await user.click(await screen.findByRole('button', { name: '2. GLYCERIN' }));
        await screen.findByRole('dialog', { name: 'GLYCERIN' });
        expect(sent('IngredientSummary')).toEqual([]);
      });
    });

    again.each(['dcp', 'client'] as const)('%s cannot create a label', async (role) => {
      await visit({ role, address: '/deklaracije/+nova' });
      expect(await screen.findByText('Label not found')).toBeVisible();
    });
  });

  describe('with a whole label', () => {
    again('duplicating asks for confirmation and opens the copy', async () => {
      const slug = await enter({ name: 'Balzam za usne' });
      const user = await visit({ role: 'user', address: `/deklaracije/${slug}` });
      await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
      await confirm(user, 'Duplicate');
      expect(await screen.findByText('Operation completed successfully for Balzam za usne')).toBeVisible();
      await waitFor(() => expect(path()).not.toBe(`/deklaracije/${slug}`));
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toContain('Balzam za usne');
    });

    again('a label is archived and unarchived', async () => {
      const slug = await enter({ name: 'Losion' });
      const user = await visit({ role: 'user', address: `/deklaracije/${slug}` });
      await user.click(await screen.findByRole('button', { name: 'Archive' }));
      await confirm(user, 'Archive');
      expect(await screen.findByText('Archived')).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await user.click(screen.getByRole('button', { name: 'Unarchive' }));
      await confirm(user, 'Unarchive');
      await waitFor(() => expect(screen.queryByText('Archived')).toBeNull());
    });

    again('deleting asks for confirmation and removes the label', async () => {
      const slug = await enter({ name: 'Višak' });
      const user = await visit({ role: 'user', address: `/deklaracije/${slug}` });
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
      await confirm(user, 'Delete');
      expect(await screen.findByText('Successfully deleted entry Višak')).toBeVisible();
      await heading('Labels');
      await visit({ role: 'user', address: `/deklaracije/${slug}` });
      expect(await screen.findByText('Label not found')).toBeVisible();
    });

    again('an error shows the message of the server', async () => {
      const slug = await enter();
      const user = await visit({ role: 'user', address: `/deklaracije/${slug}` });
      await stack().product.fault({
        kind: 'status',
        status: 409,
        method: 'DELETE',
        path: '/deklaracija/*',
        body: { status: 'fail', message: 'Deklaracija je zaključana.' },
      });
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
      await confirm(user, 'Delete');
      expect(await screen.findByText('Deklaracija je zaključana.')).toBeVisible();
      await heading('Krema za ruke');
    });
  });
});

describe('the sign-off', () => {
  const { stack, visit } = useSlice();

  let consultant: string;
  beforeAll(async () => {
    consultant = await signIn(stack(), 'user');
  });

  /** A label whose only open finding is the unknown name. */
  const enter = () => createLabel(stack(), consultant, { name: 'Krema', ingredientText: 'Aqua, Glycerin, Xqzwkraut' });
  const result = async () => within(await screen.findByRole('region', { name: 'Why this result' }));
  const signOff = 'Sign off: Xqzwkraut';

  /** Opens the dialog of the finding and types the reason. */
  async function answer(user: Awaited<ReturnType<typeof visit>>, reason: string) {
    await user.click(await screen.findByRole('button', { name: signOff }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign off this finding?' }));
    await user.type(dialog.getByRole('textbox', { name: 'How was it verified?' }), reason);
    return dialog;
  }

  test('signing off the only open finding makes the label compliant', async () => {
    const user = await visit({ role: 'user', address: `/deklaracije/${await enter()}` });
    const dialog = await answer(user, 'Supplier confirmed, AB');
    await user.click(dialog.getByRole('button', { name: 'Sign off' }));
    expect(await screen.findByText('The finding is signed off.')).toBeVisible();
    const panel = await result();
    const settled = await panel.findByRole('region', { name: 'Signed off: 1' });
    expect(settled).toHaveTextContent(/Supplier confirmed, AB.*Signed off by Ivana Đorđević on/);
    expect(panel.queryByRole('region', { name: /^To verify/ })).toBeNull();
  });

  again('a sign-off without a reason is asked for one', async () => {
    const user = await visit({ role: 'user', address: `/deklaracije/${await enter()}` });
    const dialog = await answer(user, ' ');
    await user.click(dialog.getByRole('button', { name: 'Sign off' }));
    expect(dialog.getByText('Say how it was verified.')).toBeVisible();
  });

  again('a chosen document is named in the dialog', async () => {
    const user = await visit({ role: 'user', address: `/deklaracije/${await enter()}` });
    const dialog = await answer(user, 'Measured');
    const file = new File([aPdf()], 'Analiza.pdf', { type: 'application/pdf' });
    await user.upload(dialog.getByLabelText('Document that proves it'), file);
    expect(await dialog.findByText('Analiza.pdf')).toBeVisible();
  });

  again('a file that is no document is rejected at once', async () => {
    const user = await visit({ role: 'user', address: `/deklaracije/${await enter()}` });
    const dialog = await answer(user, 'Measured');
    await user.upload(dialog.getByLabelText('Document that proves it'), new File(['text'], 'Analiza.pdf'));
    expect(await dialog.findByText('This is neither a PDF nor a JPEG, PNG or WebP picture.')).toBeVisible();
    expect(dialog.queryByText('Analiza.pdf')).toBeNull();
  });

  again('a failure keeps what was typed', async () => {
    const user = await visit({ role: 'user', address: `/deklaracije/${await enter()}` });
    const dialog = await answer(user, 'pH 5.5');
    await stack().product.fault({ kind: 'status', status: 500, method: 'POST', path: '/deklaracija/*', times: 1 });
    await user.click(dialog.getByRole('button', { name: 'Sign off' }));
    expect(await dialog.findByText(/cannot be reached|not available|error/i)).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('pH 5.5');
  });

  again('a withdrawn sign-off opens the finding again and stays on the page', async () => {
    const user = await visit({ role: 'user', address: `/deklaracije/${await enter()}` });
    const dialog = await answer(user, 'Supplier confirmed');
    await user.click(dialog.getByRole('button', { name: 'Sign off' }));
    await user.click(await screen.findByRole('button', { name: 'Withdraw the sign-off: Xqzwkraut' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByRole('button', { name: signOff })).toBeVisible();
    const former = await screen.findByRole('button', { name: 'Earlier sign-offs: 1' });
    await user.click(former);
    expect(screen.getByText(/^Withdrawn by Ivana Đorđević on/)).toBeVisible();
  });

  again('somebody who is too late is told so and sees the other sign-off', async () => {
    const slug = await enter();
    const user = await visit({ role: 'user', address: `/deklaracije/${slug}` });
    const dialog = await answer(user, 'Mine');
    const body = { status: 'fail', message: 'Somebody else settled this finding meanwhile.' };
    await stack().product.fault({
      kind: 'status',
      status: 409,
      method: 'POST',
      path: '/deklaracija/*',
      body,
      times: 1,
    });
    await user.click(dialog.getByRole('button', { name: 'Sign off' }));
    expect(await screen.findByText(/^Somebody else has changed this label meanwhile\./)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  again('a client sees no button to sign off', async () => {
    await visit({ role: 'client', address: `/deklaracije/${await enter()}` });
    expect((await (await result()).findAllByText(/is not a known ingredient name/)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: signOff })).toBeNull();
  });
});

describe('printing', () => {
  const { stack, visit } = useSlice();

  let consultant: string;
  beforeAll(async () => {
    consultant = await signIn(stack(), 'user');
  });

  /** Opens a label and prints it; the sheet is in the document until printing ends. */
  async function print(content: object) {
    const slug = await createLabel(stack(), consultant, content);
    await visit({ role: 'user', address: `/deklaracije/${slug}` });
    await screen.findByText('Why this result');
    await screen.findAllByText(/names? recognised/);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    // Hidden, because the styles of the sheet show it to a printer only.
    // A divided entry of an annex is a table too.
    const tables = await screen.findAllByRole('table', { hidden: true });
    return within(tables.find((one) => within(one).queryByText('Legal reference')) ?? document.body);
  }

  test('a missing warning is printed with its wording', async () => {
    const table = await print({ ingredientText: 'Aqua, Retinol' });
    const row = table.getByRole('row', { name: /warning.*RETINOL/i, hidden: true });
    expect(row).toHaveTextContent(/Wording to print: .*Contains Vitamin A/i);
  });

  again('the printed wording is marked with its language', async () => {
    const table = await print({ ingredientText: 'Aqua, Retinol' });
    expect(table.getByText(/^Contains Vitamin A/i)).toHaveAttribute('lang', 'en');
  });
});
