import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../../shared/forms/Checkbox.tsx';
import { useErrorText } from '../../../shared/forms/useErrorText.ts';
import '../detail/translations.generated.ts';
import type { LabelForm } from './label.form.ts';

const MARKETS = ['EU', 'RS'] as const;

/** The markets that a label is sold in. */
export function MarketFields({ form, disabled }: { form: UseFormReturn<LabelForm>; disabled: boolean }) {
  const { t: detail } = useTranslation('labelDetail');
  const errorText = useErrorText();
  const { field, fieldState } = useController({ control: form.control, name: 'markets' });
  const error = errorText(fieldState.error);
  return (
    <Box role="group" aria-label={detail('field.markets')} aria-describedby={error ? 'markets-error' : undefined}>
      <Box aria-hidden sx={{ typography: 'subtitle2', color: 'text.secondary' }}>
        {detail('field.markets')}
      </Box>
      {MARKETS.map((market) => (
        <Checkbox
          key={market}
          label={detail(`market.${market}`)}
          checked={field.value.includes(market)}
          disabled={disabled}
          onChange={(isSold) =>
            field.onChange(MARKETS.filter((one) => (one === market ? isSold : field.value.includes(one))))
          }
        />
      ))}
      {error && (
        <FormHelperText error id="markets-error" role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
