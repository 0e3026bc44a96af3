import { useTranslation } from 'react-i18next';
import type { PifReasoningHeading } from '../../../../shared/apollo/schema.generated.ts';
import { useFieldNames } from '../../../../subjects/field-names/useFieldNames.ts';
import type { Contradicted } from '../../../../../domain/report/labelContradictions.ts';
import type { SectionWords } from '../../sections/sectionWords.ts';
import type { PartBForm } from './partB.form.ts';
import './translations.generated.ts';

/** Fields that name a row or say how its text came about; the text itself says enough beside another version. */
const NOT_SHOWN = ['heading', 'state', 'inciName', 'difference', 'inFile', 'onLabel'];

/** What the fields and rows of Part B are called, for two versions side by side. */
export function usePartBWords(): SectionWords<PartBForm> {
  const { t } = useTranslation('pifPartB');
  const names = useFieldNames();
  return {
    // A text and who wrote it belong together.
    rules: { identities: ['warning', 'inciName', 'difference'], fixedLists: ['reasoning'], wholeRows: ['reasoning'] },
    nameOf: ([unit, number, part], { reasoning, marginJustifications, explainedDifferences }) => {
      const name =
        names.field[unit === 'statement' ? 'conclusionStatement' : (unit as Exclude<keyof PartBForm, 'statement'>)];
      if (number === undefined) return name;
      if (unit === 'explainedWarnings')
        return part === undefined
          ? t('warningRow', { number: Number(number) })
          : t(`field.${part as 'warning' | 'explanation'}`, { number: Number(number) });
      if (part !== undefined) return name;
      const at = Number(number) - 1;
      if (unit === 'explainedDifferences') {
        const difference = explainedDifferences[at]?.difference;
        return difference === undefined ? name : names.field[difference as Contradicted];
      }
      if (unit === 'marginJustifications') return marginJustifications[at]?.inciName ?? name;
      const heading = reasoning[at]?.heading;
      return heading === undefined ? name : names.choice.heading[heading as PifReasoningHeading];
    },
    shown: (path, value) => (NOT_SHOWN.includes(path.at(-1) ?? '') ? '' : value),
  };
}
