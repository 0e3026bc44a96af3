import type { CreateRawMaterialInput, UpdateRawMaterialInput } from '../../web/shared/apollo/schema.generated.ts';
import { queryStack } from './queryStack.ts';
import type { TestStack } from './testStack.ts';

const composition = [
  { inciName: 'LAVANDULA ANGUSTIFOLIA OIL', maxConcentration: '60' },
  { inciName: 'TOCOPHEROL', maxConcentration: '5' },
];

/** Creates a raw material for the company of the session's person and returns its slug. */
export async function createRawMaterial(
  stack: TestStack,
  session: string,
  { values, ...input }: Partial<CreateRawMaterialInput> = {},
): Promise<string> {
  const created = await queryStack<{ createRawMaterial: { rawMaterial: { slug: string } } }>(
    stack,
    session,
    'mutation Create($input: CreateRawMaterialInput!) { createRawMaterial(input: $input) { rawMaterial { slug } } }',
    {
      input: {
        tradeName: 'Lavender Complex',
        manufacturer: 'Provence Actifs',
        type: 'PLAIN',
        ...input,
        values: { composition, ...values },
      },
    },
  );
  return created.createRawMaterial.rawMaterial.slug;
}

/** Changes a raw material outside the page under test, as another person would. */
export async function updateRawMaterial(
  stack: TestStack,
  session: string,
  slug: string,
  values: UpdateRawMaterialInput['values'],
): Promise<void> {
  const { rawMaterial } = await queryStack<{ rawMaterial: { version: number } }>(
    stack,
    session,
    'query Version($slug: String!) { rawMaterial(slug: $slug) { version } }',
    { slug },
  );
  await queryStack(
    stack,
    session,
    'mutation Change($input: UpdateRawMaterialInput!) { updateRawMaterial(input: $input) { rawMaterial { id } } }',
    { input: { slug, version: rawMaterial.version, values } },
  );
}
