import { setImmediate } from 'node:timers/promises';
import type DataLoader from 'dataloader';
import { identify, type Loaders, type RequestContext } from '../../context.ts';
import type { IngredientCheck } from '../../resolvers.generated.ts';
import { createLoader } from '../../upstream/loader.ts';
import { checkLabelContent } from '../check/check.service.ts';
import { fetchLabel, type LabelDetail } from './label.rest.ts';

declare module '../../context.ts' {
  interface Loaders {
    label: LabelLoaders;
  }
}

export interface LabelLoaders {
  /** Labels with their content. */
  bySlug: DataLoader<string, LabelDetail>;
  /** The checks of stored labels, by slug. */
  checks: DataLoader<string, IngredientCheck>;
}

export function createLabelLoaders(context: RequestContext, { knowledge }: Loaders['check']): LabelLoaders {
  const bySlug = createLoader(async (slug) => fetchLabel(context.product, await identify(context), slug));

  /**
   * Checking a text of thousands of unknown names takes half a second (measured with 30,000 ingredients), so other
   * requests are let through before each label, and labels are checked one after another.
   */
  async function check(slug: string): Promise<IngredientCheck> {
    const [{ content }, loaded] = await Promise.all([bySlug.load(slug), knowledge()]);
    await setImmediate();
    return checkLabelContent(loaded, content);
  }

  return { bySlug, checks: createLoader(check, 1) };
}
