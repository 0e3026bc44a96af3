import { pageParam } from '../../shared/url/pageParam.ts';
import type { ListParams } from '../../shared/url/listParams.ts';
import { wordParam } from '../../shared/url/wordParam.ts';
import type { LabelRecheckChangeKind } from './LabelRecheck.generated.ts';

/** What of a run is listed: labels of a kind, formulas, raw materials or product information files. */
export type ListedChanges = LabelRecheckChangeKind | 'FORMULAS' | 'MATERIALS' | 'PIFS';

/** The state of the list of changes, held in the address. */
interface LabelChangesFilters {
  kind: ListedChanges;
  page: number;
}

export const labelChangesParams: ListParams<LabelChangesFilters> = {
  kind: wordParam<ListedChanges>(
    { result: 'RESULT', findings: 'FINDINGS', formulas: 'FORMULAS', materials: 'MATERIALS', pifs: 'PIFS' },
    'RESULT',
  ),
  page: pageParam,
};
