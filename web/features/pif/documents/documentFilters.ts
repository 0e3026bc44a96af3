import type { RequirementState } from '../../../shared/apollo/schema.generated.ts';
import { isSettled } from '../../../subjects/requirement/isSettled.ts';
import { pageParam } from '../../../shared/url/pageParam.ts';
import { textParam } from '../../../shared/url/textParam.ts';
import type { ListParams } from '../../../shared/url/listParams.ts';
import { wordParam } from '../../../shared/url/wordParam.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';

export type Requirement = PifDetail_PifFragment['requirements'][number];

/** Which entries are shown, besides the single states. */
export type StateFilter = RequirementState | 'OPEN' | 'ALL' | 'EXPIRING';

/** What belongs to the file itself and to no raw material. */
export const OF_FILE = 'pif';
/** What nobody brings yet. */
export const NOBODY = '-';

/** Named as in the address. */
export interface DocumentFilters {
  state: StateFilter;
  /** A name, NOBODY, or empty for anybody. */
  owner: string;
  /** The id of a raw material, OF_FILE, or empty for everything. */
  material: string;
  page: number;
}

const states: Record<string, StateFilter> = {
  open: 'OPEN',
  all: 'ALL',
  expiring: 'EXPIRING',
  missing: 'MISSING',
  question: 'QUESTION',
  expired: 'EXPIRED',
  done: 'DONE',
  waived: 'WAIVED',
};
export const stateFilters = Object.values(states);

/** The filters as the address holds them. */
export const documentParams: ListParams<DocumentFilters> = {
  state: wordParam(states, 'OPEN'),
  owner: textParam,
  material: textParam,
  page: pageParam,
};

const fitsState = (requirement: Requirement, state: StateFilter): boolean => {
  if (state === 'ALL') return true;
  if (state === 'OPEN') return !isSettled(requirement);
  if (state === 'EXPIRING') return requirement.isExpiring;
  return requirement.state === state;
};

/** The entries that fit all filters, in the order of the sections and of the lines of the formula. */
export const filterRequirements = (
  requirements: readonly Requirement[],
  { state, owner, material }: Omit<DocumentFilters, 'page'>,
): Requirement[] =>
  requirements.filter(
    (one) =>
      fitsState(one, state) &&
      (owner === '' || (owner === NOBODY ? one.owner === null : one.owner === owner)) &&
      (material === '' || (material === OF_FILE ? one.rawMaterial === null : one.rawMaterial?.id === material)),
  );
