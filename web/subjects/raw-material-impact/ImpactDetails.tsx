import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findingText, plainText } from '../check/findingText.ts';
import { FindingChanges, ResultChange } from '../check/ResultChange.tsx';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import './translations.generated.ts';
import { changesOf, type Impact } from './impact.ts';

/** Labels, and product information files, that the server compares. */
const MAX_COMPARED = 200;

/**
 * What a change of a raw material does: how many formulas, labels and product information files, then which, each with
 * what changes.
 */
export function ImpactDetails({ impact }: { impact: Impact }) {
  const { t } = useTranslation('rawMaterialImpact');
  const { formulaCount, formulas, labels, labelCount, pifs, pifCount } = impact;
  const archivedLabels = labels.filter(({ isArchived }) => isArchived);
  const openPifs = pifs.filter((pif) => !isKept(pif));
  const { lists, findings, results, changed, unchanged } = changesOf(impact);
  const counts = [
    t('formulas', { count: formulaCount }),
    formulas.length < formulaCount && t('computed', { count: formulas.length }),
    lists > 0 && t('lists', { count: lists }),
    findings > 0 && t('findings', { count: findings }),
    results > 0 && t('results', { count: results }),
    labels.length > 0 && t('labels', { count: labels.length }),
    labelCount > MAX_COMPARED && t('labelsCompared', { count: MAX_COMPARED }),
    pifs.length > 0 && t('pifs', { count: pifs.length }),
    pifCount > MAX_COMPARED && t('pifsCompared', { count: MAX_COMPARED }),
    changed.length + labels.length + pifs.length === 0 && t('nothing'),
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
        rows={labels.filter(({ isArchived }) => !isArchived).map(toLabelRow)}
      />
      <Rows title={t('archivedLabelsTitle')} about={t('archivedLabelsStay')} rows={archivedLabels.map(toLabelRow)} />
      <Rows title={t('pifsTitle')} about={t('pifsChange')} rows={openPifs.map(toPifRow)} />
      <Rows title={t('keptPifsTitle')} about={t('keptPifsStay')} rows={pifs.filter(isKept).map(toPifRow)} />
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

/** What was signed is not computed again, and nobody works on what was put away. */
const isKept = ({ stage }: Impact['pifs'][number]): boolean => stage === 'SIGNED' || stage === 'ARCHIVED';

type KeyedRow = [key: string, row: ReactNode];
const toLabelRow = (label: Impact['labels'][number]): KeyedRow => [label.slug, <LabelRow key="row" {...label} />];
const toPifRow = (pif: Impact['pifs'][number]): KeyedRow => [pif.slug, <PifRow key="row" {...pif} />];

function LabelRow({ name, company, formulaName, formulaRevision, before, after }: Impact['labels'][number]) {
  const { t } = useTranslation('rawMaterialImpact');
  return (
    <Row
      name={name ?? t('unnamed')}
      about={[company?.name, t('ofFormula', { name: formulaName, revision: formulaRevision })]}
      badge={<ResultChange before={before} after={after} />}
    />
  );
}

function PifRow({ name, company, formulaName, formulaRevision }: Impact['pifs'][number]) {
  const { t } = useTranslation('rawMaterialImpact');
  return <Row name={name} about={[company.name, t('ofFormula', { name: formulaName, revision: formulaRevision })]} />;
}

function Rows({ title, about, rows }: { title: string; about?: string; rows: readonly KeyedRow[] }) {
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
  const { t: check } = useTranslation('check');
  const formats = useQuantity();
  const { name, company, before, after, ingredientTextBefore, ingredientText, appeared, gone } = formula;
  const withTexts = (findings: typeof appeared) =>
    findings.map((one) => ({
      ...one,
      text: plainText(findingText(check, formats, { ...one, span: null, signOffKey: null, signOff: null })),
    }));
  const lists = ingredientTextBefore === ingredientText ? [] : [ingredientTextBefore, ingredientText];
  return (
    <>
      <Row name={name} about={[company.name]} badge={<ResultChange before={before} after={after} />} />
      {lists.map((text, at) => (
        <Typography key={at} variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          <strong>{t(at === 0 ? 'listBefore' : 'listAfter')}</strong> {text || t('noList')}
        </Typography>
      ))}
      <FindingChanges appeared={withTexts(appeared)} gone={withTexts(gone)} />
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
  badge?: ReactNode;
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
