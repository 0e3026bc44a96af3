import { roles, toSchemaRole } from '../../../domain/account/roles.ts';
import { LONG_PAGE_SIZE } from '../../../domain/limits.ts';
import type { Role } from '../../shared/apollo/schema.generated.ts';
import { pageParam } from '../../shared/url/pageParam.ts';
import { textParam } from '../../shared/url/textParam.ts';
import { parseListParams, type ListParams } from '../../shared/url/listParams.ts';
import { wordParam } from '../../shared/url/wordParam.ts';
import type { FirstVariables } from '../../shared/table/firstVariables.ts';
import type { UsersQueryVariables } from './Users.generated.ts';

/** The state of the list, held in the address. */
export interface UserListParams {
  filter: string;
  /** Null for all. */
  role: Role | null;
  /** Null for both. */
  isActive: boolean | null;
  page: number;
}

export const userListParams: ListParams<UserListParams> = {
  filter: textParam,
  role: wordParam<Role | null>(Object.fromEntries(roles.map((role) => [role, toSchemaRole(role)])), null),
  isActive: wordParam<boolean | null>({ yes: true, no: false }, null),
  page: pageParam,
};

/** The variables of the query. */
export const toVariables = ({ filter, role, isActive, page }: UserListParams): UsersQueryVariables => ({
  search: filter.trim() || null,
  role,
  isActive,
  page,
  pageSize: LONG_PAGE_SIZE,
});

/** The variables with which the page begins. */
export const firstVariables: FirstVariables = ({ params }) => toVariables(parseListParams(userListParams, params));
