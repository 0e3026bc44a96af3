import { again } from '../support/again.ts';
import { screen, within, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { clientPif, demoPifs, mutatePif } from '../support/pif.ts';
import { useSlice } from '../support/sliceApp.tsx';
import { FORMULA_COUNT, formulaAt } from '../../mocks/demo-data/formulas.ts';

describe('the report', () => {
  const { stack, visit, sent } = useSlice();

  const lavanda = companyIdOf('Lavanda Natura d.o.o.');

  /** Sends a mutation as another person would, and returns the slug of its file. */
  const mutate = async (name: string, input: object) => (await mutatePif(stack(), 'user', name, input)).slug;
  const create = (name: string, more: object = {}) => mutate('createPif', { name, companyId: lavanda, ...more });

  const open = async (slug: string) => {
    const user = await visit({
      role: 'client',
      address: `/pifs/cpsr/${slug}`,
      stored: { isReportRailFolded: 'false' },
    });
    await screen.findByRole('form', { name: 'Safety report' });
    return user;
  };
  const type = async (user: UserEvent, input: HTMLElement, text: string) => {
    await user.click(input);
    await user.paste(text);
  };
  const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));
  const missing = () => within(screen.getByRole('region', { name: 'What is missing' }));

  test('a client fills in Part A, and what is missing follows', async () => {
    const user = await open(await create('Krema za izveštaj'));
    const parts = within(screen.getByRole('navigation', { name: 'Parts of the safety report' }));
    expect(within(parts.getByRole('link', { name: /A4/ })).getByTitle('Missing')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add a part of the pack' }));
    const pack = within(screen.getByRole('group', { name: 'Part 1' }));
    await type(user, pack.getByRole('textbox', { name: 'Material' }), 'PP');
    await user.selectOptions(pack.getByRole('combobox', { name: 'Kind' }), 'Primary');
    const ph = within(screen.getByRole('group', { name: 'pH' }));
    await type(user, ph.getByRole('textbox', { name: 'From' }), '5,5');
    await save(user);
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
    const { input } = sent('UpdatePifPartA')[0]?.variables as {
      input: { partA: { ph: object; microbiology: object[] } };
    };
    expect(input.partA.ph).toEqual({ minimum: '5.5', maximum: null, method: null });
    expect(input.partA.microbiology).toEqual([]);
    await user.click(missing().getByRole('button', { name: 'Show all' }));
    expect(missing().queryByRole('link', { name: 'A4 Primary pack' })).toBeNull();
    expect(missing().getByRole('link', { name: 'A9 Undesirable effects, or that there are none' })).toBeVisible();
  });

  test('a figure that is none is not sent and names its field', async () => {
    const user = await open(await create('Krema sa greškom'));
    const ph = within(screen.getByRole('group', { name: 'pH' }));
    await type(user, ph.getByRole('textbox', { name: 'To' }), 'pet');
    await save(user);
    expect(await screen.findAllByText(/Use a figure such as 5\.5/)).not.toHaveLength(0);
    expect(sent('UpdatePifPartA')).toEqual([]);
    expect(ph.getByRole('textbox', { name: 'To' })).toHaveValue('pet');
  });

  again('the exposure of the category gives way to figures that are typed, with its working', async () => {
    const user = await open(await create('Krema sa izloženošću', { labelSlug: clientPif.slug }));
    expect(screen.getByText(/^Row “Face cream” of the SCCS Notes of Guidance/)).toBeVisible();
    await type(user, screen.getByRole('textbox', { name: 'Amount, g/day' }), '3');
    await type(user, screen.getByRole('textbox', { name: 'Retention factor, 0 to 1' }), '0.5');
    await type(user, screen.getByRole('textbox', { name: 'Body weight, kg' }), '60');
    expect(await screen.findByText('25 mg/kg bw/day')).toBeVisible();
    expect(screen.getByText('3 g/day × 1000 × 0.5 / 60 kg')).toBeVisible();
  });

  again('of two who save Part A the later sees both versions field by field', async () => {
    const slug = await create('Krema za dvoje');
    const user = await open(slug);
    await type(user, screen.getByRole('textbox', { name: 'Colour' }), 'bela');
    await mutate('updatePifPartA', { slug, version: 1, partA: { colour: 'plava', odour: 'bez mirisa' } });
    await save(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else changed this section' }));
    expect(dialog.getByText('plava')).toBeVisible();
    expect(dialog.getByText('bela')).toBeVisible();
    expect(dialog.getByText('bez mirisa')).toBeVisible();
  });

  again('Part A of a locked file is text', async () => {
    const locked = (await demoPifs()).find(({ stage }) => stage === 'SUBMITTED');
    await visit({ role: 'admin', address: `/pifs/cpsr/${locked?.slug}` });
    expect(await screen.findByText('Homogena masa')).toBeVisible();
    expect(screen.getByText(/Escherichia coli: Result: odsutna u 1 g/)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Colour' })).toBeNull();
  });
});

describe('what is computed', () => {
  const { stack, visit, sent } = useSlice();

  const lavanda = companyIdOf('Lavanda Natura d.o.o.');
  const formula = Array.from({ length: FORMULA_COUNT }, (_, at) => formulaAt(at)).find(
    (one) => one.formula.companyId === lavanda && one.materialIds.length > 0,
  )?.formula;

  /** A file with a formula, whose product somebody is exposed to 100 mg/kg a day. */
  async function open(role: 'user' | 'client' = 'user', category = 'body_care_products') {
    const { slug } = await mutatePif(stack(), 'user', 'createPif', {
      name: 'Krema sa računom',
      companyId: lavanda,
      formulaSlug: formula?.slug,
    });
    const exposure = { gramsPerDay: '6', retentionFactor: '1', bodyWeightKg: '60', reasoning: 'Merenje' };
    await mutatePif(stack(), 'user', 'updatePifDescription', {
      slug,
      version: 1,
      name: 'Krema sa računom',
      description: { category, use: 'LEAVE_ON' },
    });
    await mutatePif(stack(), 'user', 'updatePifPartA', { slug, version: 1, partA: { exposure } });
    const user = await visit({ role, address: `/pifs/cpsr/${slug}` });
    await screen.findByRole('table', { name: 'Exposure and margin of safety by substance' });
    return { user, slug };
  }
  const margins = () => screen.getByRole('table', { name: 'Exposure and margin of safety by substance' });

  again('A6 says where the product is applied and by which route, in the language of the reader', async () => {
    const { slug } = await open();
    expect(await screen.findByText('Where it is applied:')).toHaveTextContent('Where it is applied: body');
    expect(screen.getByText('Route of exposure:')).toHaveTextContent('Route of exposure: dermal');
    await visit({ role: 'user', address: `/pifs/cpsr/${slug}`, language: 'sr' });
    expect(await screen.findByText('Mesto primene:')).toHaveTextContent('Mesto primene: telo');
    expect(screen.getByText('Put izlaganja:')).toHaveTextContent('Put izlaganja: preko kože');
  });

  test('a figure of the table opens its working with the numbers that it follows from', async () => {
    const { user } = await open();
    const [figure] = within(margins()).getAllByRole('button', { name: /^How .* follows$/ });
    await user.click(figure!);
    const dialog = within(await screen.findByRole('dialog', { name: /^Margin of safety: / }));
    expect(dialog.getByText(/^SED = A × C/)).toBeVisible();
    expect(dialog.getByText(/^= 100 × /)).toBeVisible();
    expect(dialog.getByText(/^A, exposure to the product: /)).toBeVisible();
    expect(await dialog.findByRole('heading', { name: 'Toxicological profile' })).toBeVisible();
  });

  again('the working of a mouthwash adds what is swallowed, and names its source', async () => {
    const { user } = await open('user', 'mouth_wash');
    const [figure] = within(margins()).getAllByRole('button', { name: /^How .* follows$/ });
    await user.click(figure!);
    const dialog = within(await screen.findByRole('dialog', { name: /^Margin of safety: / }));
    expect(dialog.getByText(/^SED = .*oral absorption of what is swallowed/)).toBeVisible();
    expect(dialog.getByText(/^= 100 × .* × \(\d+ \+ \d+\) \/ 100/)).toBeVisible();
  });

  again('the name of a substance opens its profile, and any other figure its working', async () => {
    const { user } = await open();
    const [name] = within(margins()).getAllByRole('button', { name: /^Working and profile of / });
    await user.click(name!);
    const dialog = within(await screen.findByRole('dialog', { name: /^Margin of safety: / }));
    expect(await dialog.findByRole('heading', { name: 'Toxicological profile' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(within(margins()).getAllByRole('button', { name: /^How > 100 of / })[0]!);
    const working = within(await screen.findByRole('dialog', { name: /^Margin of safety: / }));
    expect(working.getByText(/^SED = A × C/)).toBeVisible();
  });

  again('Part A and Part B ask for the report once, also after a profile was opened', async () => {
    const { user, slug } = await open();
    await mutatePif(stack(), 'user', 'submitPif', { slug, version: 1 });
    await visit({ role: 'user', address: `/pifs/cpsr/${slug}` });
    await screen.findByRole('form', { name: 'Part B – safety assessment' });
    await user.click(within(margins()).getAllByRole('button', { name: /^Working and profile of / })[0]!);
    const dialog = within(await screen.findByRole('dialog', { name: /^Margin of safety: / }));
    await dialog.findByRole('heading', { name: 'Toxicological profile' });
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect([sent('PifSafetyReport'), sent('PifPartB')].map(({ length }) => length)).toEqual([1, 1]);
  });

  test('the composition names the raw materials of the formula', async () => {
    await open();
    const rows = within(screen.getByRole('table', { name: 'Composition by raw materials' })).getAllByRole('row');
    expect(rows.length).toBeGreaterThan(1);
    const lacking = within(screen.getByRole('list', { name: 'What A4 lacks' }));
    const [link] = lacking.getAllByRole('link', { name: /: no data on CMR substances\.$/ });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/.*\?material=./));
  });

  again('a client reads the computed report without a link to the formula', async () => {
    await open('client');
    const missing = within(screen.getByRole('list', { name: 'What A8 lacks' }));
    expect(missing.getAllByRole('link').map((link) => (link as HTMLAnchorElement).hash)).toContain('#part-A8');
    expect(screen.queryByRole('link', { name: /add up to|is not known/ })).toBeNull();
  });

  again('what is typed in Part A is computed again when it is saved', async () => {
    const { user } = await open();
    const before = sent('PifSafetyReport').length;
    const weight = screen.getByRole('textbox', { name: 'Body weight, kg' });
    await user.clear(weight);
    await user.paste('30');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('200 mg/kg')).toBeVisible();
    expect(sent('PifSafetyReport').length).toBeGreaterThan(before);
  });

  /** Adds a profile of the first substance of the table, and returns its name with the fields of the profile. */
  async function addProfile(user: UserEvent) {
    const [figure] = within(margins()).getAllByRole('button', { name: /^How .* follows$/ });
    const name = /of (.+) follows$/.exec(figure?.getAttribute('aria-label') ?? '')?.[1] ?? '';
    await user.click(screen.getByRole('button', { name: 'Add a profile' }));
    const profile = within(screen.getByRole('group', { name: 'Profile 1' }));
    await user.click(profile.getByRole('textbox', { name: 'INCI name' }));
    await user.paste(name);
    return { name, profile };
  }
  const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));

  again('another required margin is saved only with its reason, and the working tells both', async () => {
    const { user } = await open();
    const { name, profile } = await addProfile(user);
    await user.click(profile.getByRole('textbox', { name: 'Required margin in place of 100' }));
    await user.paste('25');
    await save(user);
    expect(await screen.findAllByText('Another margin needs a reason.')).not.toHaveLength(0);
    expect(sent('UpdatePifPartA')).toEqual([]);
    await user.click(profile.getByRole('textbox', { name: 'Why another margin' }));
    await user.paste('Kinetika kod ljudi');
    await save(user);
    expect(await within(margins()).findByText('> 25')).toBeVisible();
    await user.click(within(margins()).getAllByRole('button', { name: new RegExp(`of ${name} follows$`) })[0]!);
    expect(await screen.findByText(/^Required margin: .*because: Kinetika kod ljudi/)).toHaveTextContent(': 25 ·');
  });

  again('a Cramer class needs two answers, and the working shows the threshold', async () => {
    const { user } = await open();
    const { name, profile } = await addProfile(user);
    await user.selectOptions(profile.getByRole('combobox', { name: 'Cramer class' }), 'I');
    await user.selectOptions(profile.getByRole('combobox', { name: 'Alert for genotoxicity' }), 'No');
    await save(user);
    expect(await screen.findAllByText(/^The threshold of a Cramer class is used only where/)).not.toHaveLength(0);
    expect(sent('UpdatePifPartA')).toEqual([]);
    await user.selectOptions(profile.getByRole('combobox', { name: 'Organophosphate or carbamate' }), 'No');
    const before = sent('PifSafetyReport').length;
    await save(user);
    await waitFor(() => expect(sent('PifSafetyReport').length).toBeGreaterThan(before));
    await user.click(within(margins()).getAllByRole('button', { name: new RegExp(`of ${name} follows$`) })[0]!);
    expect(await screen.findByText(/^Threshold of toxicological concern, Cramer class I: /)).toHaveTextContent(
      '46 µg/kg',
    );
  });
});

