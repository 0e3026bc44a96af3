import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, useEffectEvent, useLayoutEffect, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useCompanyWorkedOn } from '../../shared/session/useCompanyWorkedOn.ts';
import { ListField } from '../../shared/ui/ListField.tsx';
import { useCompanyChoicesQuery } from './CompanyChoices.generated.ts';
import './translations.generated.ts';

interface Props extends Pick<ComponentProps<typeof ListField>, 'inputRef' | 'onBlur'> {
  /** The id of the chosen company; empty while none is. */
  value: string;
  error?: string | undefined;
  disabled?: boolean;
  onChange: (companyId: string) => void;
  /**
   * Called while none is chosen with the company worked on, or with the only one: nobody chose it, so that it is no
   * unsaved change.
   */
  onPreselect?: (companyId: string) => void;
}

/**
 * Chooses whose something new is among the companies that a person works for. The company worked on is preselected;
 * with "All companies" none is, so that the form asks.
 */
export const CompanyField = memo(function CompanyField(props: Props) {
  const { value, error, disabled = false, onChange, onPreselect = onChange, ...field } = props;
  const { t } = useTranslation('companyField');
  const { t: common } = useTranslation();
  const workedOn = useCompanyWorkedOn();
  const { data, error: failure, refetch } = useCompanyChoicesQuery();
  const companies = data?.companies;
  const preselected =
    companies?.find(({ id }) => id === workedOn?.id)?.id ?? (companies?.length === 1 ? companies[0]?.id : undefined);
  const preselect = useEffectEvent((id: string) => {
    if (value === '') onPreselect(id);
  });
  // With the rendering that enables the list: a moment later the person could already have chosen another company.
  useLayoutEffect(() => {
    if (preselected !== undefined) preselect(preselected);
  }, [preselected]);
  // Until they are loaded, the company worked on is the only choice.
  const choices = companies ?? (workedOn?.id === value ? [workedOn] : []);
  const hasFailed = failure !== undefined && !companies;
  return (
    <Box>
      <ListField
        {...field}
        label={common('company')}
        name="companyId"
        value={value}
        disabled={disabled || choices.length === 0}
        onChange={({ target }) => onChange(target.value)}
        error={hasFailed ? t('failed') : error}
      >
        {value === '' && <option value="">{t(companies ? 'choose' : 'loading')}</option>}
        {choices.map(({ id, name }) => (
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
});
