import Stack from '@mui/material/Stack';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { NO_DATA_REASONS } from '../../../domain/ingredient/toxicology.ts';
import type { ToxicologyEndpoint } from '../../shared/apollo/schema.generated.ts';
import { useFields } from '../../shared/forms/useFields.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { ListField } from '../../shared/ui/ListField.tsx';
import type { ToxicologyForm } from './toxicology.form.ts';
import type { useValueHints } from './useValueHints.ts';

interface Props {
  endpoint: ToxicologyEndpoint;
  form: UseFormReturn<ToxicologyForm>;
  hintOf: ReturnType<typeof useValueHints>;
  disabled: boolean;
  onChange: () => void;
}

/** An endpoint: its text with the source, or why there are no data. */
export function EndpointRow({ endpoint, form, hintOf, disabled, onChange }: Props) {
  const { t } = useTranslation('ingredient');
  const field = useFields(form);
  const name = t(`toxicology.endpoint.${endpoint}`);
  return (
    <Stack useFlexGap spacing={1} role="group" aria-label={name}>
      <Field
        label={name}
        hint={hintOf((values) => values.endpoints[endpoint].text)}
        readOnly={disabled}
        multiline
        minRows={2}
        {...field(`endpoints.${endpoint}.text`, { onChange })}
      />
      <Field
        label={t('toxicology.endpointSource')}
        readOnly={disabled}
        {...field(`endpoints.${endpoint}.source`, { onChange })}
      />
      <ListField
        label={t('toxicology.noData')}
        disabled={disabled}
        {...field(`endpoints.${endpoint}.noData`, { onChange })}
      >
        <option value="">{t('toxicology.hasData')}</option>
        {NO_DATA_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {t(`toxicology.noDataReason.${reason}`)}
          </option>
        ))}
      </ListField>
    </Stack>
  );
}
