import { asRecord } from './askQuestion.ts';
import type { Question } from './serviceDocument.ts';

/** The first object of the first list inside an answer. */
export function firstItem(body: unknown, depth = 0): Record<string, unknown> | null {
  if (Array.isArray(body)) return asRecord(body[0]);
  if (depth > 3) return null;
  for (const value of Object.values(asRecord(body) ?? {})) {
    const found = firstItem(value, depth + 1);
    if (found) return found;
  }
  return null;
}

/** The parameters of a path under their names, as an item of a list tells them; null where it does not. */
export function idsOf(question: Question, item: Record<string, unknown>): Record<string, string> | null {
  const names = [...question.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const values = names.map((name) => {
    const keys = /[iI]d$/.test(name) ? ['_id', 'id'] : [name, 'slug', 'ime', 'naziv'];
    return keys.map((key) => item[key]).find((value) => typeof value === 'string' && value !== '');
  });
  if (names.length > 1 || !values.every((value) => typeof value === 'string')) return null;
  return Object.fromEntries(names.map((name, at) => [name, values[at] as string]));
}
