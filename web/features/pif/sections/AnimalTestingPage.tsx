import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from 'react-i18next';
import { ANIMAL_TESTING_ANSWERS } from '../../../../domain/pif/animalTesting.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { evictPifs } from '../../../shared/apollo/evictQueries.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { SectionFiles } from '../files/SectionFiles.tsx';
import { PifFrame } from '../frame/PifFrame.tsx';
import { useFetchPif } from '../frame/usePif.ts';
import { animalTestingForm, fieldOf, toInput, toValues, type AnimalTestingForm } from './animalTesting.form.ts';
import { StatementFields, SupplierAnswers } from './AnimalTestingFields.tsx';
import { SectionEditor } from './SectionEditor.tsx';
import './translations.generated.ts';
import { useUpdatePifAnimalTestingMutation } from './UpdatePifSections.generated.ts';

function AnimalTestingSection({ pif }: { pif: PifDetail_PifFragment }) {
  const { t } = useTranslation('pifSections');
  const names = useFieldNames();
  const { day } = useQuantity();
  const [update] = useUpdatePifAnimalTestingMutation({ update: evictPifs });
  const fetchNow = useFetchPif(pif.slug);
  const textOf = (values: AnimalTestingForm, unit: keyof AnimalTestingForm): string => {
    switch (unit) {
      case 'statement':
      case 'thirdCountries': {
        const answer = values[unit];
        return answer && names.choice.answer[answer];
      }
      case 'supplierAnswers':
        return values.supplierAnswers
          .map(({ supplier, answer, date, note }) =>
            [
              `${supplier}:`,
              answer ? names.choice.answer[answer] : t('answer.waiting'),
              date && `(${day(date)})`,
              note.trim(),
            ]
              .filter(Boolean)
              .join(' '),
          )
          .join('\n');
      default: {
        const value = values[unit].trim();
        return value && unit === 'signedOn' ? day(value) : value;
      }
    }
  };
  return (
    <SectionEditor<AnimalTestingForm>
      pif={pif}
      section="ANIMAL_TESTING"
      options={{
        resolver: zodResolver(animalTestingForm),
        toValues,
        versionOf: ({ animalTesting }) => animalTesting.version,
        fetchNow,
        send: async (values, version) => {
          const input = { slug: pif.slug, version, animalTesting: toInput(values) };
          return (await update({ variables: { input } })).data?.updatePifAnimalTesting.pif;
        },
        fieldOf,
      }}
      words={{
        rules: { identities: ['supplier'] },
        nameOf: ([unit, number, part]) => {
          if (part !== undefined) return names.innerName('supplierAnswers', part);
          if (number !== undefined) return t('animal.answer', { number });
          return names.innerName('animalTesting', unit as keyof AnimalTestingForm);
        },
        shown: (path, value) => {
          const answer = ANIMAL_TESTING_ANSWERS.find((one) => one === value);
          if (answer) return names.choice.answer[answer];
          return value && ['signedOn', 'date'].includes(path.at(-1) ?? '') ? day(value) : value;
        },
      }}
      textOf={textOf}
    >
      {(form, readOnly) => (
        <>
          <StatementFields form={form} readOnly={readOnly} />
          <SupplierAnswers form={form} readOnly={readOnly} />
        </>
      )}
    </SectionEditor>
  );
}

/** The section "animal testing" of a file. */
export default function AnimalTestingPage() {
  return (
    <PifFrame section="ANIMAL_TESTING">
      {(pif) => (
        <>
          <AnimalTestingSection pif={pif} />
          <SectionFiles pif={pif} section="ANIMAL_TESTING" />
        </>
      )}
    </PifFrame>
  );
}