describe('the sections', () => {
  const { stack, visit, sent } = useSlice();

  const lavanda = companyIdOf('Lavanda Natura d.o.o.');

  /** Sends a mutation as another person would, and returns the slug of its file. */
  const mutate = async (name: string, input: object) => (await mutatePif(stack(), 'user', name, input)).slug;
  const create = (name: string) => mutate('createPif', { name, companyId: lavanda });

  const open = async (path: string, form: string) => {
    const user = await visit({ role: 'client', address: `/pifs/${path}` });
    await screen.findByRole('form', { name: form });
    return user;
  };
  const field = (name: string, within_ = screen) => within_.getByRole<HTMLInputElement>('textbox', { name });
  const type = async (user: UserEvent, input: HTMLElement, text: string) => {
    await user.click(input);
    await user.paste(text);
  };
  const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));

  again('a client describes the method step by step', async () => {
    const slug = await create('Krema po koracima');
    const user = await open(`izrada/${slug}`, 'Manufacturing');
    await user.click(screen.getByRole('button', { name: 'Add a step' }));
    await user.click(screen.getByRole('button', { name: 'Add a step' }));
    await type(
      user,
      field('What is done', within(screen.getByRole('group', { name: 'Step 1' })) as typeof screen),
      'Hladiti.',
    );
    await type(
      user,
      field('What is done', within(screen.getByRole('group', { name: 'Step 2' })) as typeof screen),
      'Grejati.',
    );
    await user.click(screen.getByRole('button', { name: 'Step 2: move up' }));
    await save(user);
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
    const { input } = sent('UpdatePifManufacturing')[0]?.variables as {
      input: { manufacturing: { steps: { text: string }[] } };
    };
    expect(input.manufacturing.steps.map(({ text }) => text)).toEqual(['Grejati.', 'Hladiti.']);
    expect(screen.getAllByText('1 of 4').length).toBeGreaterThan(0);
  });

  again('a step without a text is not sent and names its field', async () => {
    const slug = await create('Krema bez koraka');
    const user = await open(`izrada/${slug}`, 'Manufacturing');
    await user.click(screen.getByRole('button', { name: 'Add a step' }));
    await save(user);
    expect(await screen.findAllByText('This field must not be blank.')).not.toHaveLength(0);
    expect(sent('UpdatePifManufacturing')).toEqual([]);
  });

  again('of two who save the section on animal testing the later sees both versions', async () => {
    const slug = await create('Krema dvoje');
    const user = await open(`animal/${slug}`, 'Animal testing');
    await type(user, field('Signed by'), 'Dragana Ilić');
    await mutate('updatePifAnimalTesting', { slug, version: 1, animalTesting: { signedBy: 'Ivana', text: 'Nismo.' } });
    await save(user);
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this section' });
    expect(within(dialog).getAllByText('Ivana').length).toBeGreaterThan(0);
    expect(within(dialog).getByText('Nismo.')).toBeVisible();
  });

  again('a supplier without an answer leaves a question open', async () => {
    const slug = await create('Krema sa pitanjem');
    const user = await open(`animal/${slug}`, 'Animal testing');
    await user.click(screen.getByRole('button', { name: 'Add an answer' }));
    await type(user, field('Supplier'), 'Hemikalije Plus');
    await save(user);
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
    const missing = screen.getByRole('region', { name: 'What is missing' });
    await user.click(within(missing).getByRole('button', { name: 'Show all' }));
    expect(within(missing).getByRole('link', { name: 'Answers of all suppliers' })).toBeVisible();
    expect(within(missing).getByText('1 question')).toBeVisible();
  });

  again('a claim is judged by each of the six criteria', async () => {
    const slug = await create('Krema sa tvrdnjom');
    const user = await open(`tvrdnje/${slug}`, 'Claims');
    await user.click(screen.getByRole('button', { name: 'Add a claim' }));
    await type(user, field('The claim as it is printed or said'), 'Bez parabena');
    await user.selectOptions(screen.getByRole('combobox', { name: '4 Honesty' }), 'No');
    await save(user);
    expect(await screen.findByText(/^Saved \d/)).toBeVisible();
    expect(screen.getByRole('combobox', { name: '4 Honesty' })).toHaveValue('NO');
    const missing = screen.getByRole('region', { name: 'What is missing' });
    await user.click(within(missing).getByRole('button', { name: 'Show all' }));
    expect(within(missing).getByRole('link', { name: 'Judgement of every claim by the six criteria' })).toBeVisible();
  });

  again('what the formula says about a claim stands beside the criterion while it is typed', async () => {
    const source = (await demoPifs()).find(({ companyId, formulaId }) => companyId === lavanda && formulaId);
    const slug = await mutate('createPif', { name: 'Krema sa formulom', companyId: lavanda, pifSlug: source?.slug });
    const user = await open(`tvrdnje/${slug}`, 'Claims');
    await user.click(screen.getByRole('button', { name: 'Add a claim' }));
    await type(user, field('The claim as it is printed or said'), 'Bez parabena, sa bakučiolom');
    const truth = within(screen.getByRole('group', { name: '2 Truthfulness' }));
    expect(truth.getByText(/^Parabens: none of its names is among the ingredients/)).toBeVisible();
    expect(truth.getByText(/^Bakuchiol: none of its names/)).toBeVisible();
    const fairness = within(screen.getByRole('group', { name: '5 Fairness' }));
    expect(fairness.getByText(/denigrates it/)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: '5 Fairness' }), 'Yes');
    expect(fairness.getByText(/stands against what was computed/)).toBeVisible();
    await type(user, fairness.getByRole('textbox', { name: 'Reason' }), 'Za osobe sa alergijom na parabene.');
    expect(fairness.queryByText(/stands against what was computed/)).toBeNull();
  });

  again('a submitted section is text', async () => {
    const seeded = await demoPifs();
    const locked = seeded.find(({ stage, companyId }) => stage === 'SUBMITTED' && companyId === lavanda);
    await visit({ role: locked ? 'client' : 'admin', address: `/pifs/izrada/${(locked ?? seeded[1])?.slug}` });
    expect(await screen.findByText('ISO 22716')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Standard' })).toBeNull();
  });
});
