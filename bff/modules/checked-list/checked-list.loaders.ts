import type DataLoader from 'dataloader';
import { requesterOf, type Loaders, type RequestContext } from '../../context.ts';
import type { IngredientCheck } from '../../resolvers.generated.ts';
import { createLoader } from '../../upstream/loader.ts';
import { runCheck } from '../check/check.service.ts';
import { fetchCheckedList, type CheckedListModel } from './checked-list.rest.ts';

declare module '../../context.ts' {
  interface Loaders {
    checkedList: CheckedListLoaders;
  }
}

export interface CheckedListLoaders {
  /** Saved lists with their texts. */
  byId: DataLoader<string, CheckedListModel>;
  /** Checks of saved lists by the current rules and knowledge, by id. */
  checks: DataLoader<string, IngredientCheck>;
}

export function createCheckedListLoaders(context: RequestContext, { knowledge }: Loaders['check']): CheckedListLoaders {
  const byId = createLoader((id) => fetchCheckedList(context.product, id));

  /** Lists are checked one after another, as labels are. */
  async function check(id: string): Promise<IngredientCheck> {
    const [saved, loaded] = await Promise.all([byId.load(id), knowledge()]);
    return runCheck(requesterOf(context), loaded, { ...saved, text: saved.text ?? '' });
  }

  return { byId, checks: createLoader(check, 1) };
}
