import type { FormulaInput } from '../../web/shared/apollo/schema.generated.ts';
import { queryStack } from './queryStack.ts';
import type { TestStack } from './testStack.ts';

/** Creates a formula for the company of the session's person and returns its slug. */
export async function createFormula(
  stack: TestStack,
  session: string,
  formula: Omit<FormulaInput, 'companyId'>,
): Promise<string> {
  const { viewer } = await queryStack<{ viewer: { company: { id: string } } }>(
    stack,
    session,
    '{ viewer { company { id } } }',
    {},
  );
  const created = await queryStack<{ createFormula: { formula: { slug: string } } }>(
    stack,
    session,
    'mutation ($input: CreateFormulaInput!) { createFormula(input: $input) { formula { slug } } }',
    { input: { formula: { companyId: viewer.company.id, ...formula } } },
  );
  return created.createFormula.formula.slug;
}
