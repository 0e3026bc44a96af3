import type { InciIngredient } from '../inci/inciIndex.ts';
import { resolveName } from '../inci/resolveName.ts';
import type { Knowledge } from '../label/knowledge.ts';
import type { Identify } from './substances.ts';

/** Finds ingredients of the knowledge by their names; each name is looked up once. */
export function identifyBy({ index }: Knowledge): Identify {
  const found = new Map<string, InciIngredient | null>();
  return (name) => {
    if (!found.has(name)) found.set(name, resolveName(index, name)?.ingredient ?? null);
    return found.get(name) ?? null;
  };
}
