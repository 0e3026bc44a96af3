import { readFileSync } from 'node:fs';
import { paths } from '../paths.ts';
import { readOperations, type Operation } from '../upstream/openapi.ts';
import type { Resolve, Schema } from './sampleValue.ts';

interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: Schema;
}

interface WrittenOperation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, { $ref?: string; content?: Record<string, unknown> }>;
}

/** An operation with what a question to it holds. */
export interface Question extends Operation {
  parameters: readonly Parameter[];
  body: Schema | null;
  /** Whether it answers JSON; what answers a file is not read. */
  answersJson: boolean;
}

export interface ServiceDocument {
  /** Titles of the screens by name, in the order of the document. */
  screens: ReadonlyMap<string, string>;
  /** All operations; only those that are `isSafe` may be asked. */
  questions: readonly Question[];
  resolve: Resolve;
}

/** The OpenAPI document of a service, which is the one place of its operations and shapes. */
export function readServiceDocument(name: string): ServiceDocument {
  const document = JSON.parse(readFileSync(paths.openapiDocument(name), 'utf8')) as {
    tags: { name: string; description: string }[];
    paths: Record<string, Record<string, WrittenOperation>>;
  };
  const resolve: Resolve = (part) => {
    const steps = part.$ref?.split('/').slice(1) ?? [];
    if (steps.length === 0) return part;
    return steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document) as typeof part;
  };
  const written = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const operations = readOperations(name);
  return {
    screens: new Map(document.tags.map((tag) => [tag.name, tag.description])),
    questions: written.flatMap(({ operationId, parameters = [], requestBody, responses }) => {
      const operation = operations.get(operationId);
      if (!operation) return [];
      const { content } = resolve(responses['200'] ?? {});
      const body = requestBody?.content['application/json']?.schema ?? null;
      const answersJson = content !== undefined && 'application/json' in content;
      return [{ ...operation, parameters: parameters.map(resolve), body, answersJson }];
    }),
    resolve,
  };
}
