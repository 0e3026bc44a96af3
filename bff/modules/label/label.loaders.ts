import type DataLoader from 'dataloader';
import { identify, requesterOf, type Loaders, type RequestContext } from '../../context.ts';
import { createLoader } from '../../upstream/loader.ts';
import { checkLabelContent, type ContentToCheck, type LabelContentCheck } from '../check/check.service.ts';
import type { FollowedRevision } from '../formula/formula.loaders.ts';
import { fetchLabel, type LabelDetail } from './label.rest.ts';

declare module '../../context.ts' {
  interface Loaders {
    label: LabelLoaders;
  }
}

type LabelPapers = Pick<ContentToCheck, 'formula' | 'allergenFindings'>;

export interface LabelLoaders {
  /** Labels with their content. */
  bySlug: DataLoader<string, LabelDetail>;
  /** The checks of stored labels, by slug. */
  checks: DataLoader<string, LabelContentCheck>;
  /** What the papers of a label's formula say, by another revision where one is given. */
  sourceOf: (detail: LabelDetail, revision: number | null | undefined) => Promise<LabelPapers>;
}

/** Another revision of the formula that a label follows. */
export const followedAt = (
  { slug, currentRevision }: NonNullable<LabelDetail['formula']>,
  revision: number,
): FollowedRevision => ({ slug, revision, isBehind: revision < currentRevision });

/**
 * What the papers of its formula say of a label: the revision that it follows, or what is stored for those who may not
 * read it.
 */
export async function sourceOf(
  { formula: source, allergenFindings }: { formula: FollowedRevision | null } & Pick<LabelDetail, 'allergenFindings'>,
  { revisions, ofLabels }: Loaders['formula'],
): Promise<LabelPapers> {
  return source ? { formula: await ofLabels.load(await revisions.load(source)) } : { allergenFindings };
}

export function createLabelLoaders(
  context: RequestContext,
  { check: { knowledge }, formula }: Pick<Loaders, 'check' | 'formula'>,
): LabelLoaders {
  const bySlug = createLoader(async (slug) => fetchLabel(context.product, await identify(context), slug));

  /** Labels are checked one after another, in slices. */
  async function check(slug: string): Promise<LabelContentCheck> {
    const [detail, loaded] = await Promise.all([bySlug.load(slug), knowledge()]);
    const toCheck = { ...detail.content, ...(await sourceOf(detail, formula)) };
    return checkLabelContent(requesterOf(context), loaded, toCheck);
  }

  return {
    bySlug,
    checks: createLoader(check, 1),
    sourceOf: (detail, revision) => {
      const pinnedRevision = detail.formula && revision ? followedAt(detail.formula, revision) : detail.formula;
      return sourceOf({ ...detail, formula: pinnedRevision }, formula);
    },
  };
}
