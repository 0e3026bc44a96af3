import { useApolloClient } from '@apollo/client/react';
import type { UseFormReturn } from 'react-hook-form';
import { showFailure } from '../../../shared/forms/showFailure.ts';
import { type AccessTokenForm, fieldOf } from './accessToken.form.ts';
import { AccessTokensDocument, useCreateAccessTokenMutation } from './AccessTokens.generated.ts';

/** A token that was made, shown once. */
export interface MadeToken {
  name: string;
  token: string;
}

/** Makes a token; false when that fails, with the reason in the form. */
export function useCreateAccessToken(form: UseFormReturn<AccessTokenForm>, onMade: (made: MadeToken) => void) {
  const client = useApolloClient();
  // Not cached, because the cache would hold the token.
  const [mutate] = useCreateAccessTokenMutation({ fetchPolicy: 'no-cache' });
  return async (values: AccessTokenForm): Promise<boolean> => {
    try {
      const { data } = await mutate({ variables: { input: values } });
      if (!data) return false;
      const { token, accessToken } = data.createAccessToken;
      onMade({ name: accessToken.name, token });
      await client.refetchQueries({ include: [AccessTokensDocument] });
      return true;
    } catch (error) {
      showFailure(form, error, fieldOf);
      return false;
    }
  };
}
