import { pageParam } from '../../shared/url/pageParam.ts';
import type { ListParams } from '../../shared/url/useListParams.ts';
import { wordParam } from '../../shared/url/wordParam.ts';
import type { LabelRecheckChangeKind } from './LabelRecheck.generated.ts';

/** The state of the list of changed labels, held in the address. */
interface LabelChangesFilters {
  kind: LabelRecheckChangeKind;
  page: number;
}

export const labelChangesParams: ListParams<LabelChangesFilters> = {
  kind: wordParam<LabelRecheckChangeKind>({ result: 'RESULT', findings: 'FINDINGS' }, 'RESULT'),
  page: pageParam,
};
