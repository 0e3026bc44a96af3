import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListComparison } from '../../../domain/comparison/compareLists.ts';
import { textKey } from '../../../domain/comparison/ingredientKey.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { tabularFigures } from '../../shared/theme/theme.ts';
import './translations.generated.ts';

/** Rows of a section shown at first; a button shows the rest. */
const INITIAL_COUNT = 100;

interface Row {
  key: string;
  text: string;
  /** Shown after the text, such as its positions. */
  note: string;
}

interface Props {
  comparison: ListComparison;
  /** The names of the two lists. */
  nameA: string;
  nameB: string;
}

/** Returns a function that formats the counts of a difference as one line, for the screen and for copying. */
export function useDifferenceCounts(): (comparison: ListComparison) => string {
  const { t } = useTranslation('comparison');
  const { number } = useFormat();
  return ({ onlyInA, onlyInB, inBoth }) =>
    t('counts', {
      onlyA: number(onlyInA.length),
      onlyB: number(onlyInB.length),
      both: number(inBoth.length),
      moved: number(inBoth.filter(({ isMoved }) => isMoved).length),
    });
}

/** The difference of two lists, one section for each kind of difference. */
export function ListDifference({ comparison, nameA, nameB }: Props) {
  const { t } = useTranslation('comparison');
  const { number } = useFormat();
  const counts = useDifferenceCounts();
  const { onlyInA, onlyInB, inBoth, nearMatches, repeatedInA, repeatedInB } = comparison;
  const toRows = (items: ListComparison['onlyInA']): Row[] =>
    items.map(({ text, at }) => ({ key: String(at), text, note: number(at + 1) }));
  const positions = ({ a, b }: { a: { at: number }; b: { at: number } }) =>
    t('place', { a: number(a.at + 1), b: number(b.at + 1) });
  const pairs = (isMoved: boolean): Row[] =>
    inBoth
      .filter((pair) => pair.isMoved === isMoved)
      .map((pair) => ({
        key: String(pair.a.at),
        text: textKey(pair.a.text) === textKey(pair.b.text) ? pair.a.text : `${pair.a.text} = ${pair.b.text}`,
        note: isMoved ? positions(pair) : number(pair.a.at + 1),
      }));
  const near = nearMatches.map(({ a, b, distance }): Row => ({
    key: String(a.at),
    text: `${a.text} → ${b.text}`,
    note: t('letters', { count: distance }),
  }));
  const moved = pairs(true);
  const isSame = onlyInA.length === 0 && onlyInB.length === 0 && moved.length === 0;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography role="status" sx={{ fontWeight: 600, ...tabularFigures }}>
        {isSame ? t('same') : counts(comparison)}
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <Section title={t('onlyInA', { name: nameA })} tone="result.red" rows={toRows(onlyInA)} />
        <Section title={t('onlyInB', { name: nameB })} tone="result.green" rows={toRows(onlyInB)} />
        {near.length > 0 && <Section title={t('near')} hint={t('nearHint')} tone="result.yellow" rows={near} />}
        {moved.length > 0 && <Section title={t('moved')} tone="info" rows={moved} />}
        {repeatedInA.length > 0 && (
          <Section title={t('repeated', { name: nameA })} tone="result.yellow" rows={toRows(repeatedInA)} />
        )}
        {repeatedInB.length > 0 && (
          <Section title={t('repeated', { name: nameB })} tone="result.yellow" rows={toRows(repeatedInB)} />
        )}
        <Section title={t('both')} tone="primary" rows={pairs(false)} />
      </Box>
    </Box>
  );
}

interface SectionProps {
  title: string;
  hint?: string;
  tone: 'result.red' | 'result.green' | 'result.yellow' | 'info' | 'primary';
  rows: readonly Row[];
}

function Section({ title, hint, tone, rows }: SectionProps) {
  const { t } = useTranslation('comparison');
  const { number } = useFormat();
  const id = useId();
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? rows : rows.slice(0, INITIAL_COUNT);
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Typography variant="h4" component="h2" id={id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {title}
        <Box
          component="span"
          sx={{
            px: 1,
            borderRadius: 999,
            bgcolor: `${tone}.soft`,
            color: `${tone}.main`,
            typography: 'caption',
            fontWeight: 600,
          }}
        >
          {number(rows.length)}
        </Box>
      </Typography>
      {hint && (
        <Typography variant="caption" component="p" color="textSecondary">
          {hint}
        </Typography>
      )}
      {rows.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('nothing')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {shown.map(({ key, text, note }) => (
            <Box
              component="li"
              key={key}
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                gap: 2,
                py: 0.5,
                borderTop: 1,
                borderColor: 'divider',
                typography: 'body2',
              }}
            >
              <Box component="span" sx={{ minWidth: 0 }}>
                {text}
              </Box>
              <Box
                component="span"
                sx={{ color: 'text.secondary', typography: 'caption', flexShrink: 0, ...tabularFigures }}
              >
                {note}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {shown.length < rows.length && (
        <Button onClick={() => setExpanded(true)}>{t('showAll', { count: rows.length - shown.length })}</Button>
      )}
    </Card>
  );
}
