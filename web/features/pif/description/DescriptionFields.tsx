import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useController, type UseFormReturn } from 'react-hook-form';
import { PIF_LIMITS } from '../../../../domain/pif/limits.ts';
import { ProductFields } from '../../../subjects/check/ProductFields.tsx';
import { useFields } from '../../../shared/forms/useFields.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { AreaField } from '../../../shared/ui/ListField.tsx';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import {
  FACTS,
  MARKETS,
  PERSON_FIELDS,
  personLimits,
  PERSONS,
  type DescriptionForm,
  type TextName,
} from './description.form.ts';

interface Props {
  form: UseFormReturn<DescriptionForm>;
  readOnly: boolean;
}

const two = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;
const wide = { gridColumn: '1 / -1' } as const;

/** Returns the field of a text of the description. */
function useTextField({ form, readOnly }: Props) {
  const names = useFieldNames();
  const field = useFields(form);
  return (name: TextName | 'name' | 'reference', rows?: number) => {
    const props = { label: names.field[name], readOnly, inputProps: { maxLength: PIF_LIMITS[name] }, ...field(name) };
    return rows === undefined ? (
      <Field {...props} />
    ) : (
      <Box sx={wide}>
        <AreaField rows={rows} {...props} />
      </Box>
    );
  };
}

export function ProductTexts(props: Props) {
  const text = useTextField(props);
  return (
    <Box sx={two}>
      <Box sx={wide}>{text('name')}</Box>
      {text('reference')}
      {text('physicalForm')}
      {text('description', 4)}
      {text('function')}
      {text('shades')}
    </Box>
  );
}

export function CategoryFields(props: Props) {
  const text = useTextField(props);
  const facts = useController({ control: props.form.control, name: 'facts' }).field;
  return (
    <Box sx={two}>
      <Box sx={wide} data-fields={FACTS.join(' ')}>
        <ProductFields
          value={facts.value}
          disabled={props.readOnly}
          onChange={(patch) => facts.onChange({ ...facts.value, ...patch })}
        />
      </Box>
      {text('categoryReason', 2)}
      {text('population', 2)}
    </Box>
  );
}

export function MarketFields(props: Props) {
  const names = useFieldNames();
  const text = useTextField(props);
  const field = useFields(props.form);
  const markets = useController({ control: props.form.control, name: 'markets' }).field;
  return (
    <Box sx={two}>
      <Box role="group" aria-label={names.field.markets} data-fields="markets">
        <Box aria-hidden sx={{ typography: 'subtitle2', color: 'text.secondary' }}>
          {names.field.markets}
        </Box>
        {MARKETS.map((market) => (
          <FormControlLabel
            key={market}
            label={names.choice.markets[market]}
            disabled={props.readOnly}
            control={
              <Checkbox
                size="small"
                checked={markets.value.includes(market)}
                onChange={(_, isSold) =>
                  markets.onChange(MARKETS.filter((one) => (one === market ? isSold : markets.value.includes(one))))
                }
              />
            }
            slotProps={{ typography: { variant: 'body2' } }}
            sx={{ minHeight: { xs: 44, sm: 36 }, mr: 2 }}
          />
        ))}
      </Box>
      {text('nominalContent')}
      {text('origin')}
      <Field label={names.field.firstPlacedOn} type="date" readOnly={props.readOnly} {...field('firstPlacedOn')} />
    </Box>
  );
}

const types = { name: 'text', address: 'text', phone: 'tel', email: 'email' } as const;

export function PersonFields({ form, readOnly }: Props) {
  const names = useFieldNames();
  const field = useFields(form);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {PERSONS.map((who) => (
        <Box key={who} role="group" aria-label={names.field[who]} data-fields={who}>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
            {names.field[who]}
          </Typography>
          <Box sx={two}>
            {PERSON_FIELDS.map((name) => (
              <Field
                key={name}
                label={names.innerName(who, name)}
                type={types[name]}
                readOnly={readOnly}
                inputProps={{ maxLength: personLimits[name] }}
                {...field(`${who}.${name}`)}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
