import Box from '@mui/material/Box';
import { memo, useCallback, type Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { FORMULA_LIMITS } from '../../../../domain/formula/limits.ts';
import { ProductFields, type ProductFacts } from '../../../shared/check/ProductFields.tsx';
import { Field } from '../../../shared/ui/Field.tsx';
import { AreaField } from '../../../shared/ui/ListField.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import './translations.ts';
import { CompanyField } from './CompanyField.tsx';
import type { EditorAction, FormulaValues } from './editorState.ts';
import type { FieldErrors } from './useSaveFormula.ts';

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
  const changeCompany = useCallback((id: string) => change({ companyId: id }), [change]);
  return (
    <Panel title={t('details.title')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Field
          label={t('details.name')}
          name="name"
          value={name}
          readOnly={disabled}
          error={errors.name}
          inputProps={{ maxLength: FORMULA_LIMITS.name }}
          onChange={(event) => change({ name: event.target.value })}
        />
        <Box sx={two}>
          <Field
            label={t('details.code')}
            name="code"
            value={code}
            readOnly={disabled}
            error={errors.code}
            inputProps={{ maxLength: FORMULA_LIMITS.code }}
            onChange={(event) => change({ code: event.target.value })}
          />
          {companyName === null ? (
            <CompanyField
              value={companyId}
              error={errors.companyId}
              disabled={disabled}
              onChange={changeCompany}
              onPreselect={onPreselect}
            />
          ) : (
            <Field label={t('details.company')} readOnly sx={{ bgcolor: 'subtle' }} value={companyName} />
          )}
        </Box>
        <ProductFields value={facts} disabled={disabled} onChange={changeFacts} />
        <AreaField
          label={t('details.note')}
          name="note"
          rows={3}
          value={note}
          readOnly={disabled}
          error={errors.note}
          inputProps={{ maxLength: FORMULA_LIMITS.note }}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Box>
    </Panel>
  );
});
