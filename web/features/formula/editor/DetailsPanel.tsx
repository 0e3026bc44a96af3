import Box from '@mui/material/Box';
import { memo, useCallback, type ChangeEvent, type Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { FORMULA_LIMITS } from '../../../../domain/formula/limits.ts';
import { ProductFields, type ProductFacts } from '../../../subjects/check/ProductFields.tsx';
import { Field } from '../../../shared/ui/Field.tsx';
import { AreaField } from '../../../shared/ui/ListField.tsx';
import { CompanyField } from '../../../subjects/company/CompanyField.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import './translations.generated.ts';
import type { EditorAction, FormulaValues } from './editorState.ts';
import type { FieldErrors } from './useFieldErrors.ts';
import { useTyped } from './useTyped.ts';

interface Props extends Omit<FormulaValues, 'lines'> {
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
export const DetailsPanel = memo(function DetailsPanel(props: Props) {
  const { name, code, companyId, facts, note, companyName, errors, disabled, dispatch, onPreselect } = props;
  const { t } = useTranslation('formulaEditor');
  const change = useCallback(
    (patch: Partial<Omit<FormulaValues, 'lines'>>) => dispatch({ type: 'details', patch }),
    [dispatch],
  );
  const changeFacts = useCallback(
    (patch: Partial<ProductFacts>) => change({ facts: { ...facts, ...patch } }),
    [change, facts],
  );
  const common = { disabled, change };
  const changeCompany = useCallback((id: string) => change({ companyId: id }), [change]);
  return (
    <Panel title={t('details.title')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <DetailField {...common} field="name" value={name} error={errors.name} />
        <Box sx={two}>
          <DetailField {...common} field="code" value={code} error={errors.code} />
          {companyName === null ? (
            <CompanyField
              value={companyId}
              error={errors.companyId}
              disabled={disabled}
              onChange={changeCompany}
              onPreselect={onPreselect}
            />
          ) : (
            <CompanyName label={t('details.company')} value={companyName} />
          )}
        </Box>
        <ProductFields value={facts} disabled={disabled} onChange={changeFacts} />
        <DetailField {...common} field="note" value={note} error={errors.note} />
      </Box>
    </Panel>
  );
});

interface DetailFieldProps {
  field: 'name' | 'code' | 'note';
  value: string;
  error: string | undefined;
  disabled: boolean;
  change: (patch: Partial<Omit<FormulaValues, 'lines'>>) => void;
}

/** A text of the formula. A key press renders only the field that it is typed in. */
const DetailField = memo(function DetailField({ field, value, error, disabled, change }: DetailFieldProps) {
  const { t } = useTranslation('formulaEditor');
  const [shown, type] = useTyped(value, (text) => change({ [field]: text }));
  const props = {
    label: t(`details.${field}`),
    name: field,
    value: shown,
    readOnly: disabled,
    error,
    inputProps: { maxLength: FORMULA_LIMITS[field] },
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => type(event.target.value),
  };
  return field === 'note' ? <AreaField {...props} rows={3} /> : <Field {...props} />;
});

const CompanyName = memo(function CompanyName({ label, value }: { label: string; value: string }) {
  return <Field label={label} readOnly sx={{ bgcolor: 'subtle' }} value={value} />;
});
