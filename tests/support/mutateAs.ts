import type { Person, TestBff } from './bff.ts';

/** Sends a mutation with one input as a person and returns its payload. Throws where the response has errors. */
export async function mutateAs<Payload>(
  bff: TestBff,
  person: Person,
  field: string,
  selection: string,
  input: object,
): Promise<Payload> {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${field}(input: $input) { ${selection} } }`;
  const { data, errors } = await bff.askAs<Record<string, Payload>>(person, query, { variables: { input } });
  if (errors.length > 0) throw new Error(`${field}: ${JSON.stringify(errors)}`);
  return data[field]!;
}
