import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import '../translations.generated.ts';
import { Section } from '../Section.tsx';
import { ToolPage } from '../ToolPage.tsx';
import { useAddressInputs } from '../useAddressInputs.ts';
import { useFieldErrors } from '../useInvalidInputText.ts';
import { emptyProduct, ProductRows } from './AggregateMode.tsx';
import { AreaFields } from './AreaMode.tsx';
import { errorsOfMode } from './errorsOfMode.ts';
import { ExposureFields } from './ExposureFields.tsx';
import { emptyIngredient, FormulaRows } from './FormulaMode.tsx';
import { ModeTabs } from './ModeTabs.tsx';
import { modes, mosDefaults } from './mosInputs.ts';
import { MosResult } from './MosResult.tsx';
import { useRows } from './rows.ts';
import { SubstanceChoice } from './SubstanceChoice.tsx';
import { SubstanceFields } from './SubstanceFields.tsx';
import { TtcFields } from './TtcMode.tsx';
import { useChosenIngredient } from './useChosenIngredient.ts';

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
  const errorOf = useFieldErrors(errorsOfMode(mode, inputs));
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
          <ModeTabs mode={mode} onChange={(value) => change({ mode: value })} />
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
      result={<MosResult mode={mode} inputs={inputs} chosen={chosen} ingredients={ingredients} products={products} />}
    />
  );
}
