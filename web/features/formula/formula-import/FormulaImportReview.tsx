import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONG_PAGE_SIZE } from '../../../../domain/limits.ts';
import type { ReviewSteps } from '../../../subjects/import/ImportFrame.tsx';
import { KindFilter } from '../../../subjects/import/KindFilter.tsx';
import { notify } from '../../../shared/notify/notify.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Pagination } from '../../../shared/ui/Pagination.tsx';
import { SumState } from '../editor/SumRow.tsx';
import { DetailFields } from './DetailFields.tsx';
import { ImportNotes } from './ImportNotes.tsx';
import { isScaleOpen, type ReviewRow } from './reviewRows.ts';
import { ReviewRowCard } from './ReviewRowCard.tsx';
import { useEnterFormula } from './useEnterFormula.ts';
import type { FormulaImportData } from './useFormulaImport.ts';
import { useErrorToasts } from './useErrorToasts.ts';
import { useReview } from './useReview.ts';
import { filters, useRowFilter, type Filter } from './useRowFilter.ts';

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
  const { keepToast, closeToasts, correct } = useErrorToasts();
  const { enter, refusals } = useEnterFormula(found, review, fetchFormulaSlug, keepToast);
  const [wasTried, setTried] = useState(false);
  // The offer of the server is of the rows as they were read.
  const areCorrected = rows.some((row) => row.isTouched || row.amount !== readRows.get(row.line)?.amount);

  const isOpen = ({ line }: ReviewRow) => reviewed.errors.has(line) || refusals.has(line);
  const { filter, choose, count, shown, page, setPage } = useRowFilter(rows, isOpen);
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
      <ImportNotes found={found} reviewed={reviewed} rows={rows} onRows={review.changeRows} />
      <DetailFields
        name={name}
        code={code}
        isNameMissing={wasTried && name.trim() === ''}
        onName={(typed) => correct(() => review.changeDetails({ name: typed }))}
        onCode={(typed) => review.changeDetails({ code: typed })}
      />
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
        <KindFilter<Filter>
          value={filter}
          options={filters.map((value) => ({ value, label: t(`filter.${value}`), count: count(value) }))}
          onChange={choose}
        />
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
                  offered={
                    areCorrected || isScaleOpen(reviewed) ? null : (readRows.get(row.line)?.scaledAmount ?? null)
                  }
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
