import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { findingText, type CheckFinding } from '../../../subjects/check/findingText.ts';
import '../../../subjects/check/translations.generated.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { ChangeList } from '../../../shared/ui/ChangeList.tsx';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { paths } from '../../../shared/url/paths.ts';
import './translations.generated.ts';
import type { LabelDetail_LabelFragment } from './LabelDetail.generated.ts';
import { useLabelFormulaUpdateQuery, type LabelFormulaUpdateQuery } from './LabelFormulaUpdate.generated.ts';

/** What the current revision of the formula changes. */
export type FormulaUpdate = NonNullable<NonNullable<LabelFormulaUpdateQuery['label']['formula']>['update']>;

interface Props {
  /** What can be done with the link to the formula. */
  action?: ReactNode;
  /** The label's part of an address. */
  slug: string;
  formula: NonNullable<LabelDetail_LabelFragment['formula']>;
  /** Where the label is edited; none for viewers who may not. */
  formAddress?: string | undefined;
  /** Takes the new list over into the form. */
  onTakeOver?: ((update: FormulaUpdate) => void) | undefined;
}

/** The formula and revision that a label was made from; when the formula has moved on, what that changes. */
export function FormulaPanel({ action, slug, formula, formAddress, onTakeOver }: Props) {
  const { t } = useTranslation('labelDetail');
  const { number } = useFormat();
  const { name, revision, currentRevision, isBehind } = formula;
  // Not cached: the cached label holds its formula without this, and one would replace the other.
  const { data, error, refetch } = useLabelFormulaUpdateQuery({
    variables: { slug },
    fetchPolicy: 'no-cache',
    skip: !isBehind,
  });
  const update = data?.label.formula?.update;
  const isLoading = isBehind && !data && !error;
  return (
    <Panel title={t('formula.title')} busy={isLoading} action={action}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <MuiLink component={Link} to={paths.formula(formula.slug)}>
          {name}
        </MuiLink>
        {` · ${t('formula.revision', { number: number(revision) })}`}
        {!isBehind && ` · ${t('formula.current')}`}
      </Typography>
      {isBehind && (
        <Typography variant="body2" sx={{ mt: 1, fontWeight: 600, color: 'warning.main' }}>
          {t('formula.behind', { number: number(currentRevision) })}
        </Typography>
      )}
      {error && !data && <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />}
      {isLoading && <Skeleton height={96} />}
      {update && (
        <>
          <UpdateChanges update={update} />
          <Box sx={{ mt: 2 }}>
            {onTakeOver && (
              <Button variant="outlined" onClick={() => onTakeOver(update)}>
                {t('formula.takeOver')}
              </Button>
            )}
            {formAddress && (
              <Button variant="outlined" component={Link} to={formAddress}>
                {t('formula.toForm')}
              </Button>
            )}
          </Box>
        </>
      )}
    </Panel>
  );
}

function UpdateChanges({ update }: { update: FormulaUpdate }) {
  const { t } = useTranslation('labelDetail');
  const { t: check } = useTranslation('check');
  const formats = useQuantity();
  const percent = (text: string | null) => (text === null ? '–' : `${formats.quantity(Number(text))} %`);
  const changes = (all: FormulaUpdate['lines']) =>
    all.map(({ name, before, after }) => ({ name, text: `${percent(before)} → ${percent(after)}` }));
  const findings = (all: readonly CheckFinding[], text: string) =>
    all.map((finding) => {
      const { before, subject, after } = findingText(check, formats, finding, []);
      return { name: `${before}${subject}${after}`, text };
    });
  const { lines, percentages, appeared, gone, ingredientTextBefore, ingredientText } = update;
  const lists = ingredientTextBefore === ingredientText ? [] : [ingredientTextBefore, ingredientText];
  const isSame = [lines, percentages, appeared, gone, lists].every((part) => part.length === 0);
  if (isSame)
    return (
      <Typography variant="body2" sx={{ mt: 1 }}>
        {t('formula.same')}
      </Typography>
    );
  return (
    <Box sx={{ mt: 1.5 }}>
      <ChangeList title={t('formula.lines')} items={changes(lines)} />
      <ChangeList title={t('formula.percentages')} items={changes(percentages)} />
      <ChangeList
        title={t('formula.findings')}
        items={[...findings(appeared, t('formula.appeared')), ...findings(gone, t('formula.gone'))]}
      />
      {lists.length > 0 && (
        <Box component="section" sx={{ mt: 2 }}>
          <Typography variant="subtitle2" component="h3">
            {t('formula.list')}
          </Typography>
          {lists.map((text, at) => (
            <Typography key={at} variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              <strong>{t(at === 0 ? 'formula.before' : 'formula.after')}</strong> {text}
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
}
