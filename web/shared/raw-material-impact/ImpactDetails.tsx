import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FindingChanges, ResultChange } from '../check/ResultChange.tsx';
import './translations.ts';
import { changesOf, type Impact } from './impact.ts';

/** What a change of a raw material does: how many formulas and labels, then which, each with what changes. */
export function ImpactDetails({ impact }: { impact: Impact }) {
  const { t } = useTranslation('rawMaterialImpact');
  const { formulaCount, formulas, labels } = impact;
  const { lists, findings, results, changed, unchanged } = changesOf(impact);
  const counts = [
    t('formulas', { count: formulaCount }),
    formulas.length < formulaCount && t('computed', { count: formulas.length }),
    lists > 0 && t('lists', { count: lists }),
    findings > 0 && t('findings', { count: findings }),
    results > 0 && t('results', { count: results }),
    labels.length > 0 && t('labels', { count: labels.length }),
    changed.length + labels.length === 0 && t('nothing'),
  ].filter((text) => text !== false);
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
        {counts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
      <Rows title={t('formulasTitle')} rows={changed.map((one) => [one.slug, <ChangedFormula key="row" {...one} />])} />
      <Rows
        title={t('labelsTitle')}
        about={t('labelsStay')}
        rows={labels.map(({ slug, name, company, formulaName, before, after }) => [
          slug,
          <Row
            key="row"
            name={name ?? t('unnamed')}
            about={[company?.name, t('ofFormula', { name: formulaName })]}
            badge={<ResultChange before={before} after={after} />}
          />,
        ])}
      />
      {unchanged.length > 0 && (
        <Box component="section" sx={{ mt: 2 }}>
          <Typography variant="subtitle2" component="h3">
            {t('sameTitle')}
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {unchanged.map(({ name }) => name).join(', ')}
          </Typography>
        </Box>
      )}
    </>
  );
}

function Rows({ title, about, rows }: { title: string; about?: string; rows: readonly [key: string, ReactNode][] }) {
  if (rows.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      {about && (
        <Typography variant="caption" color="textSecondary" component="p">
          {about}
        </Typography>
      )}
      <Box component="ul" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map(([key, row]) => (
          <Box component="li" key={key} sx={{ py: 1, borderTop: 1, borderColor: 'divider', minWidth: 0 }}>
            {row}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function ChangedFormula(formula: Impact['formulas'][number]) {
  const { t } = useTranslation('rawMaterialImpact');
  const { name, company, before, after, ingredientTextBefore, ingredientText, appeared, gone } = formula;
  const lists = ingredientTextBefore === ingredientText ? [] : [ingredientTextBefore, ingredientText];
  return (
    <>
      <Row name={name} about={[company.name]} badge={<ResultChange before={before} after={after} />} />
      {lists.map((text, at) => (
        <Typography key={at} variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          <strong>{t(at === 0 ? 'listBefore' : 'listAfter')}</strong> {text || t('noList')}
        </Typography>
      ))}
      <FindingChanges appeared={appeared} gone={gone} />
    </>
  );
}

function Row({
  name,
  about,
  badge,
}: {
  name: string;
  about: readonly (string | null | undefined)[];
  badge: ReactNode;
}) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Box component="span" sx={{ typography: 'body2', fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        {badge}
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {about.filter(Boolean).join(' · ')}
      </Typography>
    </>
  );
}
