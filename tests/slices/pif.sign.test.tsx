import { again } from '../support/again.ts';
import { webcrypto } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { PASSWORD } from '../support/bff.ts';
import { clientCompany, clientPif, mutatePif } from '../support/pif.ts';
import { queryStack } from '../support/queryStack.ts';
import { signIn } from '../support/signIn.ts';
import { useSlice } from '../support/sliceApp.tsx';

describe('the signature', () => {
  const { stack, visit, sent } = useSlice();

  // jsdom has no hashes; browsers have them as Node does.
  beforeAll(() => Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle }));

  const mutate = (name: string, input: object) => mutatePif(stack(), 'user', name, input);
  /** A file that its assessor called unsafe, which waits for the signature. */
  async function assessed(name: string): Promise<{ slug: string; version: number }> {
    const { slug } = await mutate('createPif', { name, companyId: clientCompany, labelSlug: clientPif.slug });
    await mutate('updatePifDescription', { slug, version: 1, name, description: { category: 'foot_care_products' } });
    const { version } = await mutate('submitPif', { slug, version: 1 });
    await mutate('updatePifPartB', { slug, version: 1, partB: { unsafeReasons: 'Nema podataka.' } });
    return mutate('setPifConclusion', { slug, version, conclusion: 'UNSAFE' });
  }
  const openSign = async (slug: string) => {
    const user = await visit({ role: 'user', address: `/pifs/opis/${slug}` });
    await user.click(await screen.findByRole('button', { name: 'Sign' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Sign the safety report' }));
    return { user, asked, sign: asked.getByRole('button', { name: 'Sign' }) };
  };
  const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  test('the assessor sees what is frozen, mends a wrong password and signs once', async () => {
    const { slug } = await assessed('Krema za potpis');
    const { user, asked, sign } = await openSign(slug);
    expect(sign).toBeDisabled();
    await asked.findByText('SHA-256 of what you sign');
    expect(asked.getByText('Krema za potpis, revision 1')).toBeVisible();
    await user.type(asked.getByLabelText('Your password'), 'Pogresna@2026');
    await user.click(sign);
    expect(await asked.findByText('This is not your password.')).toBeVisible();
    // What was typed stays, to be mended.
    expect(asked.getByLabelText('Your password')).toHaveValue('Pogresna@2026');
    await user.clear(asked.getByLabelText('Your password'));
    await user.type(asked.getByLabelText('Your password'), PASSWORD);
    await user.dblClick(sign);
    await expectClosed();
    expect(sent('SignPif')).toHaveLength(2);
    expect(await screen.findByText('Krema za potpis was signed')).toBeVisible();
    expect(screen.getByText('Locked since it was signed')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'More steps' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Signed versions' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Signed versions' }));
    expect(await shown.findByText('Version 1')).toBeVisible();
    expect(shown.getByRole('button', { name: 'Download version 1' })).toBeVisible();
    expect(shown.getByText('Signed in this system, without an electronic signature in the PDF')).toBeVisible();
    expect(shown.getByText('Nothing changed since the last signature')).toBeVisible();
  });

  again('what changed while the dialog was open is not signed before it was looked at', async () => {
    const { slug } = await assessed('Maska za potpis');
    const { user, asked, sign } = await openSign(slug);
    await asked.findByText('SHA-256 of what you sign');
    await user.type(asked.getByLabelText('Your password'), PASSWORD);
    await mutate('updatePifPartB', { slug, version: 2, partB: { unsafeReasons: 'Nema podataka o stabilnosti.' } });
    await user.click(sign);
    expect(await asked.findByText(/^The file has changed since you looked/)).toBeVisible();
    expect(asked.getByLabelText('Your password')).toHaveValue(PASSWORD);
    await waitFor(() => expect(sign).toBeEnabled());
    await user.click(sign);
    await expectClosed();
    expect(await screen.findByText('Locked since it was signed')).toBeVisible();
  });

  again('what changed since the signature is told in the words of the reader', async () => {
    const { slug, version } = await assessed('Losion za potpis');
    const { user, asked, sign } = await openSign(slug);
    await asked.findByText('SHA-256 of what you sign');
    await user.type(asked.getByLabelText('Your password'), PASSWORD);
    await user.click(sign);
    await expectClosed();
    // The signature counted one further.
    await mutate('revisePif', { slug, version: version + 1 });
    const description = { category: 'foot_care_products', physicalForm: 'Gel', isForUnderThree: false };
    await mutate('updatePifDescription', { slug, version: 2, name: 'Losion za potpis', description });

    const reader = await visit({ role: 'client', address: `/pifs/opis/${slug}`, language: 'sr' });
    await reader.click(await screen.findByRole('button', { name: 'Drugi koraci' }));
    await reader.click(await screen.findByRole('menuitem', { name: 'Potpisane verzije' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Potpisane verzije' }));
    const texts = within(await shown.findByRole('region', { name: 'Tekstovi' }));
    expect(shown.getByText('Promenjeno od poslednjeg potpisa')).toBeVisible();
    expect(texts.getByText('Opis › Fizički oblik').nextSibling).toHaveTextContent('ništa → Gel');
    expect(texts.getByText('Opis › Za decu mlađu od tri godine').nextSibling).toHaveTextContent('ništa → Ne');

    await visit({ role: 'client', address: '/pifs', language: 'sr' });
    const card = await screen.findByRole('article', { name: 'Losion za potpis' });
    expect(within(card).getByText('Menjano posle potpisa')).toBeVisible();
  });

  again('a PDF is recognised as the version that was signed, and another one as none', async () => {
    const session = await signIn(stack(), 'user');
    const read = 'query ($slug: String!) { pif(slug: $slug) { versions { url } } }';
    const { slug, version } = await assessed('Šampon za potpis');
    const hash = 'query ($slug: String!) { pif(slug: $slug) { contentHash(language: SR) } }';
    const before = await queryStack<{ pif: { contentHash: string } }>(stack(), session, hash, { slug });
    await mutate('signPif', { slug, version, contentHash: before.pif.contentHash, password: PASSWORD });
    const { pif } = await queryStack<{ pif: { versions: { url: string }[] } }>(stack(), session, read, { slug });
    const { token } = JSON.parse(session) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const signed = await (await fetch(`${stack().bffUrl}${pif.versions[0]?.url ?? ''}`, { headers })).arrayBuffer();

    const user = await visit({ role: 'client', address: '/pifs' });
    await user.click(await screen.findByRole('button', { name: 'Check a PDF' }));
    const shown = within(await screen.findByRole('dialog', { name: 'Is this PDF signed?' }));
    const choose = (name: string, content: BlobPart) =>
      user.upload(shown.getByLabelText('Drop a PDF here'), new File([content], name, { type: 'application/pdf' }));
    await choose('Drugi.pdf', '%PDF-1.7');
    expect(await shown.findByText(/^Drugi\.pdf is none of the signed versions that you may see/)).toBeVisible();
    await choose('Beleska.pdf', 'Beleška');
    expect(await shown.findByText('Beleska.pdf is not a PDF.')).toBeVisible();
    await choose('Moj.pdf', signed);
    expect(
      await shown.findByText(/^Moj\.pdf is version 1 of Šampon za potpis, signed by .+It is the newest/),
    ).toBeVisible();
    expect(shown.getByRole('link', { name: 'Open Šampon za potpis' })).toHaveAttribute('href', `/pifs/opis/${slug}`);
  });

  test('without a complete profile nothing is signed, and the dialog leads to the profile', async () => {
    const { slug } = await assessed('Serum za potpis');
    const session = await signIn(stack(), 'user');
    const read = '{ viewer { assessorProfile { version title address qualification } } }';
    const { viewer } = await queryStack<{ viewer: { assessorProfile: object } }>(stack(), session, read, {});
    await queryStack(
      stack(),
      session,
      'mutation ($input: UpdateAssessorProfileInput!) { updateAssessorProfile(input: $input) { viewer { id } } }',
      { input: { ...viewer.assessorProfile, validUntil: '2020-01-31' } },
    );
    const { asked, sign } = await openSign(slug);
    expect(await asked.findByRole('link', { name: 'Complete the profile' })).toHaveAttribute('href', '/user#assessor');
    expect(sign).toBeDisabled();
  });
});

describe('comments', () => {
  const { stack, visit } = useSlice();

  const mutate = (role: 'user' | 'client', name: string, input: object) => mutatePif(stack(), role, name, input);
  const create = (name: string) =>
    mutate('user', 'createPif', { name, companyId: clientCompany, labelSlug: clientPif.slug });
  const comment = (role: 'user' | 'client', slug: string, more: object) =>
    mutate(role, 'addPifComment', { slug, section: 'CLAIMS', text: 'Nedostaje dokaz.', ...more });
  const panel = async () => within(await screen.findByRole('region', { name: 'Comments' }));
  const open = (slug: string, role: 'user' | 'client', section = 'tvrdnje') =>
    visit({ role, address: `/pifs/${section}/${slug}` });

  test('a comment on a field is written, and the rail counts it', async () => {
    const { slug } = await create('Krema za lice');
    const user = await open(slug, 'client', 'izrada');
    const comments = await panel();
    await user.click(comments.getByRole('button', { name: 'Write a comment' }));
    await user.selectOptions(comments.getByLabelText('About'), 'Site of manufacturing');
    await user.click(comments.getByLabelText('Comment'));
    await user.paste('Izveštaj stiže u petak.');
    await user.click(comments.getByRole('button', { name: 'Send' }));
    const list = within(await comments.findByRole('list', { name: 'Open comments' }));
    expect(await list.findByText('Izveštaj stiže u petak.')).toBeVisible();
    expect(list.getByText('Dragana Ilić')).toBeVisible();
    expect(list.getByRole('link', { name: 'Site of manufacturing' })).toHaveAttribute(
      'href',
      `/pifs/izrada/${slug}#site`,
    );
    expect(await screen.findByRole('link', { name: /^Manufacturing.*1 open comment/ })).toBeVisible();
  });

  again('an unsent comment survives the way to another section', async () => {
    const { slug } = await create('Gel za tuširanje');
    const user = await open(slug, 'client');
    await user.click((await panel()).getByRole('button', { name: 'Write a comment' }));
    await user.click((await panel()).getByLabelText('Comment'));
    await user.paste('Nedovršeno');
    await user.click(screen.getByRole('link', { name: /^Animal testing/ }));
    await screen.findByRole('heading', { name: 'Animal testing' });
    expect((await panel()).getByLabelText('Comment')).toHaveValue('Nedovršeno');
  });

  again('so does that it is internal and must be resolved, and its place only in its section', async () => {
    const { slug } = await create('Pena za brijanje');
    const user = await open(slug, 'user', 'izrada');
    await user.click((await panel()).getByRole('button', { name: 'Write a comment' }));
    await user.selectOptions((await panel()).getByLabelText('About'), 'Site of manufacturing');
    await user.click((await panel()).getByLabelText('Comment'));
    await user.paste('Samo za nas');
    await user.click((await panel()).getByRole('checkbox', { name: /^Must be resolved/ }));
    await user.click((await panel()).getByRole('checkbox', { name: /^Internal/ }));
    await user.click(screen.getByRole('link', { name: /^Animal testing/ }));
    await screen.findByRole('heading', { name: 'Animal testing' });
    const elsewhere = await panel();
    expect(elsewhere.getByRole('checkbox', { name: /^Must be resolved/ })).toBeChecked();
    expect(elsewhere.getByRole('checkbox', { name: /^Internal/ })).toBeChecked();
    expect(elsewhere.getByLabelText('About')).toHaveDisplayValue(/^The section: /);
    await user.click(elsewhere.getByRole('button', { name: 'Send' }));
    const list = within(await elsewhere.findByRole('list', { name: 'Open comments' }));
    expect(await list.findByText('Internal')).toBeVisible();
    await user.click(elsewhere.getByRole('button', { name: 'Write a comment' }));
    expect(elsewhere.getByRole('checkbox', { name: /^Internal/ })).not.toBeChecked();
  });

  again('a blank comment is refused in the form', async () => {
    const { slug } = await create('Losion');
    const user = await open(slug, 'client');
    const comments = await panel();
    await user.click(comments.getByRole('button', { name: 'Write a comment' }));
    await user.click(comments.getByRole('button', { name: 'Send' }));
    expect(comments.getByRole('alert')).toHaveTextContent('Write your comment.');
  });

  again('a resolved comment leaves the open ones and says who resolved it', async () => {
    const { slug } = await create('Maska');
    await comment('user', slug, { isRequired: true });
    const user = await open(slug, 'client');
    const comments = await panel();
    expect(await comments.findByText('Must be resolved')).toBeVisible();
    await user.click(comments.getByRole('button', { name: 'Resolve' }));
    await waitFor(() => expect(comments.queryByText('Nedostaje dokaz.')).toBeNull());
    await user.click(comments.getByRole('button', { name: 'Show 1 resolved' }));
    const resolved = within(comments.getByRole('list', { name: 'Resolved comments' }));
    expect(resolved.getByText(/^Resolved by Dragana Ilić/)).toBeVisible();
  });

  again('a client sees no internal comment and cannot write one', async () => {
    const { slug } = await create('Serum');
    await comment('user', slug, { text: 'Samo za nas.', isInternal: true });
    const user = await open(slug, 'client');
    const comments = await panel();
    expect(comments.getByText('No open comments here.')).toBeVisible();
    expect(comments.queryByText('Samo za nas.')).toBeNull();
    await user.click(comments.getByRole('button', { name: 'Write a comment' }));
    expect(comments.queryByLabelText(/^Internal/)).toBeNull();
  });

  again('comments stand beside their section, and all of them on demand', async () => {
    const { slug } = await create('Puder');
    await comment('user', slug, { text: 'O tvrdnjama.' });
    const user = await open(slug, 'client', 'animal');
    const comments = await panel();
    expect(comments.queryByText('O tvrdnjama.')).toBeNull();
    await user.click(comments.getByRole('button', { name: 'Also 1 in another section' }));
    expect(comments.getByText('O tvrdnjama.')).toBeVisible();
  });

  again('a locked file takes comments', async () => {
    const { slug, version } = await create('Šampon');
    await mutate('client', 'submitPif', { slug, version });
    const user = await open(slug, 'user');
    expect(await screen.findByText('Locked while it is being reviewed')).toBeVisible();
    const comments = await panel();
    await user.click(comments.getByRole('button', { name: 'Write a comment' }));
    await user.click(comments.getByLabelText('Comment'));
    await user.paste('Pogledano.');
    await user.click(comments.getByRole('button', { name: 'Send' }));
    expect(await comments.findByText('Pogledano.')).toBeVisible();
  });

  again('the author deletes a comment after a question', async () => {
    const { slug } = await create('Balzam');
    await comment('client', slug, {});
    const user = await open(slug, 'client');
    const comments = await panel();
    await user.click(await comments.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete the comment?' }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(comments.queryByText('Nedostaje dokaz.')).toBeNull());
  });
});
