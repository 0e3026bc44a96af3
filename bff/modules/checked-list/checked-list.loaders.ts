import type DataLoader from 'dataloader';
import type { RequestContext } from '../../context.ts';
import { createLoader } from '../../upstream/loader.ts';
import { fetchCheckedList, type CheckedListModel } from './checked-list.rest.ts';

declare module '../../context.ts' {
  interface Loaders {
    checkedList: CheckedListLoaders;
  }
}

export interface CheckedListLoaders {
  /** Saved lists with their texts. */
  byId: DataLoader<string, CheckedListModel>;
}

export const createCheckedListLoaders = ({ product }: RequestContext): CheckedListLoaders => ({
  byId: createLoader((id) => fetchCheckedList(product, id)),
});
