import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  FragranceMaterialDocument,
  type FragranceMaterial_DetailFragment as Fragrance,
} from './FragranceMaterial.generated.ts';

/** What somebody else stored of a perfume or aroma meanwhile, until the person has decided; null otherwise. */
export function useRemoteFragrance() {
  const client = useApolloClient();
  const [remote, setRemote] = useState<Fragrance | null>(null);
  return {
    remote,
    /** Loads it; false when there is none of the name any more. */
    loadRemote: async (name: string): Promise<boolean> => {
      const query = { query: FragranceMaterialDocument, variables: { name }, fetchPolicy: 'network-only' } as const;
      const found = await client.query(query).catch(() => null);
      setRemote(found?.data?.fragranceMaterial ?? null);
      return Boolean(found?.data);
    },
    dismiss: () => setRemote(null),
  };
}
