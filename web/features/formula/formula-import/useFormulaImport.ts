import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { MAX_PAGE_SIZE } from '../../../../domain/limits.ts';
import { FormulaImportDocument, type FormulaImportQuery } from './FormulaImport.generated.ts';

export type FormulaImportData = FormulaImportQuery['formulaImport'];

/** An import with all of its rows, which come in several pages. */
export function useFormulaImport(id: string) {
  const client = useApolloClient();
  const [found, setFound] = useState<FormulaImportData | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const fetchPage = async (page: number) => {
      const variables = { id, page, pageSize: MAX_PAGE_SIZE };
      // Not cached: the rows differ with the page.
      const { data } = await client.query({ query: FormulaImportDocument, variables, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('The import was not sent');
      return data.formulaImport;
    };
    const fetchAll = async () => {
      const first = await fetchPage(1);
      const count = Math.ceil(first.totalCount / MAX_PAGE_SIZE);
      const more = await Promise.all(Array.from({ length: Math.max(0, count - 1) }, (_, at) => fetchPage(at + 2)));
      return { ...first, rows: [first, ...more].flatMap(({ rows }) => rows) };
    };
    fetchAll().then(
      (all) => isCurrent && setFound(all),
      (reason: unknown) => isCurrent && setError(reason),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, id, attempt]);

  return {
    found,
    error,
    retry: () => {
      setError(null);
      setAttempt(attempt + 1);
    },
    /** Slug of the formula if the import is applied. */
    fetchFormulaSlug: async (): Promise<string | null> => {
      const variables = { id, page: 1, pageSize: 1 };
      const { data } = await client.query({ query: FormulaImportDocument, variables, fetchPolicy: 'no-cache' });
      return data?.formulaImport.formulaSlug ?? null;
    },
  };
}
