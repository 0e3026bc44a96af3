import { readWhenServed, RefusedError } from './frontDoor.ts';

/** What writers change. */
export const KINDS = ['label', 'picture', 'raw material', 'document', 'import', 'inventory import', 'session'] as const;
export type Kind = (typeof KINDS)[number];

/** The state of what is not there. */
export const ABSENT = 'absent';

interface Found {
  record: Entry;
  found: string;
}

/** Something that is changed step by step. Each of its states is a text, which `read` finds through the front door. */
export interface Entry {
  kind: Kind;
  name: string;
  read: () => Promise<string>;
  /** Every state that was ever sent. */
  states: Set<string>;
  acknowledged: string;
  /** The state of a change that was not acknowledged: it may be there or not. */
  pending: string | null;
}

/** What was sent and what was acknowledged. */
export class Ledger {
  readonly #entries: Entry[] = [];
  readonly #touched = new Set<Entry>();
  readonly acknowledged = new Map<Kind, number>(KINDS.map((kind) => [kind, 0]));
  /** Acknowledged changes that were not found. */
  readonly lost: Found[] = [];
  /** What was found in a state that nobody had sent. */
  readonly half: Found[] = [];
  /** Changes that were not acknowledged, by whether they were found. */
  readonly unacknowledged = { there: 0, notThere: 0 };

  /** Begins with something in a state that was acknowledged, or that is not there yet. */
  add(kind: Kind, name: string, state: string, read: () => Promise<string>): Entry {
    const entry = { kind, name, read, states: new Set([ABSENT, state]), acknowledged: state, pending: null };
    this.#entries.push(entry);
    this.#touched.add(entry);
    return entry;
  }

  /** Sends a change to the state `next`. Rejects when it is not acknowledged. */
  async write<Answer>(entry: Entry, next: string, send: () => Promise<Answer>): Promise<Answer> {
    this.#touched.add(entry);
    entry.states.add(next);
    entry.pending = next;
    const answer = await send();
    entry.acknowledged = next;
    entry.pending = null;
    this.count(entry.kind);
    return answer;
  }

  /** How many changes were acknowledged. */
  get total(): number {
    return [...this.acknowledged.values()].reduce((sum, count) => sum + count, 0);
  }

  count(kind: Kind): void {
    this.acknowledged.set(kind, (this.acknowledged.get(kind) ?? 0) + 1);
  }

  /** Compares what was written since the last check, and as many of the others as `sample` chooses. */
  async check(sample: (entries: readonly Entry[]) => readonly Entry[]): Promise<void> {
    const others = this.#entries.filter((entry) => !this.#touched.has(entry));
    const checked = [...this.#touched, ...sample(others)];
    this.#touched.clear();
    for (const entry of checked) this.#compare(entry, await find(entry));
  }

  #compare(entry: Entry, found: string): void {
    const { acknowledged, pending, states } = entry;
    if (!states.has(found)) this.half.push({ record: { ...entry }, found });
    else if (found !== acknowledged && found !== pending) this.lost.push({ record: { ...entry }, found });
    else if (pending !== null) this.unacknowledged[found === pending ? 'there' : 'notThere']++;
    // The next check compares with this one, so that each fault counts once.
    states.add(found);
    entry.acknowledged = found;
    entry.pending = null;
  }
}

/** What is there now. An answer that no state explains counts as one of its own. */
async function find({ read }: Entry): Promise<string> {
  try {
    return await readWhenServed(read);
  } catch (error) {
    return error instanceof RefusedError && error.code === 'NOT_FOUND' ? ABSENT : String(error);
  }
}
