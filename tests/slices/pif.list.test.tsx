import { again } from '../support/again.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { PIF_STAGES } from '../../domain/pif/stages.ts';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { clientCompany, demoPifs, mutatePif } from '../support/pif.ts';
import { expectQuery, useSlice } from '../support/sliceApp.tsx';
import { queryStack } from '../support/queryStack.ts';
import { signIn } from '../support/signIn.ts';

/** Of the demo data. */
const PIF_COUNT = 24;

describe('the list', () => {
  const { stack, visit, sent } = useSlice();

  const inStage = async (stage: (typeof PIF_STAGES)[number]) => (await demoPifs()).filter((pif) => pif.stage === stage);
  const cards = () => screen.findAllByRole('article');
  const names = async () => (await cards()).map((card) => card.getAttribute('aria-label') ?? '');
  const stage = (name: RegExp) => within(screen.getByRole('group', { name: 'Stage' })).getByRole('checkbox', { name });

  test('the list shows nine files and the total with one request', async () => {
    await visit({ role: 'admin', address: '/pifs' });
    expect(await cards()).toHaveLength(9);
    expect(screen.getByText(`${PIF_COUNT} product information files`)).toBeVisible();
    expect(screen.getByText(`Showing 1 to 9 of ${PIF_COUNT} results`)).toBeVisible();
    expect(sent('Pifs')).toHaveLength(1);
  });

  again('a card says stage, conclusion, completeness and assessor, and leads to the description', async () => {
    const pif = (await demoPifs()).find((one) => one.stage === 'RETURNED' && one.conclusion === 'unsafe');
    await visit({ role: 'admin', address: '/pifs?stage=returned&conclusion=none' });
    const card = await screen.findByRole('article', { name: pif?.name });
    for (const text of ['Returned', 'Unsafe, outdated', /^\d+ of \d+ complete$/, pif?.assessor ?? '', /^\d+ open$/])
      expect(within(card).getByText(text)).toBeVisible();
    expect(within(card).getByRole('link')).toHaveAttribute('href', `/pifs/opis/${pif?.slug}`);
  });

  again('stage, conclusion, company and order are sent and kept in the address', async () => {
    const user = await visit({ role: 'admin', address: '/pifs?page=2' });
    await screen.findByText(`Showing 10 to 18 of ${PIF_COUNT} results`);
    await user.click(stage(/^Submitted/));
    await expectQuery({ stage: 'submitted' });
    await user.click(stage(/^Returned/));
    await user.click(screen.getByRole('checkbox', { name: /^No conclusion/ }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Waiting longest');
    await expectQuery({ stage: 'submitted,returned', conclusion: 'none', sort: 'waiting' });
    await waitFor(() =>
      expect(sent('Pifs').at(-1)?.variables).toEqual({
        filter: { stages: ['SUBMITTED', 'RETURNED'], conclusions: ['NONE'] },
        sort: 'SUBMITTED_ASC',
        page: 1,
        pageSize: 9,
        withTasks: false,
      }),
    );
    const lavanda = companyIdOf('Lavanda Natura d.o.o.');
    const filter = screen.getByRole('combobox', { name: 'Filter by company' });
    await within(filter).findByRole('option', { name: 'Lavanda Natura d.o.o.' });
    await user.selectOptions(filter, lavanda);
    await waitFor(() => expect(sent('Pifs').at(-1)?.variables.filter).toMatchObject({ companyId: lavanda }));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await expectQuery({ sort: 'waiting' });
  });

  again('the files of which something ends soon are asked for, and the address keeps that', async () => {
    const user = await visit({ role: 'admin', address: '/pifs' });
    await cards();
    await user.click(screen.getByRole('checkbox', { name: 'Expire within 60 days' }));
    await expectQuery({ expiring: 'yes' });
    await waitFor(() => expect(sent('Pifs').at(-1)?.variables).toMatchObject({ filter: { isExpiring: true } }));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await expectQuery({});
  });

  again('each stage tells how many files are in it', async () => {
    await visit({ role: 'admin', address: '/pifs' });
    await cards();
    for (const [one, word] of [
      ['IN_WORK', 'In work'],
      ['SIGNED', 'Signed'],
    ] as const)
      expect(stage(new RegExp(`^${word} ?${(await inStage(one)).length}$`))).not.toBeChecked();
  });

  again('the files to review are those submitted, the longest waiting first, with their days', async () => {
    const user = await visit({ role: 'admin', address: '/pifs' });
    await cards();
    await user.click(screen.getByRole('link', { name: `To review ${(await inStage('SUBMITTED')).length}` }));
    await expectQuery({ stage: 'submitted', sort: 'waiting' });
    const waiting = (await inStage('SUBMITTED')).sort((a, b) => Number(a.submittedAt) - Number(b.submittedAt));
    await waitFor(async () => expect(await names()).toEqual(waiting.map(({ name }) => name)));
    const days = (await cards()).map((card) => Number(/Waiting (\d+) days/.exec(card.textContent)?.[1]));
    expect(days).toEqual([...days].sort((a, b) => b - a));
  });

  test('a search names its hits, and after inci: it reads the ingredients', async () => {
    const user = await visit({ role: 'admin', address: '/pifs' });
    await cards();
    await user.click(screen.getByRole('searchbox'));
    await user.paste('inci: glycerin');
    await expectQuery({ filter: 'inci: glycerin', page: '1' });
    const found = await screen.findByText(/^\d+ files? found$/);
    expect(found.closest('[role=status]')).not.toBeNull();
    await user.clear(screen.getByRole('searchbox'));
    await user.paste('nothinghasthisname');
    expect(await screen.findByText('No results found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all files' }));
    expect(await cards()).toHaveLength(9);
  });

  again('a client sees its own company alone, without company filter and review list', async () => {
    await visit({ role: 'client', address: '/pifs' });
    const own = (await demoPifs()).filter(({ companyId }) => companyId === companyIdOf('Lavanda Natura d.o.o.'));
    expect((await names()).sort()).toEqual(own.map(({ name }) => name).sort());
    expect(screen.queryByRole('combobox', { name: 'Filter by company' })).toBeNull();
    expect(screen.queryByRole('link', { name: /To review/ })).toBeNull();
  });

  again('a dcp gets the 403 page', async () => {
    await visit({ role: 'dcp', address: '/pifs' });
    expect(await screen.findByText('403 – Access Denied')).toBeVisible();
    expect(sent('Pifs')).toEqual([]);
  });

  again('a failure says so and can be tried again', async () => {
    await stack().product.fault({ kind: 'status', status: 500, path: '/api/v1/pifs' });
    const user = await visit({ role: 'admin', address: '/pifs' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await stack().product.clearFaults();
    await user.click(retry);
    expect(await cards()).toHaveLength(9);
  });

  again('the list is complete in Serbian', async () => {
    await visit({ role: 'admin', address: '/pifs?stage=submitted', language: 'sr' });
    expect(await screen.findByText(/^Pronađen.* \d+ dosijea?$/)).toBeVisible();
    expect((await screen.findAllByText(/^Čeka \d+ dana?$/)).length).toBeGreaterThan(0);
  });

  again('the files that wait the longest stand above the list for those who review', async () => {
    await visit({ role: 'admin', address: '/pifs' });
    const tasks = within(await screen.findByRole('region', { name: 'Waiting for review' }));
    const waiting = (await inStage('SUBMITTED')).sort(
      (one, other) => Number(one.submittedAt) - Number(other.submittedAt),
    );
    expect(tasks.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent)).toEqual(
      waiting.slice(0, 3).map(({ name }) => name),
    );
    expect(tasks.getAllByText(/^\d+ days?$/)).toHaveLength(3);
    expect(tasks.getByRole('link', { name: 'Whole to-do list' })).toHaveAttribute(
      'href',
      '/pifs?stage=submitted&sort=waiting',
    );
  });

  again('a client sees how many of its files are in work and returned, and no to-do list', async () => {
    await visit({ role: 'client', address: '/pifs' });
    const own = within(await screen.findByRole('navigation', { name: 'Your files' }));
    const ofClient = async (one: 'IN_WORK' | 'RETURNED') =>
      (await inStage(one)).filter(({ companyId }) => companyId === clientCompany);
    expect(own.getByRole('link', { name: `In work: ${(await ofClient('IN_WORK')).length}` })).toHaveAttribute(
      'href',
      '/pifs?stage=in-work',
    );
    expect(own.getByRole('link', { name: `Returned: ${(await ofClient('RETURNED')).length}` })).toBeVisible();
    expect(sent('Pifs').map(({ variables }) => variables.withTasks)).toEqual([false]);
  });

  again('as a table it has 20 rows, and several are archived with one question', async () => {
    const user = await visit({ role: 'admin', address: '/pifs?sort=name' });
    await cards();
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    const grid = within(await screen.findByRole('grid', { name: 'PIFs' }));
    await waitFor(() => expect(grid.getAllByRole('row')).toHaveLength(21));
    const seeded = await demoPifs();
    const open = seeded.find((one) => one.stage === 'IN_WORK')!;
    const locked = seeded.find((one) => one.stage === 'SUBMITTED')!;
    const again = await visit({ role: 'admin', address: '/pifs?sort=name&pageSize=100' });
    for (const { name } of [open, locked])
      await again.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
    await again.click(screen.getByRole('button', { name: 'Archive selected' }));
    const question = within(await screen.findByRole('dialog', { name: 'Archive the files?' }));
    expect(question.getByRole('listitem')).toHaveTextContent(open.name);
    expect(question.getByText(RegExp(`cannot be archived as they stand: ${locked.name}\\.`))).toBeVisible();
    await again.click(question.getByRole('button', { name: 'Archive' }));
    const outcome = within(await screen.findByRole('dialog', { name: 'Archive selected' }));
    expect(outcome.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${locked.name}: it is being reviewed or assessed`,
      open.name,
    ]);
    await again.click(outcome.getByRole('button', { name: 'Close' }));
    await again.click(screen.getByRole('radio', { name: 'Cards' }));
    await waitFor(async () => expect(await cards()).toHaveLength(9));
  });
});

describe('links of a file', () => {
  const { stack, visit, sent } = useSlice();

  const create = (name: string, more: object = {}) =>
    mutatePif(stack(), 'user', 'createPif', { name, companyId: clientCompany, ...more });
  const ask = async <Data,>(query: string, variables: object) =>
    queryStack<Data>(stack(), await signIn(stack(), 'user'), query, variables);
  async function formula(name: string, revisions: number) {
    const content = (percent: number) => ({
      name,
      companyId: clientCompany,
      lines: [{ provisionalName: 'Voda', percent: String(percent) }],
    });
    const { createFormula } = await ask<{ createFormula: { formula: { slug: string } } }>(
      'mutation ($input: CreateFormulaInput!) { createFormula(input: $input) { formula { slug } } }',
      { input: { formula: content(100) } },
    );
    const { slug } = createFormula.formula;
    for (let version = 1; version < revisions; version++)
      await ask('mutation ($input: UpdateFormulaInput!) { updateFormula(input: $input) { formula { slug } } }', {
        input: { slug, version, formula: content(100 - version) },
      });
    return slug;
  }
  const open = async (slug: string, role: 'user' | 'client' = 'user') => {
    const user = await visit({ role, address: `/pifs/opis/${slug}` });
    await screen.findByRole('form', { name: 'Description' });
    return user;
  };
  const panel = () => within(screen.getByRole('region', { name: 'Formula and label' }));

  test('a formula is chosen, saved with the description, and its revision counts', async () => {
    await formula('Formula za masku', 1);
    const { slug } = await create('Maska za lice');
    const user = await open(slug);
    await user.click(panel().getByRole('button', { name: 'Choose a formula' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a formula' }));
    await user.type(dialog.getByRole('searchbox'), 'Formula za masku');
    await user.click(await dialog.findByRole('radio', { name: 'Formula za masku' }));
    await user.click(dialog.getByRole('button', { name: 'Choose' }));
    expect(await panel().findByText('Formula, revision 1')).toBeVisible();
    expect(screen.getByText('Not saved yet')).toBeVisible();
    // The closing dialog hides the page from assistive technology until it is gone.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
    expect(panel().getByRole('link', { name: 'Formula za masku' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Formula' })).toBeNull();
  });

  again(
    'a formula that has moved on says so, leads to what differs, and the newer revision is taken over',
    async () => {
      const formulaSlug = await formula('Formula koja ide dalje', 3);
      const { slug } = await create('Serum koji kasni');
      const description = {};
      await mutatePif(stack(), 'user', 'updatePifDescription', {
        slug,
        version: 1,
        name: 'Serum koji kasni',
        formula: { slug: formulaSlug, revision: 1 },
        description,
      });
      const user = await open(slug);
      expect(panel().getByText('The formula has changed: revision 1 → 3.')).toBeVisible();
      expect(panel().getByRole('link', { name: /^What differs between revisions 1 and 3/ })).toHaveAttribute(
        'href',
        `/incigen/${formulaSlug}?tab=revisions&compare=1-3`,
      );
      await user.selectOptions(panel().getByRole('combobox', { name: 'Revision of the formula' }), '3');
      expect(panel().queryByText(/^The formula has changed/)).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await waitFor(() =>
        expect(sent('UpdatePifDescription')[0]?.variables).toMatchObject({
          input: { formula: { slug: formulaSlug, revision: 3 } },
        }),
      );
      expect(await screen.findByText(/^Saved \d/)).toBeVisible();
    },
  );

  again('the address of a comparison shows what differs between two revisions', async () => {
    const formulaSlug = await formula('Formula za poređenje', 2);
    await visit({ role: 'user', address: `/incigen/${formulaSlug}?tab=revisions&compare=1-2` });
    expect(await screen.findByText('100 % → 99 %')).toBeVisible();
  });

  again('of two people who choose a formula, the second sees both choices and decides', async () => {
    const [one, other] = [await formula('Formula prve osobe', 1), await formula('Formula druge osobe', 1)];
    const { slug } = await create('Krema za dvoje', { formulaSlug: one });
    const user = await open(slug);
    await user.click(panel().getByRole('button', { name: 'Remove the formula' }));
    await mutatePif(stack(), 'admin', 'updatePifDescription', {
      slug,
      version: 1,
      name: 'Krema za dvoje',
      formula: { slug: other, revision: 1 },
      description: {},
    });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else saved the description' }));
    expect(dialog.getByText('Formula druge osobe, revision 1')).toBeVisible();
  });

  again('a client sees formula and label but does not change them', async () => {
    const { slug } = await create('Krema klijenta', { formulaSlug: await formula('Formula klijenta', 2) });
    await open(slug, 'client');
    expect(panel().getByText('Formula klijenta')).toBeVisible();
    expect(panel().queryByRole('button')).toBeNull();
    expect(panel().queryByRole('combobox')).toBeNull();
  });
});
