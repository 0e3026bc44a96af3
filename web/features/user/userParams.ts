import { roles, toSchemaRole } from '../../../domain/account/roles.ts';
import type { Role } from '../../shared/apollo/schema.generated.ts';
import { pageParam } from '../../shared/url/pageParam.ts';
import { textParam } from '../../shared/url/textParam.ts';
import type { ListParams } from '../../shared/url/useListParams.ts';
import { wordParam } from '../../shared/url/wordParam.ts';

/** The state of the list, held in the address. */
interface UserListParams {
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
