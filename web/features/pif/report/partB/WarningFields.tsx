import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { PART_B_FIELDS } from '../../../../../domain/pif/fields/partB.ts';
import { checkReportWarnings } from '../../../../../domain/report/reportWarnings.ts';
import { useFields } from '../../../../shared/forms/useFields.ts';
import { PlusIcon } from '../../../../shared/ui/icons.tsx';
import { AreaField } from '../../../../shared/ui/ListField.tsx';
import { Panel, Tag } from '../../../../shared/ui/Panel.tsx';
import { paths } from '../../../../shared/url/paths.ts';
import { RowActions } from '../../sections/RowActions.tsx';
import type { PartBForm, PifWithPartB } from './partB.form.ts';
import './translations.generated.ts';
import { WantedWarnings } from './WantedWarnings.tsx';

const { explainedWarnings } = PART_B_FIELDS;

interface Props {
  form: UseFormReturn<PartBForm>;
  readOnly: boolean;
  pif: Pick<PifWithPartB, 'wantedWarnings' | 'formula' | 'label'>;
}

/** Part B, section 2: what the annexes want beside what the label prints, and why the rest is not printed. */
export function WarningFields({ form, readOnly, pif }: Props) {
  const { t } = useTranslation('pifPartB');
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'explainedWarnings' });
  const explained = useWatch({ control: form.control, name: 'explainedWarnings' });
  const wanted =
    pif.wantedWarnings &&
    checkReportWarnings(
      pif.wantedWarnings.map(({ state, ...one }) => ({ ...one, isPrinted: state === 'PRINTED' })),
      explained,
    );
  const missing = (wanted ?? []).filter(({ state }) => state === 'MISSING').length;
  const isKnown = wanted !== null && pif.formula !== null;
  return (
    <Panel
      title={t('warnings')}
      mark={isKnown && <Tag>{missing > 0 ? t('due.open', { count: missing }) : t('due.done')}</Tag>}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
            {t('due.title')}
          </Typography>
          {wanted === null ? (
            <Typography color="error">{t('due.unknown')}</Typography>
          ) : wanted.length > 0 ? (
            <WantedWarnings
              warnings={wanted}
              readOnly={readOnly}
              isStarted={(wording) => explained.some(({ warning }) => warning === wording)}
              onExplain={(warning) => append({ warning, explanation: '' })}
            />
          ) : (
            <Typography variant="body2">{t(pif.formula ? 'due.none' : 'due.noFormula')}</Typography>
          )}
          {missing > 0 &&
            (pif.label ? (
              <Link component={RouterLink} to={paths.labelForm(pif.label.slug)} variant="body2">
                {t('due.toLabel')}
              </Link>
            ) : (
              <Typography variant="body2">{t('due.noLabel')}</Typography>
            ))}
        </Box>
        {fields.length > 0 && (
          <Typography variant="subtitle2" component="h3">
            {t('due.explained')}
          </Typography>
        )}
        {fields.map(({ id }, at) => (
          <ExplainedWarning key={id} form={form} readOnly={readOnly} at={at} onRemove={() => remove(at)} />
        ))}
        {!readOnly && fields.length < explainedWarnings.maxRows && (
          <Button
            variant="outlined"
            startIcon={<PlusIcon />}
            sx={{ justifySelf: 'start' }}
            onClick={() => append({ warning: '', explanation: '' })}
          >
            {t('addWarning')}
          </Button>
        )}
      </Box>
    </Panel>
  );
}

interface ExplainedProps extends Pick<Props, 'form' | 'readOnly'> {
  /** Which of the explained warnings. */
  at: number;
  onRemove: () => void;
}

/** A warning that the label does not print, and why. */
function ExplainedWarning({ form, readOnly, at, onRemove }: ExplainedProps) {
  const { t } = useTranslation('pifPartB');
  const field = useFields(form);
  const name = t('warningRow', { number: at + 1 });
  return (
    <Box role="group" aria-label={name} sx={{ display: 'grid', gap: 1 }}>
      {!readOnly && <RowActions name={name} onRemove={onRemove} />}
      <AreaField
        rows={2}
        label={t('field.warning', { number: at + 1 })}
        readOnly={readOnly}
        inputProps={{ maxLength: explainedWarnings.fields.warning.maxLength }}
        {...field(`explainedWarnings.${at}.warning`)}
      />
      <AreaField
        rows={2}
        label={t('field.explanation', { number: at + 1 })}
        readOnly={readOnly}
        inputProps={{ maxLength: explainedWarnings.fields.explanation.maxLength }}
        {...field(`explainedWarnings.${at}.explanation`)}
      />
    </Box>
  );
}
