import { ALL_COMPANIES } from '../../../domain/company/companyId.ts';
import { useHasInteracted } from '../../shared/ui/firstInteraction.ts';
import { toVariables, type FormulaListParams } from './formulaListParams.ts';
import { useFormulaListCompaniesQuery, useFormulasQuery } from './Formulas.generated.ts';

/** The formulas of a search with the companies to filter by; while a page is loading, those shown before. */
export function useFormulas(params: FormulaListParams & { pageSize: number }) {
  const { data, previousData, error, loading, refetch } = useFormulasQuery({
    variables: toVariables(params),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const hasInteracted = useHasInteracted();
  const { data: companyData } = useFormulaListCompaniesQuery({
    skip: params.company === ALL_COMPANIES && !hasInteracted,
  });
  return {
    formulas: (data ?? (error ? undefined : previousData))?.formulas,
    companies: companyData?.companies,
    isCurrent: data !== undefined,
    error,
    loading,
    reload: () => void refetch().catch(() => undefined),
  };
}
