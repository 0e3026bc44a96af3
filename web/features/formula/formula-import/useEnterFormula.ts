import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { useApplyImport } from '../../../shared/import/useApplyImport.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { evictFormulas } from '../evictFormulas.ts';
import { useApplyFormulaImportMutation } from './FormulaImport.generated.ts';
import { toLineInput } from './reviewRows.ts';
import type { FormulaImportData } from './useFormulaImport.ts';
import { usePurpose } from './usePurpose.ts';
import type { useReview } from './useReview.ts';

/** Enters the formula after a confirmation and opens it. What the server refuses stands at its row, and everything typed stays. */
export function useEnterFormula(
  found: FormulaImportData,
  review: ReturnType<typeof useReview>,
  fetchFormulaSlug: () => Promise<string | null>,
) {
  const { t } = useTranslation('formulaImport');
  const [mutate] = useApplyFormulaImportMutation();
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map());
  const apply = useApplyImport();
  const navigate = useNavigate();
  const { nextPath } = usePurpose();
  const { name, code, reviewed } = review;

  const enter = async () => {
    const entered: { slug: string | null } = { slug: null };
    const run = async () => {
      setRefusals(new Map());
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
        setRefusals(refusalsOf(error));
        throw error;
      }
    };
    /** What was refused, by line of the sheet; in the words of the server where it gives no code that we know. */
    const refusalsOf = (error: unknown): Map<number, string> =>
      new Map(
        describeError(error).fields.flatMap(({ path, message, code }) => {
          const line = reviewed.lines[Number(/^input\.lines\.(\d+)\./.exec(path)?.[1])]?.line;
          const text = t(`refusal.${code ?? ''}` as 'refusal.NO_SUCH_ROW', { defaultValue: message });
          return line === undefined ? [] : [[line, text] as const];
        }),
      );
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
    });
    if (!isApplied || entered.slug === null) return;
    review.forget();
    notify('success', t('apply.done', { name }));
    void navigate(nextPath(entered.slug));
  };
  return { enter, refusals };
}
