import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { declareAllergens } from '../../../domain/allergen/declareAllergens.ts';
import type { FragranceAllergen } from '../../../domain/allergen/allergenStatement.ts';
import type { IfraCertificate } from '../../../domain/ifra/certificate.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { SegmentedFilter } from '../../shared/ui/SegmentedFilter.tsx';
import { localToday } from '../../shared/localToday.ts';
import { DeclaredAllergens } from './DeclaredAllergens.tsx';
import type { CalculatorParams } from './fragranceParams.ts';
import { percentOf, type TypedPart } from './fragranceParts.ts';
import { PartFields } from './PartFields.tsx';
import './translations.generated.ts';

interface Props {
  /** The perfume or aroma of the page. */
  name: string;
  allergens: readonly FragranceAllergen[];
  certificate: IfraCertificate | null;
  params: CalculatorParams;
  /** Share in the product, %; null while what is typed is no share. */
  percent: number | null;
  onChange: (change: Partial<CalculatorParams>) => void;
}

/** What a product with a share of this perfume, and of others beside it, has to declare, and how that is calculated. */
export function Calculator({ name, allergens, certificate, params, percent, onChange }: Props) {
  const { t } = useTranslation('fragranceMaterial');
  const [typed, setTyped] = useState(params.percent);
  const [isWorkingShown, setIsWorkingShown] = useState(false);
  const [others, setOthers] = useState<readonly TypedPart[]>([]);
  const whole = percent === null ? [] : [{ key: '', name, percent, allergens, certificate, isOil: false }];
  // A part without a share yet is not there yet.
  const parts = [...whole, ...others.map((part) => ({ ...part, percent: percentOf(part.percent) ?? 0 }))];
  const result =
    percent === null ? null : declareAllergens(parts, params.use, { worstCase: params.worstCase, on: localToday() });
  const perfumes = parts.filter((part) => !part.isOil && part.percent > 0);
  const declaration = result?.ok ? result.value : null;
  return (
    <Panel title={t('calculator.title')}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'end',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
        }}
      >
        <Field
          label={t('calculator.percent')}
          value={typed}
          inputMode="decimal"
          onChange={(event) => {
            setTyped(event.target.value);
            onChange({ percent: event.target.value });
          }}
          endAdornment="%"
          error={percent === null ? t('errors.percent') : ''}
        />
        <SegmentedFilter
          label={t('calculator.use')}
          value={params.use}
          options={(['leave-on', 'rinse-off'] as const).map((value) => ({ value, label: t(`use.${value}`) }))}
          onChange={(use) => onChange({ use })}
        />
      </Box>
      <PartFields parts={others} onChange={setOthers} />
      <FormControlLabel
        sx={{ mt: 1, minHeight: 44 }}
        control={<Switch checked={params.worstCase} onChange={(_, worstCase) => onChange({ worstCase })} />}
        label={t('calculator.worstCase')}
      />
      {declaration && (
        <DeclaredAllergens
          declaration={declaration}
          perfumes={perfumes}
          params={params}
          hasOthers={others.length > 0}
          isWorkingShown={isWorkingShown}
          onShowWorking={setIsWorkingShown}
        />
      )}
    </Panel>
  );
}
