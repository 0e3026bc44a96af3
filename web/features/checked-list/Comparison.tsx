import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { compareFindings } from '../../../domain/comparison/compareFindings.ts';
import { compareLists } from '../../../domain/comparison/compareLists.ts';
import { ingredientKey } from '../../../domain/comparison/ingredientKey.ts';
import { FindingList } from '../../subjects/check/FindingList.tsx';
import type { Check, CheckFinding } from '../../subjects/check/findingText.ts';
import { Panel } from '../../shared/ui/Panel.tsx';
import { ListDifference } from '../../subjects/comparison/ListDifference.tsx';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import './translations.generated.ts';
import { useCheckedListsToCompareQuery } from './CheckedListsToCompare.generated.ts';

interface Props {
  a: string;
  b: string;
  onClose: () => void;
}

/** The difference between two saved lists. */
export function Comparison({ a, b, onClose }: Props) {
  const { t } = useTranslation('checkedList');
  const { data, error, loading, refetch } = useCheckedListsToCompareQuery({
    variables: { a, b },
    notifyOnNetworkStatusChange: true,
  });
  const names = useMemo(() => data && compareNames(data.a.check, data.b.check), [data]);
  const findings = useMemo(() => data && compareChecks(data.a.check, data.b.check), [data]);
  return (
    <Box component="section" aria-label={t('compare.title')} sx={{ mb: 3 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          mb: 1.5,
        }}
      >
        <Typography variant="h2" component="p">
          {data ? t('compare.of', { a: data.a.name, b: data.b.name }) : t('compare.title')}
        </Typography>
        <Button variant="outlined" onClick={onClose}>
          {t('compare.close')}
        </Button>
      </Box>
      {error && !loading && !data && (
        <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {loading && !data && <Skeleton height={220} />}
      {data && names && findings && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <ListDifference comparison={names} nameA={`A: ${data.a.name}`} nameB={`B: ${data.b.name}`} />
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <FindingsOf title={t('compare.gone', { name: `A: ${data.a.name}` })} {...findings.a} />
            <FindingsOf title={t('compare.new', { name: `B: ${data.b.name}` })} {...findings.b} />
          </Box>
        </Box>
      )}
    </Box>
  );
}

function FindingsOf({ title, findings, names }: { title: string } & Pick<Check, 'findings' | 'names'>) {
  const { t } = useTranslation('checkedList');
  return (
    <Panel title={title}>
      {findings.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {t('compare.noFindings')}
        </Typography>
      ) : (
        <FindingList findings={findings} names={names} of={title} />
      )}
    </Panel>
  );
}

/** The names as printed, each compared by the ingredient it was recognised as; a nano form is another ingredient. */
function compareNames(a: Check, b: Check) {
  const keys = new Map(
    [...a.names, ...b.names].map(({ text, inciName, match, isNano }) => {
      const name = match === 'MISSPELLING' ? text : (inciName ?? text);
      return [text, ingredientKey(isNano ? `${name} [nano]` : name)];
    }),
  );
  const texts = ({ names }: Check) => names.map(({ text }) => text);
  return compareLists(texts(a), texts(b), (text) => keys.get(text) ?? ingredientKey(text));
}

/** The findings that only one of the checks has, each with the names of its check. */
function compareChecks(a: Check, b: Check) {
  const printed = new Map<CheckFinding, string>();
  for (const { names, findings } of [a, b]) {
    const texts = new Map(names.map(({ span, text }) => [span.start, text]));
    for (const finding of findings) printed.set(finding, (finding.span && texts.get(finding.span.start)) ?? '');
  }
  const { onlyInA, onlyInB } = compareFindings(a.findings, b.findings, (finding) => ({
    ...finding,
    ingredient: finding.ingredient ?? null,
    name: printed.get(finding) ?? null,
  }));
  return { a: { findings: onlyInA, names: a.names }, b: { findings: onlyInB, names: b.names } };
}
