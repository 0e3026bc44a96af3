import type { AnnexEntry } from '../annex/annexEntry.ts';
import { buildKnowledgeInSteps } from './knowledge.ts';

/** An object that tells of whoever reads its name. */
const watched = (inciName: string, onRead: (name: string) => void) => ({
  casNumbers: [],
  get inciName() {
    onRead(inciName);
    return inciName;
  },
});

test('no step of building the knowledge reads more than a few ingredients', () => {
  const read = new Set<string>();
  const names = Array.from({ length: 500 }, (_, at) => `ROSA SPECIES${at.toString(36)} FLOWER EXTRACT`);
  const ingredients = names.map((name) => watched(name, (one) => read.add(one)));
  let most = 0;
  const entries: AnnexEntry[] = [];
  const steps = buildKnowledgeInSteps(ingredients, entries);
  for (let step = steps.next(); ; step = steps.next()) {
    most = Math.max(most, read.size);
    read.clear();
    if (step.done) break;
  }
  expect(most).toBeLessThanOrEqual(2);
});
