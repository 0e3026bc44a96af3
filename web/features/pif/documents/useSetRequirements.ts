import { useApolloClient } from '@apollo/client/react';
import { PIF_REQUIREMENT_LIMITS } from '../../../../domain/pif/limits.ts';
import type { SetPifRequirementInput } from '../../../shared/apollo/schema.generated.ts';
import { PifDocument, type PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { evictPifs } from '../../../shared/apollo/evictQueries.ts';
import type { Requirement } from './documentFilters.ts';
import { useSetPifRequirementMutation } from './SetPifRequirement.generated.ts';

type Noted = Omit<SetPifRequirementInput, 'slug' | 'requirements'>;

/** Notes something about entries of a file. Rejects when the server refuses. */
export function useSetRequirements(slug: string) {
  const client = useApolloClient();
  const [mutate] = useSetPifRequirementMutation({ update: evictPifs });
  return {
    set: async (requirements: readonly Pick<Requirement, 'key' | 'version'>[], noted: Noted) => {
      const { atOnce } = PIF_REQUIREMENT_LIMITS;
      for (let at = 0; at < requirements.length; at += atOnce) {
        const some = requirements.slice(at, at + atOnce).map(({ key, version }) => ({ key, version }));
        await mutate({ variables: { input: { slug, requirements: some, ...noted } } });
      }
    },
    /** The file as the server has it now, also in the cache; undefined when it cannot be read. */
    fetchNow: async (): Promise<PifDetail_PifFragment | undefined> => {
      const query = { query: PifDocument, variables: { slug }, fetchPolicy: 'network-only' as const };
      return (await client.query(query).catch(() => null))?.data?.pif;
    },
  };
}
