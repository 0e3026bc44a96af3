/** A part of JSON Schema, as the OpenAPI documents use it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** A text that finds something in every list of cosmetic ingredients. */
const TEXT = 'aqua';

/** Finds the schema that a reference names. */
export type Resolve = <Part extends { $ref?: string }>(part: Part) => Part;

/** The smallest value of a schema that asks a service for little: for a question, not for an object. */
export function sampleValue(part: Schema, resolve: Resolve): unknown {
  const schema = resolve(part);
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (choice) return sampleValue(choice, resolve);
  const [type] = [schema.type ?? 'object'].flat();
  if (type === 'string') return sampleText(schema);
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return false;
  if (type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => sampleValue(schema.items ?? {}, resolve));
  const names = schema.required ?? [];
  return Object.fromEntries(names.map((name) => [name, sampleValue(schema.properties?.[name] ?? {}, resolve)]));
}

/** Ids and hashes are hexadecimal digits of a length that their pattern tells. */
function sampleText({ pattern, minLength = 0 }: Schema): string {
  const digits = /0-9[^\]]*\]\{(\d+)\}/.exec(pattern ?? '');
  return digits ? '0'.repeat(Number(digits[1])) : TEXT.padEnd(minLength, 'a');
}
