import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FORMULA_LIMITS } from '../../../../domain/formula/limits.ts';
import { LONG_PAGE_SIZE } from '../../../../domain/limits.ts';
import type { ReviewSteps } from '../../../subjects/import/ImportFrame.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Field } from '../../../shared/ui/Field.tsx';
import { Pagination } from '../../../shared/ui/Pagination.tsx';
import { SegmentedFilter } from '../../../shared/ui/SegmentedFilter.tsx';
import { SumState } from '../editor/SumRow.tsx';
import { ImportNotes } from './ImportNotes.tsx';
import { type ReviewRow, scaleRows } from './reviewRows.ts';
import { ReviewRowCard } from './ReviewRowCard.tsx';
import { useEnterFormula } from './useEnterFormula.ts';
import type { FormulaImportData } from './useFormulaImport.ts';
import { useReview } from './useReview.ts';

const filters = ['ALL', 'OPEN', 'NEW', 'EXISTING', 'LEFT_OUT'] as const;
type Filter = (typeof filters)[number];

interface Props extends Pick<ReviewSteps, 'onAnother' | 'onCorrected'> {
  found: FormulaImportData;
  fetchFormulaSlug: () => Promise<string | null>;
}

/**
 * The rows of an import, each with its raw material and its amount to be corrected in place, and the button that enters
 * the formula.
 */
export function FormulaImportReview({ found, fetchFormulaSlug, onAnother, onCorrected }: Props) {
  const { t } = useTranslation('formulaImport');
  const { t: sheet } = useTranslation('sheetImport');
  const { t: common } = useTranslation();
  const review = useReview(found);
  const { name, code, rows, reviewed, readRows } = review;
  const correctedFile = review.isCorrected ? found.fileName : null;
  useEffect(() => onCorrected(correctedFile), [correctedFile, onCorrected]);
  // What was said of errors goes with the first correction.
  const [toasts, setToasts] = useState<readonly (() => void)[]>([]);
  const keepToast = (closeToast: () => void) => setToasts((before) => [...before, closeToast]);
  const closeToasts = () => {
    toasts.forEach((closeToast) => closeToast());
    setToasts([]);
  };
  const correct = (change: () => void) => {
    closeToasts();
    change();
  };
  const { enter, refusals } = useEnterFormula(found, review, fetchFormulaSlug, keepToast);
  const [filter, setFilter] = useState<Filter>('ALL');
  const [page, setPage] = useState(1);
  const [wasTried, setTried] = useState(false);
  // Rows that are corrected under "to be settled" stay in view until the filter is chosen again.
  const [openLines, setOpenLines] = useState<ReadonlySet<number>>(new Set());

  // The offer of the server is of the rows as they were read.
  const areCorrected = rows.some((row) => row.isTouched || row.amount !== readRows.get(row.line)?.amount);

  const isOpen = ({ line }: ReviewRow) => reviewed.errors.has(line) || refusals.has(line);
  const isShown = (row: ReviewRow): boolean =>
    filter === 'ALL' || (filter === 'OPEN' ? isOpen(row) || openLines.has(row.line) : row.choice === filter);
  const shown = rows.filter(isShown);
  const count = (one: Filter) =>
    one === 'ALL' ? rows.length : rows.filter((row) => (one === 'OPEN' ? isOpen(row) : row.choice === one)).length;
  const choose = (one: Filter) => {
    setFilter(one);
    setPage(1);
    setOpenLines(new Set(rows.filter(isOpen).map(({ line }) => line)));
  };
  const submit = () => {
    setTried(true);
    closeToasts();
    if (name.trim() === '') keepToast(notify('error', t('details.nameMissing')));
    else if (reviewed.lines.length === 0) keepToast(notify('error', t('noLines')));
    else if (reviewed.errors.size > 0) {
      keepToast(notify('error', t('open', { count: reviewed.errors.size })));
      choose('OPEN');
    } else void enter();
  };
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <ImportNotes found={found} reviewed={reviewed} onScale={() => review.changeRows(scaleRows(rows))} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 1fr' } }}>
        <Field
          label={t('details.name')}
          value={name}
          error={wasTried && name.trim() === '' ? t('details.nameMissing') : undefined}
          inputProps={{ maxLength: FORMULA_LIMITS.name }}
          onChange={(event) => correct(() => review.changeDetails({ name: event.target.value }))}
        />
        <Field
          label={t('details.code')}
          value={code}
          inputProps={{ maxLength: FORMULA_LIMITS.code }}
          onChange={(event) => review.changeDetails({ code: event.target.value })}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button variant="contained" onClick={submit}>
          {t('enter')}
        </Button>
        <Button variant="outlined" onClick={onAnother}>
          {sheet('another')}
        </Button>
        <SumState sum={reviewed.sum} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ overflowX: 'auto', mb: 1.5, pb: 0.5 }}>
          {/* As wide as its text. On a narrow screen it scrolls inside this box. */}
          <Box sx={{ width: 'max-content' }}>
            <SegmentedFilter<Filter>
              label={sheet('kinds')}
              value={filter}
              options={filters.map((value) => ({ value, label: t(`filter.${value}`), count: count(value) }))}
              onChange={choose}
            />
          </Box>
        </Box>
        {shown.length === 0 ? (
          <EmptyState title={common('empty.noEntries')} text={sheet('none')} />
        ) : (
          <Box
            component="ul"
            aria-label={t(`filter.${filter}`)}
            sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
          >
            {shown.slice((page - 1) * LONG_PAGE_SIZE, page * LONG_PAGE_SIZE).map((row) => (
              <Card component="li" key={row.line} sx={{ p: 2, minWidth: 0 }}>
                <ReviewRowCard
                  row={row}
                  read={readRows.get(row.line)}
                  errors={reviewed.errors.get(row.line) ?? []}
                  rest={reviewed.rest}
                  offered={areCorrected ? null : (readRows.get(row.line)?.scaledAmount ?? null)}
                  refusal={refusals.get(row.line) ?? null}
                  onChange={(patch) => correct(() => review.changeRow(row.line, patch))}
                />
              </Card>
            ))}
          </Box>
        )}
        <Pagination page={page} pageSize={LONG_PAGE_SIZE} totalCount={shown.length} onPage={setPage} />
      </Box>
    </Box>
  );
}
