import type { Context } from '../../context.ts';
import { clientError } from '../../errors.ts';
import type { AssessorProfile } from '../../resolvers.generated.ts';
import { fetchAssessorProfile } from './viewer.assessor.rest.ts';

/**
 * The caller's profile as a safety assessor. Throws FORBIDDEN with what it lacks: nobody concludes or signs without.
 */
export async function completeProfileOf({ product }: Pick<Context, 'product'>): Promise<AssessorProfile> {
  const profile = await fetchAssessorProfile(product);
  if (profile.gaps.length > 0)
    throw clientError('FORBIDDEN', `The assessor profile is not complete: ${profile.gaps.join(', ')}`);
  return profile;
}
