import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { TrashIcon } from '../../shared/ui/icons.tsx';
import { Tag } from '../../shared/ui/Panel.tsx';
import { ResultBadge } from '../../shared/ui/ResultBadge.tsx';
import { truncate } from '../../shared/ui/truncate.ts';
import { paths } from '../../shared/url/paths.ts';
import './translations.generated.ts';
import { FormulaUsers } from './FormulaUsers.tsx';
import type { FormulaRow_FormulaFragment } from './Formulas.generated.ts';

/** Characters of the ingredient list that are shown, as on the card of a label: specification, section 9. */
const INGREDIENTS_LENGTH = 140;

interface Props {
  formula: FormulaRow_FormulaFragment;
  isBusy: boolean;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** One formula of the list: name, code, company, result, the start of its ingredient list, who changed it and when. */
export function FormulaRow({ formula, isBusy, onDuplicate, onDelete }: Props) {
  const { t } = useTranslation('formula');
  const { t: common } = useTranslation();
  const { dateTime, number } = useFormat();
  const { name, code, company, summary, revision, updatedAt, updatedBy } = formula;
  const { result, openCount, ingredientText } = summary;
  return (
    <Card
      component="article"
      aria-label={name}
      sx={{
        p: 2,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
        alignItems: 'center',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="h3" component="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          {code !== null && <Tag>{code}</Tag>}
          <ResultBadge status={result} />
          {openCount > 0 && (
            <Typography variant="caption" color="textSecondary">
              {t('row.findings', { count: openCount })}
            </Typography>
          )}
        </Box>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
          {[company.name, t('row.revision', { number: number(revision) })].filter(Boolean).join(' · ')}
          {' · '}
          <time dateTime={updatedAt ?? undefined}>{dateTime(updatedAt)}</time>
          {updatedBy !== null && ` · ${updatedBy}`}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {ingredientText ? truncate(ingredientText, INGREDIENTS_LENGTH) : t('row.noIngredients')}
        </Typography>
        <FormulaUsers usage={formula.usage} max={3} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          component={Link}
          to={paths.formula(formula.slug)}
          variant="outlined"
          aria-label={t('row.openOf', { name })}
        >
          {t('row.open')}
        </Button>
        {formula.viewerCanEdit && (
          <>
            <Button onClick={onDuplicate} disabled={isBusy} aria-label={t('row.duplicateOf', { name })}>
              {t('row.duplicate')}
            </Button>
            <Button
              color="error"
              startIcon={<TrashIcon />}
              onClick={onDelete}
              disabled={isBusy}
              aria-label={t('row.deleteOf', { name })}
            >
              {common('delete')}
            </Button>
          </>
        )}
      </Box>
    </Card>
  );
}
