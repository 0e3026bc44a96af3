import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import type { Column } from '../../shared/table/column.ts';
import { RowLink } from '../../shared/table/RowLink.tsx';
import { ResultBadge } from '../../shared/ui/ResultBadge.tsx';
import { paths } from '../../shared/url/paths.ts';
import type { FormulaRow_FormulaFragment as Formula } from './Formulas.generated.ts';
import './translations.generated.ts';

interface Actions {
  busyId: string | null;
  onDuplicate: (formula: Formula) => void;
  onDelete: (formula: Formula) => void;
}

/** The columns of the list of formulas. */
export function useFormulaColumns({ busyId, onDuplicate, onDelete }: Actions): Column<Formula>[] {
  const { t } = useTranslation('formula');
  const { t: common } = useTranslation();
  const { date, dateTime, number } = useFormat();
  return [
    {
      id: 'name',
      label: t('columns.name'),
      isFixed: true,
      cell: ({ name, slug }, tabIndex) => (
        <RowLink name={name} label={t('row.openOf', { name })} to={paths.formula(slug)} tabIndex={tabIndex} />
      ),
    },
    { id: 'code', label: t('columns.code'), width: 104, cell: ({ code }) => code ?? '–' },
    { id: 'company', label: common('company'), width: '15%', cell: ({ company }) => company.name },
    {
      id: 'result',
      label: t('columns.result'),
      width: 156,
      cell: ({ summary }) => <ResultBadge status={summary.result} />,
    },
    { id: 'points', label: t('columns.points'), width: 104, cell: ({ summary }) => number(summary.openCount) },
    {
      id: 'ingredients',
      label: t('columns.ingredients'),
      isHiddenAtFirst: true,
      cell: ({ summary }) => summary.ingredientText || t('row.noIngredients'),
    },
    { id: 'usage', label: t('columns.usage'), width: 84, cell: ({ usage }) => number(usage.count) },
    {
      id: 'updated',
      label: t('columns.updated'),
      width: 120,
      cell: ({ updatedAt }) => (
        <time dateTime={updatedAt ?? undefined} title={updatedAt === null ? undefined : dateTime(updatedAt)}>
          {date(updatedAt)}
        </time>
      ),
    },
    {
      id: 'updatedBy',
      label: t('columns.updatedBy'),
      width: '12%',
      isHiddenAtFirst: true,
      cell: ({ updatedBy }) => updatedBy ?? '–',
    },
    {
      id: 'actions',
      label: t('columns.actions'),
      width: 172,
      isFixed: true,
      cell: (formula, tabIndex) =>
        formula.viewerCanEdit && (
          <>
            <Button
              size="small"
              tabIndex={tabIndex}
              disabled={busyId === formula.id}
              aria-label={t('row.duplicateOf', { name: formula.name })}
              onClick={() => onDuplicate(formula)}
            >
              {t('row.duplicate')}
            </Button>
            <Button
              size="small"
              color="error"
              tabIndex={tabIndex}
              disabled={busyId === formula.id}
              aria-label={t('row.deleteOf', { name: formula.name })}
              onClick={() => onDelete(formula)}
            >
              {common('delete')}
            </Button>
          </>
        ),
    },
  ];
}
