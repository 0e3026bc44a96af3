import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { PART_B_FIELDS } from '../../../../../domain/pif/fields/partB.ts';
import { isReason } from '../../../../../domain/pif/writtenText.ts';
import { contradictionText, type Contradicted } from '../../../../../domain/report/labelContradictions.ts';
import { useFields } from '../../../../shared/forms/useFields.ts';
import { currentLanguage } from '../../../../shared/i18n/i18n.ts';
import { AreaField } from '../../../../shared/ui/ListField.tsx';
import { Panel, Tag } from '../../../../shared/ui/Panel.tsx';
import { paths } from '../../../../shared/url/paths.ts';
import { useFieldNames } from '../../../../subjects/field-names/useFieldNames.ts';
import type { PartBForm, PifWithPartB } from './partB.form.ts';
import './translations.generated.ts';

interface Props {
  form: UseFormReturn<PartBForm>;
  readOnly: boolean;
  pif: Pick<PifWithPartB, 'slug' | 'label' | 'partB'>;
}

/** What the label says otherwise than the file: one of the two is mended, or the assessor says why it may stand. */
export function DifferenceFields({ form, readOnly, pif }: Props) {
  const { t } = useTranslation('pifPartB');
  const names = useFieldNames();
  const field = useFields(form);
  const differences = useWatch({ control: form.control, name: 'explainedDifferences' });
  if (differences.length === 0) return null;
  const open = differences.filter(({ explanation }) => !isReason(explanation)).length;
  const shown = (one: Contradicted, value: string) =>
    contradictionText(one, value, currentLanguage()) || t('difference.nothing');
  return (
    <Box id="part-B2-differences" tabIndex={-1} sx={{ scrollMarginTop: 120, mt: 2 }}>
      <Panel
        title={t('difference.title')}
        mark={<Tag>{open > 0 ? t('due.open', { count: open }) : t('difference.done')}</Tag>}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Typography variant="body2" color="textSecondary">
            {t('difference.help')}{' '}
            <Link component={RouterLink} to={paths.pifDescription(pif.slug)}>
              {t('difference.toFile')}
            </Link>
            {pif.label && (
              <>
                {' · '}
                <Link component={RouterLink} to={paths.labelForm(pif.label.slug)}>
                  {t('difference.toLabel')}
                </Link>
              </>
            )}
          </Typography>
          {differences.map(({ difference, inFile, onLabel }, at) => {
            const one = difference as Contradicted;
            const before = pif.partB.explainedDifferences.find(
              (kept) => kept.difference === one && (kept.inFile !== inFile || kept.onLabel !== onLabel),
            );
            return (
              <Box key={one} role="group" aria-label={names.field[one]} sx={{ display: 'grid', gap: 0.75 }}>
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {t('difference.sides', { inFile: shown(one, inFile), onLabel: shown(one, onLabel) })}
                </Typography>
                <AreaField
                  rows={2}
                  label={t('difference.why', { name: names.field[one] })}
                  readOnly={readOnly}
                  inputProps={{ maxLength: PART_B_FIELDS.explainedDifferences.fields.explanation.maxLength }}
                  {...field(`explainedDifferences.${at}.explanation`)}
                />
                {before && (
                  <Typography variant="body2" color="textSecondary">
                    {t('difference.before', { text: before.explanation })}
                  </Typography>
                )}
              </Box>
            );
          })}
        </Box>
      </Panel>
    </Box>
  );
}
