import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Tag } from '../../../shared/ui/Panel.tsx';
import { useAddressParam } from '../../../shared/url/useAddressParam.ts';
import './translations.generated.ts';
import type { FormulaValues } from './editorState.ts';
import type { Formula } from './formulaValues.ts';
import { RevisionComparison } from './RevisionComparison.tsx';
import { useRestore } from './useRestore.ts';

/** The two revisions that a link wants compared. */
const COMPARE_PARAM = 'compare';

interface Props {
  /** The saved formula; null for a new one. */
  formula: Formula | null;
  disabled: boolean;
  /** Takes the values of a revision into the editor; saving makes them the next one. */
  onRestore: (values: FormulaValues, revision: number) => void;
}

/** The revisions with who made each and when: two are compared, one is restored. */
export function RevisionsTab({ formula, disabled, onRestore }: Props) {
  const { t } = useTranslation('formulaEditor');
  const { dateTime, number } = useFormat();
  const [compared] = useAddressParam(COMPARE_PARAM, (text) => /^\d{1,7}-\d{1,7}$/.test(text));
  const [chosen, setChosen] = useState<readonly number[]>(() => compared?.split('-').map(Number) ?? []);
  const { restore, busyRevision } = useRestore(formula?.slug ?? '', onRestore);
  if (!formula) return <EmptyState title={t('revisions.none')} text={t('revisions.noneText')} />;
  const toggle = (revision: number) =>
    setChosen(chosen.includes(revision) ? chosen.filter((one) => one !== revision) : [...chosen, revision].slice(-2));
  const [one, other] = [...chosen].sort((a, b) => a - b);
  return (
    <Box component="section" aria-label={t('tab.revisions')}>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 2, minHeight: 21 }}>
        {chosen.length === 1 ? t('revisions.chooseOther') : formula.revisions.length > 1 ? t('revisions.hint') : ''}
      </Typography>
      {one !== undefined && other !== undefined && (
        <RevisionComparison slug={formula.slug} before={one} after={other} onClose={() => setChosen([])} />
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {formula.revisions.map(({ number: revision, savedAt, savedBy }) => {
          const label = { number: number(revision) };
          return (
            <li key={revision}>
              <Card sx={{ p: 1.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
                <Checkbox
                  checked={chosen.includes(revision)}
                  onChange={() => toggle(revision)}
                  slotProps={{ input: { 'aria-label': t('revisions.choose', label) } }}
                  sx={{ width: 44, height: 44 }}
                />
                <Box sx={{ minWidth: 0, flex: '1 1 160px' }}>
                  <Typography variant="h4" component="h2">
                    {t('revisions.number', label)}
                  </Typography>
                  <Typography variant="caption" color="textSecondary">
                    <time dateTime={savedAt ?? undefined}>{dateTime(savedAt)}</time>
                    {savedBy !== null && ` · ${savedBy}`}
                  </Typography>
                </Box>
                {revision === formula.version ? (
                  <Tag>{t('revisions.current')}</Tag>
                ) : (
                  <Button
                    variant="outlined"
                    disabled={disabled || busyRevision !== null}
                    onClick={() => void restore(revision)}
                    aria-label={t('revisions.restoreOf', label)}
                  >
                    {t('revisions.restore')}
                  </Button>
                )}
              </Card>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
