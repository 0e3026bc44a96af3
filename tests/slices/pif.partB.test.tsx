import { again } from '../support/again.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import type { Role } from '../../domain/account/roles.ts';
import { queryStack } from '../support/queryStack.ts';
import { clientPif } from '../support/pif.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

const { stack, visit } = useSlice();
const lavanda = companyIdOf('Lavanda Natura d.o.o.');

async function run(name: string, input: object, role: Role = 'user') {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const text = `mutation ($input: ${type}!) { ${name}(input: $input) { pif { slug version conclusion stage partB { version statement reasoning { heading isEdited } } } } }`;
  const answer = await queryStack<
    Record<
      string,
      {
        pif: {
          slug: string;
          version: number;
          partB: { version: number; statement: string | null; reasoning: { heading: string; isEdited: boolean }[] };
        };
      }
    >
  >(stack(), await signIn(stack(), role), text, { input });
  return answer[name]!.pif;
}
/** A submitted file without a formula, which stops "safe". */
async function submitted(): Promise<string> {
  const name = 'Krema za stopala';
  const { slug } = await run('createPif', { name, companyId: lavanda, labelSlug: clientPif.slug });
  await run('updatePifDescription', { slug, version: 1, name, description: { category: 'foot_care_products' } });
  await run('submitPif', { slug, version: 1 });
  return slug;
}
const open = (slug: string, role: Role = 'user') => visit({ role, address: `/pifs/cpsr/${slug}` });
const partB = async () => within(await screen.findByRole('form', { name: 'Part B – safety assessment' }));

test('computed sentences are marked until somebody confirms them, and are kept with Part B', async () => {
  const slug = await submitted();
  const user = await open(slug);
  const form = await partB();
  expect(form.getAllByText('Computed, not confirmed').length).toBeGreaterThan(5);
  await user.click(form.getByRole('button', { name: 'Confirm: Stability' }));
  await user.click(form.getByLabelText('Interactions'));
  await user.paste(' Sve su dokazane.');
  await user.click(form.getByRole('button', { name: 'Insert the Serbian template' }));
  await user.click(form.getByRole('button', { name: 'Save Part B' }));
  expect(await form.findByText(/^Saved/)).toBeVisible();
  expect(form.getByText('Confirmed')).toBeVisible();
  expect(form.getByText('Edited')).toBeVisible();
});

test('"safe" is closed while something stops it, and each blocker leads to its mend', async () => {
  const slug = await submitted();
  const user = await open(slug);
  const form = await partB();
  const gate = form.getByRole('region', { name: 'Blockers for “Safe”' });
  const [total, kinds] = within(gate)
    .getByText(/^\d+ blockers for “Safe”, of \d+ kinds$/)
    .textContent.match(/\d+/g)!;
  expect(within(gate).getAllByRole('listitem')).toHaveLength(Number(kinds));
  const linkTo = (name: string) => within(gate).getByRole('link', { name });
  const page = `/pifs/cpsr/${slug}`;
  expect(linkTo('The file has no formula')).toHaveAttribute('href', `/pifs/opis/${slug}`);
  expect(linkTo('Reasoning that nobody wrote or confirmed: Stability')).toHaveAttribute(
    'href',
    `${page}#part-B3-STABILITY`,
  );
  const places = within(gate)
    .getAllByRole('link')
    .flatMap((link) =>
      (link.getAttribute('href') ?? '').startsWith(`${page}#`)
        ? new URL((link as HTMLAnchorElement).href).hash.slice(1)
        : [],
    );
  expect(places.length).toBeGreaterThan(3);
  expect(places.filter((id) => document.getElementById(id) === null)).toEqual([]);
  expect(within(gate).getAllByText('You').length).toBeGreaterThan(0);
  await user.click(form.getByRole('button', { name: `Safe: ${total} blockers` }));
  expect(gate).toHaveFocus();
});

test('another name than on the label is explained with a reason, which lifts it', async () => {
  const slug = await submitted();
  const user = await open(slug);
  const form = await partB();
  const blocker = { name: 'The label says otherwise than the file: Name' };
  expect(form.getByRole('link', blocker)).toHaveAttribute('href', `/pifs/cpsr/${slug}#part-B2-differences`);
  const difference = within(form.getByRole('group', { name: 'Name' }));
  expect(difference.getByText(/^In the file: Krema za stopala\. On the label: /)).toBeVisible();
  await user.click(difference.getByLabelText('Why both may stand: Name'));
  await user.paste('Stari naziv, pod kojim se prodaje do kraja godine.');
  await user.click(form.getByRole('button', { name: 'Save Part B' }));
  expect(await form.findByText(/^Saved/)).toBeVisible();
  await waitFor(() => expect(form.queryByRole('link', blocker)).toBeNull());
});

