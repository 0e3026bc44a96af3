import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, type Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { FORMULA_LIMITS } from '../../../../domain/formula/limits.ts';
import { ProductFields } from '../../../shared/check/ProductFields.tsx';
import { useSession } from '../../../shared/session/sessionStore.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { AreaField, ListField } from '../../../shared/ui/ListField.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import './translations.ts';
import type { EditorAction, FormulaValues } from './editorState.ts';
import { useFormulaCompaniesQuery } from './FormulaCompanies.generated.ts';
import type { FieldErrors } from './useSaveFormula.ts';

interface Props {
  values: FormulaValues;
  /** Name of the company of a saved formula, which keeps it; null for a new one. */
  companyName: string | null;
  errors: FieldErrors;
  disabled: boolean;
  dispatch: Dispatch<EditorAction>;
  /** Takes a company that was not chosen by the person, so that it is no unsaved change. */
  onPreselect: (companyId: string) => void;
}

const two = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

/** Name, code, company, and what the rules need to know of the product. */
export function DetailsPanel({ values, companyName, errors, disabled, dispatch, onPreselect }: Props) {
  const { t } = useTranslation('formulaEditor');
  const change = (patch: Partial<Omit<FormulaValues, 'lines'>>) => dispatch({ type: 'details', patch });
  return (
    <Panel title={t('details.title')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Field
          label={t('details.name')}
          name="name"
          value={values.name}
          readOnly={disabled}
          error={errors.name}
          inputProps={{ maxLength: FORMULA_LIMITS.name }}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Box sx={two}>
          <Field
            label={t('details.code')}
            name="code"
            value={values.code}
            readOnly={disabled}
            error={errors.code}
            inputProps={{ maxLength: FORMULA_LIMITS.code }}
            onChange={(event) => change({ code: event.target.value })}
          />
          {companyName === null ? (
            <CompanyField
              value={values.companyId}
              error={errors.companyId}
              disabled={disabled}
              onChange={(companyId) => change({ companyId })}
              onPreselect={onPreselect}
            />
          ) : (
            <Field label={t('details.company')} readOnly sx={{ bgcolor: 'subtle' }} value={companyName} />
          )}
        </Box>
        <ProductFields
          value={values.facts}
          disabled={disabled}
          onChange={(patch) => change({ facts: { ...values.facts, ...patch } })}
        />
        <AreaField
          label={t('details.note')}
          name="note"
          rows={3}
          value={values.note}
          readOnly={disabled}
          error={errors.note}
          inputProps={{ maxLength: FORMULA_LIMITS.note }}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Box>
    </Panel>
  );
}

interface CompanyProps {
  value: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (companyId: string) => void;
  onPreselect: (companyId: string) => void;
}

/** The company of a new formula; the one worked on is preselected. */
function CompanyField({ value, error, disabled, onChange, onPreselect }: CompanyProps) {
  const { t } = useTranslation('formulaEditor');
  const { t: common } = useTranslation();
  const user = useSession()?.user;
  const { data, error: failure, refetch } = useFormulaCompaniesQuery();
  const companies = data?.companies;
  const preselected =
    [user?.selectedCompanyId, user?.company?.id].find((id) => companies?.some((company) => company.id === id)) ??
    (companies?.length === 1 ? companies[0]?.id : undefined);
  const preselect = useEffectEvent((id: string) => {
    if (value === '') onPreselect(id);
  });
  useEffect(() => {
    if (preselected !== undefined) preselect(preselected);
  }, [preselected]);
  const hasFailed = failure !== undefined && !companies;
  return (
    <Box>
      <ListField
        label={t('details.company')}
        name="companyId"
        value={value}
        disabled={disabled || !companies}
        onChange={(event) => onChange(event.target.value)}
        error={hasFailed ? t('details.companiesFailed') : error}
      >
        <option value="">{t(companies ? 'details.chooseCompany' : 'details.loadingCompanies')}</option>
        {companies?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name ?? id}
          </option>
        ))}
      </ListField>
      {hasFailed && (
        <Button size="small" onClick={() => void refetch().catch(() => undefined)}>
          {common('retry')}
        </Button>
      )}
    </Box>
  );
}
