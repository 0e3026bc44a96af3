import { useState } from 'react';
import { describeError } from '../../../shared/apollo/describeError.ts';
import type { SetRawMaterialOverridesInput } from '../../../shared/apollo/schema.generated.ts';
import type { RawMaterialOverrides_RawMaterialFragment } from './RawMaterialOverrides.generated.ts';

/** A change of overrides, as the editor makes it. */
export type Change = Omit<SetRawMaterialOverridesInput, 'slug' | 'companyId' | 'version'>;

/** What became of a change: saved, given up for what somebody else saved, or back in the editor. */
export type ChangeOutcome = 'saved' | 'discarded' | 'back';

type Stored = RawMaterialOverrides_RawMaterialFragment['overrides'];

/** A change that somebody else was quicker with, until the person decides. */
export interface OverridesConflict {
  input: Change;
  remote: Stored;
  keepLocal: () => void;
  takeRemote: () => void;
  dismiss: () => void;
}

/** Sends changes of overrides, and lets the person decide where somebody else was quicker. */
export function useOverridesConflict(fetchRemote: () => Promise<Stored | undefined>) {
  const [conflict, setConflict] = useState<OverridesConflict | null>(null);

  /** Somebody else changed the own values meanwhile: shows theirs beside the change, and waits for the decision. */
  const askAboutConflict = async (input: Change): Promise<{ keep: boolean; version: number } | null> => {
    const remote = await fetchRemote();
    if (!remote) return null;
    return new Promise((resolve) => {
      const decide = (answer: { keep: boolean; version: number } | null) => {
        setConflict(null);
        resolve(answer);
      };
      setConflict({
        input,
        remote,
        keepLocal: () => decide({ keep: true, version: remote.version }),
        takeRemote: () => decide({ keep: false, version: remote.version }),
        dismiss: () => decide(null),
      });
    });
  };

  /** Sends a change of a version, and again for as long as somebody else is quicker. Throws all other errors. */
  const sendChange = async (
    input: Change,
    changed: number | undefined,
    send: (version: number | undefined) => Promise<void>,
  ): Promise<ChangeOutcome> => {
    let version = changed;
    for (;;)
      try {
        await send(version);
        return 'saved';
      } catch (error) {
        if (describeError(error).code !== 'CONFLICT') throw error;
        const decision = await askAboutConflict(input);
        if (!decision) return 'back';
        if (!decision.keep) return 'discarded';
        version = decision.version;
      }
  };

  return { conflict, sendChange };
}
