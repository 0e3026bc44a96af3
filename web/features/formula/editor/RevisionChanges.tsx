import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Change, ComparedFormula } from '../../../../domain/formula/compareFormulas.ts';
import { findingText, plainText, type CheckFinding } from '../../../subjects/check/findingText.ts';
import '../../../subjects/check/translations.generated.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { ChangeList } from '../../../shared/ui/ChangeList.tsx';
import './translations.generated.ts';
import { MarkedNames } from './MarkedNames.tsx';
import type { RevisionDifference } from './compareRevisions.ts';
import { amountText, percentText } from './figureTexts.ts';
import { substanceName } from './substanceName.ts';

interface Props {
  compared: RevisionDifference;
  /** The numbers of the two revisions. */
  before: number;
  after: number;
}

/** The changes between two revisions: lines, substances, findings and the ingredient list. */
export function RevisionChanges({ compared, before, after }: Props) {
  const { t } = useTranslation('formulaEditor');
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
      <ChangeList title={t('compare.substances')} items={itemsOf(compared.substances, substanceName, shareOf)} />
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
          {[compared.lists.before, compared.lists.after].map((names, at) => (
            <Typography key={at} variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              <strong>{t('revisions.number', { number: at === 0 ? before : after })}:</strong>{' '}
              <MarkedNames names={names} />
            </Typography>
          ))}
        </Box>
      )}
    </>
  );
}
