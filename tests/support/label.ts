import { queryStack } from './queryStack.ts';
import type { TestStack } from './testStack.ts';

/** A label with everything that it must show, so that its ingredients alone decide the result. */
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

/** Creates a label for a company of the session's person and returns its slug. */
export async function createLabel(
  stack: TestStack,
  session: string,
  content: object = {},
  company = 'Lavanda',
): Promise<string> {
  const { companies } = await queryStack<{ companies: { id: string; name: string }[] }>(
    stack,
    session,
    '{ companies { id name } }',
    {},
  );
  const companyId = companies.find(({ name }) => name.startsWith(company))?.id;
  const input = { companyId, content: { ...labelContent, ...content } };
  const created = await queryStack<{ createLabel: { label: { slug: string } } }>(
    stack,
    session,
    'mutation Create($input: CreateLabelInput!) { createLabel(input: $input) { label { slug } } }',
    { input },
  );
  return created.createLabel.label.slug;
}

/** Changes a label outside the page under test, as another person would. */
export async function updateLabel(stack: TestStack, session: string, slug: string, content: object): Promise<void> {
  const { label } = await queryStack<{ label: { content: { version: number } } }>(
    stack,
    session,
    'query Version($slug: String!) { label(slug: $slug) { content { version } } }',
    { slug },
  );
  await queryStack(
    stack,
    session,
    'mutation Change($input: UpdateLabelInput!) { updateLabel(input: $input) { label { slug } } }',
    { input: { slug, version: label.content.version, content } },
  );
}
