import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { useApplyImport } from '../../../subjects/import/useApplyImport.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { evictFormulas } from '../../../shared/apollo/evictQueries.ts';
import { useApplyFormulaImportMutation } from './FormulaImport.generated.ts';
import { type ReviewRow, toLineInput } from './reviewRows.ts';
import type { FormulaImportData } from './useFormulaImport.ts';
import { removeWaitingImport } from './waitingImports.ts';
import { usePurpose } from './usePurpose.ts';
import type { useReview } from './useReview.ts';

/** Why the server refused a row. */
interface Refusal {
  row: ReviewRow;
  text: string;
}

/**
 * Enters the formula after a confirmation and opens it. What the server refuses stands at its row, and everything typed
 * stays.
 */
export function useEnterFormula(
  found: FormulaImportData,
  review: ReturnType<typeof useReview>,
  fetchFormulaSlug: () => Promise<string | null>,
  onRefused: (closeToast: () => void) => void,
) {
  const { t } = useTranslation('formulaImport');
  const [mutate] = useApplyFormulaImportMutation();
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const apply = useApplyImport();
  const navigate = useNavigate();
  const { nextPath } = usePurpose();
  const { name, code, reviewed } = review;

  const enter = async () => {
    const entered: { slug: string | null } = { slug: null };
    const run = async () => {
      setRefused([]);
      try {
        const { data } = await mutate({
          variables: { input: { id: found.id, name, code: code || null, lines: reviewed.lines.map(toLineInput) } },
          update: (cache) => {
            evictFormulas(cache);
            cache.evict({ id: 'ROOT_QUERY', fieldName: 'rawMaterials' });
          },
        });
        entered.slug = data?.applyFormulaImport.formula.slug ?? null;
      } catch (error) {
        setRefused(refusalsOf(error));
        throw error;
      }
    };
    /** In the words of the server where it gives no code that we know. */
    const refusalsOf = (error: unknown): Refusal[] =>
      describeError(error).fields.flatMap(({ path, message, code }) => {
        const row = reviewed.lines[Number(/^input\.lines\.(\d+)\./.exec(path)?.[1])];
        const text = t(`refusal.${code ?? ''}` as 'refusal.NO_SUCH_ROW', { defaultValue: message });
        return row ? [{ row, text }] : [];
      });
    const isApplied = await apply({
      fileName: found.fileName,
      title: t('apply.title'),
      message: [
        t('apply.lines', { count: reviewed.lines.length, name }),
        t('apply.materials', { count: reviewed.newCount }),
        t('apply.whole'),
      ].join(' '),
      conflictText: t('apply.conflict'),
      run,
      checkApplied: async () => {
        entered.slug = await fetchFormulaSlug();
        return entered.slug !== null;
      },
      onRefused,
    });
    if (!isApplied || entered.slug === null) return;
    review.forget();
    removeWaitingImport(found.id);
    notify('success', t('apply.done', { name }));
    void navigate(nextPath(entered.slug));
  };
  // A row that was corrected since is another object.
  const refusals = new Map(
    refused.filter(({ row }) => review.rows.includes(row)).map(({ row, text }) => [row.line, text] as const),
  );
  return { enter, refusals };
}
