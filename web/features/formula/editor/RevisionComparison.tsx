import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Change, ComparedFormula } from '../../../../domain/formula/compareFormulas.ts';
import { findingText, plainText, type CheckFinding } from '../../../subjects/check/findingText.ts';
import '../../../subjects/check/translations.generated.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { ChangeList } from '../../../shared/ui/ChangeList.tsx';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import './translations.generated.ts';
import { compareRevisions } from './compareRevisions.ts';
import { amountText, percentText } from './figureTexts.ts';
import { useFormulaDetailQuery } from './FormulaDetail.generated.ts';

interface Props {
  slug: string;
  before: number;
  after: number;
  onClose: () => void;
}

/** A revision for comparison. Not cached: the cached formula of its id is the current revision. */
const useRevision = (slug: string, revision: number) =>
  useFormulaDetailQuery({ variables: { slug, revision }, fetchPolicy: 'no-cache' });

/** What changed from one revision to another: lines, substances and the ingredient list. */
export function RevisionComparison({ slug, before, after, onClose }: Props) {
  const { t } = useTranslation('formulaEditor');
  const { t: common } = useTranslation();
  const one = useRevision(slug, before);
  const other = useRevision(slug, after);
  const error = one.error ?? other.error;
  const compared = one.data && other.data ? compareRevisions(one.data.formula, other.data.formula) : undefined;
  const { t: check } = useTranslation('check');
  const formats = useQuantity();
  /**
   * The share that decides the order, with the highest one where that is more; of what the list does not name only the
   * highest.
   */
  const shareOf = ({ order, max }: ComparedFormula['substances'][number]): string => {
    const most = max === null ? t('working.unknownMax') : t('working.maxOf', { max: `${amountText(max)} %` });
    if (order === max) return `${amountText(order)} %`;
    return order === 0n ? most : `${amountText(order)} % · ${most}`;
  };
  const findingItems = (findings: readonly CheckFinding[], text: string) =>
    findings.map((finding) => ({ name: plainText(findingText(check, formats, finding, [])), text }));
  /** What was added, removed or changed, each with its value before and after. */
  function itemsOf<T>(changes: readonly Change<T>[], nameOf: (item: T) => string, textOf: (item: T) => string) {
    return changes.flatMap(({ before: was, after: is }) => {
      const item = is ?? was;
      if (!item) return [];
      const text =
        was && is
          ? t('compare.fromTo', { before: textOf(was), after: textOf(is) })
          : t(is ? 'compare.added' : 'compare.removed', { value: textOf(item) });
      return [{ name: nameOf(item), text }];
    });
  }
  return (
    <Box sx={{ mb: 2 }}>
      <Panel
        title={t('compare.title', { before, after })}
        action={<Button onClick={onClose}>{common('close')}</Button>}
        busy={!compared && !error}
      >
        {error && !compared && (
          <ErrorNotice
            error={error}
            onRetry={() => {
              for (const { refetch } of [one, other]) void refetch().catch(() => undefined);
            }}
          />
        )}
        {!error && !compared && <Skeleton height={120} />}
        {compared?.isSame && <Typography variant="body2">{t('compare.same')}</Typography>}
        {compared && !compared.isSame && (
          <>
            <ChangeList
              title={t('compare.lines')}
              items={itemsOf(
                compared.lines,
                ({ name }) => name,
                ({ percent, phase, function: use }) =>
                  [`${percentText(percent)} %`, phase && t('line.inPhase', { phase }), use].filter(Boolean).join(' · '),
              )}
            />
            <ChangeList
              title={t('compare.substances')}
              items={itemsOf(
                compared.substances,
                ({ inciName, isNano }) => (isNano ? `${inciName} [nano]` : inciName),
                shareOf,
              )}
            />
            <ChangeList
              title={t('compare.findings')}
              items={[
                ...findingItems(compared.appeared, t('compare.appeared')),
                ...findingItems(compared.gone, t('compare.gone')),
              ]}
            />
            {compared.lists && (
              <Box component="section" sx={{ mt: 2 }}>
                <Typography variant="subtitle2" component="h3">
                  {t('compare.list')}
                </Typography>
                {[compared.lists.before, compared.lists.after].map((text, at) => (
                  <Typography key={at} variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
                    <strong>{t('revisions.number', { number: at === 0 ? before : after })}:</strong> {text}
                  </Typography>
                ))}
              </Box>
            )}
          </>
        )}
      </Panel>
    </Box>
  );
}
