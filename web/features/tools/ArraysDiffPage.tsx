import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_INGREDIENT_TEXT_LENGTH } from '../../../domain/limits.ts';
import { compareLists, type ListComparison } from '../../../domain/comparison/compareLists.ts';
import { ingredientKey, textKey } from '../../../domain/comparison/ingredientKey.ts';
import { ListDifference, useDifferenceCounts } from '../../subjects/comparison/ListDifference.tsx';
import { readList, type ListKind } from '../../subjects/comparison/readList.ts';
import { useSessionStorageState } from '../../shared/useSessionStorageState.ts';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { SelectFilter } from '../../shared/ui/SelectFilter.tsx';
import './translations.generated.ts';
import { ResultActions } from './ResultActions.tsx';
import { Section } from './Section.tsx';
import { ToolPage } from './ToolPage.tsx';
import { useAddressInputs } from './useAddressInputs.ts';

const kinds: readonly ListKind[] = ['inci', 'lines'];
const defaults = { kind: 'inci' };

/** The difference of two pasted lists: only in one, in both, moved, nearly the same. */
export default function ArraysDiffPage() {
  const { t } = useTranslation('tools');
  const [inputs, change, reset] = useAddressInputs(defaults);
  const [a, setA] = useSessionStorageState('diff.a');
  const [b, setB] = useSessionStorageState('diff.b');
  const counts = useDifferenceCounts();
  const kind = kinds.find((one) => one === inputs.kind) ?? 'inci';
  const [lateA, lateB] = [useDeferredValue(a), useDeferredValue(b)];
  const lists = useMemo(() => [readList(lateA, kind), readList(lateB, kind)] as const, [lateA, lateB, kind]);
  const comparison = useMemo(() => compareLists(...lists, kind === 'inci' ? ingredientKey : textKey), [lists, kind]);
  const isEmpty = lists.every((list) => list.length === 0);
  const clear = () => {
    reset();
    setA('');
    setB('');
  };
  const names = { nameA: t('diff.listA'), nameB: t('diff.listB') };
  const list = (label: string, text: string, set: (text: string) => void, count: number) => (
    <Field
      label={label}
      value={text}
      multiline
      minRows={7}
      maxRows={16}
      onChange={(event) => set(event.target.value.slice(0, MAX_INGREDIENT_TEXT_LENGTH))}
      hint={t('diff.items', { count })}
      inputProps={{ spellCheck: false }}
      sx={{ p: 0, '& textarea': { boxSizing: 'border-box' } }}
    />
  );
  const linesOf = ({ onlyInA, onlyInB, nearMatches, inBoth }: ListComparison) => [
    ...onlyInA.map(({ text }) => `A: ${text}`),
    ...onlyInB.map(({ text }) => `B: ${text}`),
    ...nearMatches.map((pair) => `≈ ${pair.a.text} → ${pair.b.text}`),
    ...inBoth.filter(({ isMoved }) => isMoved).map((pair) => `↕ ${pair.a.text} ${pair.a.at + 1} → ${pair.b.at + 1}`),
  ];
  return (
    <ToolPage
      title={t('diff.title')}
      about={t('diff.about')}
      onReset={clear}
      inputs={
        <Section title={t('diff.inputs')}>
          <Box sx={{ display: 'grid', gap: 2 }}>
            <Box sx={{ display: 'grid' }}>
              <Typography variant="subtitle2" component="p" color="textSecondary" aria-hidden sx={{ mb: 0.5 }}>
                {t('diff.kind')}
              </Typography>
              <SelectFilter
                label={t('diff.kind')}
                value={kind}
                options={kinds.map((value) => ({ value, label: t(`diff.kindOf.${value}`) }))}
                onChange={(value) => change({ kind: value })}
              />
            </Box>
            {list(t('diff.listA'), a, setA, lists[0].length)}
            {list(t('diff.listB'), b, setB, lists[1].length)}
          </Box>
        </Section>
      }
      result={
        isEmpty ? (
          <EmptyState title={t('diff.empty')} text={t('diff.emptyText')} />
        ) : (
          <>
            <ResultActions text={() => [counts(comparison), ...linesOf(comparison)].join('\n')} />
            <ListDifference comparison={comparison} {...names} />
          </>
        )
      }
    />
  );
}