again('"not safe" wants a reason, saves what was typed with it, and can be taken back', async () => {
  const slug = await submitted();
  const user = await open(slug);
  const form = await partB();
  await user.click(form.getByRole('button', { name: 'Not safe' }));
  expect(await screen.findByText('First write why the product is not safe.')).toBeVisible();
  await user.click(form.getByLabelText('Why the product is not safe'));
  await user.paste('Nema formule.');
  await user.click(form.getByRole('button', { name: 'Not safe' }));
  expect(await screen.findByText('The product is assessed as not safe.')).toBeVisible();
  await user.click(await form.findByRole('button', { name: 'Withdraw conclusion' }));
  expect(await form.findByRole('button', { name: 'No conclusion' })).toHaveAttribute('aria-pressed', 'true');
});

test('a template that nobody edited follows the conclusion, and one that somebody edited stays', async () => {
  const slug = await submitted();
  const user = await open(slug);
  const form = await partB();
  const statement = form.getByLabelText('Statement on the safety of the product');
  await user.click(form.getByRole('button', { name: 'Insert the Serbian template' }));
  expect(statement).toHaveDisplayValue(/^Proizvod je bezbedan/);
  await user.click(form.getByLabelText('Why the product is not safe'));
  await user.paste('Nema formule.');
  await user.click(form.getByRole('button', { name: 'Not safe' }));
  expect(await screen.findByText('The product is assessed as not safe.')).toBeVisible();
  expect(statement).toHaveDisplayValue(/^Ne može se zaključiti/);
  await user.click(statement);
  await user.paste(' Moja reč.');
  await user.click(form.getByRole('button', { name: 'Withdraw conclusion' }));
  const unsafe = form.getByRole('button', { name: 'Not safe' });
  await waitFor(() => expect(unsafe).toBeEnabled());
  expect(unsafe).toHaveAttribute('aria-pressed', 'false');
  await user.click(unsafe);
  await waitFor(() => expect(unsafe).toHaveAttribute('aria-pressed', 'true'));
  expect(statement).toHaveDisplayValue(/^Ne može se zaključiti.*Moja reč\.$/);
});

again('the conclusion of a file that was returned is outdated, and drawn again where it stays the same', async () => {
  const slug = await submitted();
  await run('updatePifPartB', { slug, version: 1, partB: { unsafeReasons: 'Nema formule.' } });
  const concluded = await run('setPifConclusion', { slug, version: 2, conclusion: 'UNSAFE' });
  const returned = await run('returnPif', { slug, version: concluded.version, reason: 'Dopunite.' });
  await run('submitPif', { slug, version: returned.version });
  const user = await open(slug);
  const form = await partB();
  expect(form.getByText('Unsafe, outdated')).toBeVisible();
  expect(form.getByRole('button', { name: 'Not safe' })).toHaveAttribute('aria-pressed', 'false');
  await user.click(form.getByRole('button', { name: 'Not safe' }));
  expect(await screen.findByText('The product is assessed as not safe.')).toBeVisible();
  expect(form.getByRole('button', { name: 'Not safe' })).toHaveAttribute('aria-pressed', 'true');
});

