import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import '../translations.generated.ts';
import { errorsOf } from '../inputs.ts';
import { Section } from '../Section.tsx';
import { ToolPage } from '../ToolPage.tsx';
import { useAddressInputs } from '../useAddressInputs.ts';
import { useFieldErrors } from '../useInvalidInputText.ts';
import { AggregateResult, emptyProduct, ProductRows } from './AggregateMode.tsx';
import { AreaFields, areaOf, AreaResult } from './AreaMode.tsx';
import { ExposureFields } from './ExposureFields.tsx';
import { emptyIngredient, FormulaResult, FormulaRows } from './FormulaMode.tsx';
import { exposureOf, mosDefaults, calculateMos } from './mosInputs.ts';
import { useRows } from './rows.ts';
import { SingleResult } from './SingleResult.tsx';
import { SubstanceChoice } from './SubstanceChoice.tsx';
import { SubstanceFields } from './SubstanceFields.tsx';
import { ttcOf, TtcFields, TtcResult } from './TtcMode.tsx';
import { unverifiedExposure, unverifiedFilled, unverifiedSkin } from './provenance.ts';
import { useChosenIngredient } from './useChosenIngredient.ts';

const modes = ['single', 'area', 'formula', 'aggregate', 'ttc'] as const;

/**
 * Margin of safety: of one ingredient, of a whole formula, of several products together, and the fallback without data.
 */
export default function MosPage() {
  const { t } = useTranslation('tools');
  const [inputs, change, reset] = useAddressInputs(mosDefaults);
  const ingredients = useRows('mos.formula', emptyIngredient);
  const products = useRows('mos.products', emptyProduct);
  const mode = modes.find((one) => one === inputs.mode) ?? 'single';
  const chosen = useChosenIngredient(inputs);
  const single = calculateMos(inputs);
  const errorOf = useFieldErrors(
    mode === 'single'
      ? errorsOf(single)
      : mode === 'area'
        ? errorsOf(areaOf(inputs))
        : mode === 'ttc'
          ? errorsOf(ttcOf(inputs))
          : errorsOf(exposureOf(inputs)),
  );
  const nameOf = (field: string) => t(`field.${field as 'pod'}`);
  const filled = unverifiedFilled(inputs, chosen);
  const withoutDermal = filled.filter((field) => field !== 'dermal');
  const unverified = {
    single: [...filled, ...unverifiedExposure(inputs)],
    area: [...withoutDermal, ...unverifiedSkin(inputs)],
    aggregate: withoutDermal,
  };
  const clear = () => {
    reset();
    ingredients.clear();
    products.clear();
  };
  const common = { inputs, onChange: change, errorOf };
  const exposure = (
    <Section title={t('mos.exposure')}>
      <ExposureFields {...common} />
    </Section>
  );
  return (
    <ToolPage
      title={t('mos.title')}
      about={t('mos.about')}
      onReset={clear}
      inputs={
        <>
          <Box sx={{ minWidth: 0 }} data-screen-only>
            <Tabs
              value={mode}
              onChange={(_event, value: string) => change({ mode: value })}
              variant="scrollable"
              scrollButtons={false}
              aria-label={t('mos.modes')}
            >
              {modes.map((one) => (
                <Tab
                  key={one}
                  value={one}
                  label={t(`mos.mode.${one}`)}
                  id={`mode-${one}`}
                  aria-controls="mode-panel"
                  sx={{ minHeight: 48, minWidth: 0, px: 1.25 }}
                />
              ))}
            </Tabs>
          </Box>
          <Box
            role="tabpanel"
            id="mode-panel"
            aria-labelledby={`mode-${mode}`}
            sx={{ display: 'grid', gap: 2, minWidth: 0 }}
          >
            {mode !== 'formula' && (
              <Section title={t('mos.substance')}>
                <Box sx={{ display: 'grid', gap: 2 }}>
                  <SubstanceChoice inputs={inputs} onChange={change} chosen={chosen} />
                  {mode !== 'ttc' && (
                    <SubstanceFields
                      {...common}
                      chosen={chosen}
                      shown={mode === 'single' ? ['concentration', 'pod', 'dermal', 'oral', 'margin'] : ['pod', 'oral']}
                    />
                  )}
                  {mode === 'ttc' && <TtcFields {...common} />}
                </Box>
              </Section>
            )}
            {(mode === 'single' || mode === 'formula') && exposure}
            {mode === 'area' && (
              <Section title={t('mos.skin')}>
                <AreaFields {...common} />
              </Section>
            )}
            {mode === 'formula' && (
              <Section title={t('mos.rows')}>
                <FormulaRows inputs={inputs} rows={ingredients} />
              </Section>
            )}
            {mode === 'aggregate' && (
              <Section title={t('mos.products')}>
                <ProductRows rows={products} />
              </Section>
            )}
          </Box>
        </>
      }
      result={
        mode === 'single' ? (
          <SingleResult
            inputs={inputs}
            chosen={chosen}
            mos={single}
            unverified={unverified.single.map(nameOf)}
            nameOf={nameOf}
          />
        ) : mode === 'area' ? (
          <AreaResult inputs={inputs} unverified={unverified.area.map(nameOf)} nameOf={nameOf} />
        ) : mode === 'formula' ? (
          <FormulaResult inputs={{ ...inputs, margin: mosDefaults.margin }} rows={ingredients} nameOf={nameOf} />
        ) : mode === 'aggregate' ? (
          <AggregateResult
            inputs={inputs}
            rows={products}
            unverified={unverified.aggregate.map(nameOf)}
            nameOf={nameOf}
          />
        ) : (
          <TtcResult inputs={inputs} nameOf={nameOf} />
        )
      }
    />
  );
}
