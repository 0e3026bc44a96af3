import { queryStack } from './queryStack.ts';
import type { TestStack } from './testStack.ts';

/** Everything that must stand on a label, so that its ingredients alone decide the result. */
const labelContent = {
  name: 'Krema za ruke',
  ingredientText: 'Aqua, Glycerin, Panthenol',
  category: 'hand_care_products',
  use: 'LEAVE_ON',
  isForUnderThree: false,
  isForIntimateUse: false,
  isInhalable: false,
  markets: ['EU', 'RS'],
  nominalContent: '50 ml',
  paoMonths: 12,
  minimumDurabilityMonths: 36,
  countryOfOrigin: 'Srbija',
  responsiblePerson: 'Lavanda Natura d.o.o.\nCara Dušana 14, Zemun',
  batch: 'L1',
  productFunction: 'Krema za ruke',
} as const;

/** Enters a label for a company of whoever the session belongs to; gives its part of an address. */
export async function createLabel(
  house: TestStack,
  session: string,
  content: object = {},
  company = 'Lavanda',
): Promise<string> {
  const { companies } = await queryStack<{ companies: { id: string; name: string }[] }>(
    house,
    session,
    '{ companies { id name } }',
    {},
  );
  const companyId = companies.find(({ name }) => name.startsWith(company))?.id;
  const input = { companyId, content: { ...labelContent, ...content } };
  const entered = await queryStack<{ createLabel: { label: { slug: string } } }>(
    house,
    session,
    'mutation Enter($input: CreateLabelInput!) { createLabel(input: $input) { label { slug } } }',
    { input },
  );
  return entered.createLabel.label.slug;
}

/** Changes a label behind the back of whoever has it open. */
export async function updateLabel(house: TestStack, session: string, slug: string, content: object): Promise<void> {
  const { label } = await queryStack<{ label: { content: { version: number } } }>(
    house,
    session,
    'query Version($slug: String!) { label(slug: $slug) { content { version } } }',
    { slug },
  );
  await queryStack(
    house,
    session,
    'mutation Change($input: UpdateLabelInput!) { updateLabel(input: $input) { label { slug } } }',
    { input: { slug, version: label.content.version, content } },
  );
}