again('a template that was saved before follows the conclusion too', async () => {
  const slug = await submitted();
  const user = await open(slug);
  const form = await partB();
  await user.click(form.getByRole('button', { name: 'Insert the English template' }));
  await user.click(form.getByLabelText('Why the product is not safe'));
  await user.paste('Nema formule.');
  await user.click(form.getByRole('button', { name: 'Save Part B' }));
  expect(await form.findByText(/^Saved/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Not safe' }));
  expect(await screen.findByText('The product is assessed as not safe.')).toBeVisible();
  await open(slug);
  expect((await partB()).getByLabelText('Statement on the safety of the product')).toHaveDisplayValue(
    /^It cannot be concluded that the product is safe/,
  );
});

again('what somebody else saved meanwhile is shown beside what was typed', async () => {
  const slug = await submitted();
  const user = await open(slug);
  const form = await partB();
  await user.click(form.getByLabelText('Statement on the safety of the product'));
  await user.paste('Moja izjava.');
  await run('updatePifPartB', { slug, version: 1, partB: { statement: 'Tuđa izjava.' } }, 'admin');
  await user.click(form.getByRole('button', { name: 'Save Part B' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else saved Part B meanwhile' }));
  expect(dialog.getByText('Moja izjava.')).toBeVisible();
  expect(dialog.getByText('Tuđa izjava.')).toBeVisible();
});

again('somebody without a complete profile is led to it and cannot conclude', async () => {
  await open(await submitted(), 'admin');
  const form = await partB();
  expect(form.getByRole('link', { name: 'Complete the profile' })).toHaveAttribute('href', '/user#assessor');
  expect(form.queryByRole('button', { name: 'Safe' })).toBeNull();
});

again('a file in work has no Part B yet', async () => {
  const { slug } = await run('createPif', { name: 'Krema u izradi', companyId: lavanda });
  await open(slug);
  expect(await screen.findByRole('form', { name: 'Safety report' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Part B – safety assessment' })).toBeNull());
});

again('a warning that an annex wants can be explained and is then no longer open', async () => {
  const token = await signIn(stack(), 'user');
  const create = async (name: string, type: string, input: object, shown: string) => {
    const text = `mutation ($input: ${type}!) { ${name}(input: $input) { ${shown} { slug } } }`;
    const answer = await queryStack<Record<string, Record<string, { slug: string }>>>(stack(), token, text, { input });
    return answer[name]![shown]!.slug;
  };
  const composition = [{ inciName: 'Salicylic Acid', maxConcentration: '100' }];
  const rawMaterialSlug = await create(
    'createRawMaterial',
    'CreateRawMaterialInput',
    { tradeName: 'Salicilna kiselina', type: 'PLAIN', values: { composition } },
    'rawMaterial',
  );
  const lines = [{ rawMaterialSlug, percent: '2' }];
  const formulaSlug = await create(
    'createFormula',
    'CreateFormulaInput',
    { formula: { name: 'Salicilna', companyId: lavanda, lines } },
    'formula',
  );
  const name = 'Krema sa salicilnom';
  const { slug } = await run('createPif', { name, companyId: lavanda, formulaSlug, labelSlug: clientPif.slug });
  await run('updatePifDescription', { slug, version: 1, name, description: { category: 'foot_care_products' } });
  await run('submitPif', { slug, version: 1 });
  const user = await open(slug);
  const wanted = within(within(await screen.findByRole('region', { name: 'B2 Warnings' })).getByRole('list'));
  expect(wanted.getByText('Not printed')).toBeVisible();
  expect(screen.getByText('1 open')).toBeVisible();
  await user.click(wanted.getByRole('button', { name: /^Explain why it is not printed/ }));
  await user.click(screen.getByLabelText('Why warning 1 is not printed'));
  await user.paste('Samo za odrasle.');
  expect(await screen.findByText('All printed or explained')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save Part B' }));
  expect(await (await partB()).findByText(/^Saved/)).toBeVisible();
  expect(wanted.getByText('Not printed, explained')).toBeVisible();
});

again('a confirmed sentence whose figures have changed since is to be confirmed again', async () => {
  const slug = await submitted();
  const reasoning = [
    {
      heading: 'SUBSTANCES',
      text: 'Proizvod sadrži 7 supstanci; nedovoljno toksikoloških podataka: 0.',
      isEdited: false,
    },
    { heading: 'STABILITY', text: 'Stabilnost proizvoda još nije prikazana.', isEdited: false },
    { heading: 'PACK', text: 'Staklo.', isEdited: true },
  ];
  await run('updatePifPartB', { slug, version: 1, partB: { reasoning } });
  const user = await open(slug);
  const form = await partB();
  // In the other language it is the same sentence.
  expect(form.getAllByText('Confirmed')).toHaveLength(1);
  expect(form.getAllByText('Edited')).toHaveLength(1);
  expect(form.getByText('Figures changed since it was confirmed')).toBeVisible();
  expect(form.getByLabelText('Substances')).toHaveValue(reasoning[0]!.text);
  await user.click(form.getByRole('button', { name: 'Use the new sentence and confirm: Substances' }));
  expect(form.getByLabelText('Substances')).toHaveValue(
    'The product holds 0 substances; for 0 of them the toxicological data do not suffice.',
  );
  expect(form.queryByText('Figures changed since it was confirmed')).toBeNull();
});

again('the index leads to Part B, and a blocker to the section that it is about', async () => {
  const slug = await submitted();
  const user = await open(slug);
  const form = await partB();
  const index = within(screen.getByRole('navigation', { name: 'Parts of the safety report' }));
  expect(await index.findByRole('link', { name: /B4/ })).toHaveAttribute('href', `/pifs/cpsr/${slug}#part-B4`);
  await user.click(form.getByRole('link', { name: 'Section A3 (microbiology) is not complete' }));
  expect(window.location.hash).toBe('#part-A3');
  expect(screen.getByRole('region', { name: 'A3 Microbiological quality' }).parentElement).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Conclude' }));
  expect(screen.getByRole('region', { name: 'B1 Conclusion' })).toBeVisible();
  expect(document.getElementById('part-B1')).toHaveFocus();
});
