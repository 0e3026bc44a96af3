import type { components } from '../../schema/rest/product-server.generated.ts';
import type { ImportContent, KnowledgePart } from '../resolvers.generated.ts';

type WirePart = components['schemas']['KnowledgePart'];

/** The parts of the knowledge, each of which the Commission publishes as a file of its own. */
export const importContents = {
  inventar: 'INVENTORY',
  aneksII: 'ANNEX_II',
  aneksIII: 'ANNEX_III',
  aneksIV: 'ANNEX_IV',
  aneksV: 'ANNEX_V',
  aneksVI: 'ANNEX_VI',
} as const satisfies Record<components['schemas']['KnowledgePartName'], ImportContent>;

export const toKnowledgeParts = (parts: readonly WirePart[]): KnowledgePart[] =>
  parts.map(({ deo, datum, uvezeno }) => ({
    content: importContents[deo],
    datedOn: datum ?? null,
    isImported: uvezeno,
  }));
