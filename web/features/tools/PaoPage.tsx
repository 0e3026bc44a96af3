import { useTranslation } from 'react-i18next';
import './translations.generated.ts';
import { errorsOf } from './inputs.ts';
import { PaoFields } from './PaoFields.tsx';
import { adviceOf, paoDefaults } from './paoInputs.ts';
import { PaoResult } from './PaoResult.tsx';
import { ToolPage } from './ToolPage.tsx';
import { useAddressInputs } from './useAddressInputs.ts';

/** Advice on the period after opening from five factors scored 1 to 4: specification, sections 3 and 5. */
export default function PaoPage() {
  const { t } = useTranslation('tools');
  const [inputs, change, reset] = useAddressInputs(paoDefaults);
  const result = adviceOf(inputs);
  return (
    <ToolPage
      title={t('pao.title')}
      about={t('pao.about')}
      onReset={reset}
      inputs={<PaoFields inputs={inputs} errors={errorsOf(result)} onChange={change} />}
      result={<PaoResult inputs={inputs} result={result} />}
    />
  );
}
