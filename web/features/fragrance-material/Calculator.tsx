import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeclarationLine } from '../../../domain/allergen/declareAllergens.ts';
import { declareAllergens } from '../../../domain/allergen/declareAllergens.ts';
import type { FragranceAllergen } from '../../../domain/allergen/allergenStatement.ts';
import type { IfraCertificate } from '../../../domain/ifra/certificate.ts';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import { notify } from '../../shared/notify/notify.ts';
import { tabularFigures } from '../../shared/theme/theme.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { SegmentedFilter } from '../../shared/ui/SegmentedFilter.tsx';
import type { CalculatorParams } from './fragranceParams.ts';
import { percentOf, type TypedPart } from './fragranceParts.ts';
import { IfraSum } from './IfraSum.tsx';
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

const today = () => new Date().toISOString().slice(0, 10);

/** What a product with a share of this perfume, and of others beside it, has to declare, and how that is calculated. */
export function Calculator({ name, allergens, certificate, params, percent, onChange }: Props) {
  const { t } = useTranslation('fragranceMaterial');
  const { quantity } = useQuantity();
  const [typed, setTyped] = useState(params.percent);
  const [isWorkingShown, setIsWorkingShown] = useState(false);
  const [others, setOthers] = useState<readonly TypedPart[]>([]);
  const whole = percent === null ? [] : [{ key: '', name, percent, allergens, certificate, isOil: false }];
  // A part without a share yet is not there yet.
  const parts = [...whole, ...others.map((part) => ({ ...part, percent: percentOf(part.percent) ?? 0 }))];
  const result =
    percent === null ? null : declareAllergens(parts, params.use, { worstCase: params.worstCase, on: today() });
  const perfumes = parts.filter((part) => !part.isOil && part.percent > 0);
  const declaration = result?.ok ? result.value : null;
  const unstated = perfumes.filter((part) => part.allergens.length === 0).map((part) => part.name);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(declaration?.declared.map((line) => line.name).join(', ') ?? '');
      notify('success', t('calculator.copied'));
    } catch {
      notify('error', t('calculator.copyFailed'));
    }
  };
  /** The share of what was not detected: at most its limit of detection, where one is stated and taken. */
  const limitText = (limit: string) => {
    if (limit !== '0') return `≤ ${quantity(Number(limit), 12)} %`;
    return params.worstCase ? t('calculator.unknown') : '0 %';
  };
  const working = ({ sources }: DeclarationLine) =>
    sources
      .map(
        ({ material, inciName, materialPercent, percentInMaterial, isLimit }) =>
          `${others.length > 0 ? `${material}, ` : ''}${inciName}: ${quantity(Number(materialPercent), 12)} % × ${isLimit ? limitText(percentInMaterial) : `${quantity(Number(percentInMaterial), 12)} %`} / 100`,
      )
      .join(' + ');
  const isOpen = ({ isNotKnown }: DeclarationLine) => params.worstCase && isNotKnown;
  const lines = (title: string, listed: readonly DeclarationLine[]) =>
    listed.length > 0 && (
      <Box sx={{ mt: 2 }}>
        <Typography variant="subtitle2" component="h3">
          {title}
        </Typography>
        <Box component="ul" aria-label={title} sx={{ m: 0, p: 0, listStyle: 'none', ...tabularFigures }}>
          {listed.map((line) => (
            <Box component="li" key={line.entry} sx={{ py: 0.75, borderBottom: 1, borderColor: 'divider' }}>
              <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
                <span>
                  {line.name}
                  {line.isWorstCase && ` (${t('calculator.atWorst')})`}
                </span>
                <span>
                  {isOpen(line)
                    ? t('calculator.unknown')
                    : `${line.isWorstCase ? '≤ ' : ''}${quantity(Number(line.percent), 12)} %`}
                </span>
              </Box>
              {isWorkingShown && (
                <Typography variant="caption" color="textSecondary" component="p">
                  {working(line)}
                </Typography>
              )}
            </Box>
          ))}
        </Box>
      </Box>
    );
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
        <>
          <Typography
            role="status"
            sx={{ p: 1.5, borderRadius: '10px', bgcolor: 'info.soft', color: 'info.main', fontWeight: 600 }}
          >
            {t('calculator.toDeclare', { count: declaration.declared.length })}
          </Typography>
          {unstated.length > 0 && (
            <Typography variant="body2" role="note" sx={{ mt: 1 }}>
              {t('calculator.noStatement', { names: unstated.join(', ') })}
            </Typography>
          )}
          {lines(t('calculator.prohibited'), declaration.prohibited)}
          {lines(t(`calculator.declared.${params.use}`), declaration.declared)}
          {lines(t('calculator.notKnown'), declaration.notDeclared.filter(isOpen))}
          {lines(
            t('calculator.notDeclared'),
            declaration.notDeclared.filter((line) => !isOpen(line)),
          )}
          {perfumes.length > 1 && <IfraSum uses={perfumes} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
            <Button variant="outlined" onClick={() => void copy()} disabled={declaration.declared.length === 0}>
              {t('calculator.copy')}
            </Button>
            <Button onClick={() => setIsWorkingShown(!isWorkingShown)} aria-pressed={isWorkingShown}>
              {t(isWorkingShown ? 'calculator.hideWorking' : 'calculator.showWorking')}
            </Button>
          </Box>
        </>
      )}
    </Panel>
  );
}
