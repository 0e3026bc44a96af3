import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from 'react-i18next';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { evictPifs } from '../../../shared/apollo/evictQueries.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { SectionFiles } from '../files/SectionFiles.tsx';
import { PifFrame } from '../frame/PifFrame.tsx';
import { useFetchPif } from '../frame/usePif.ts';
import { fieldOf, manufacturingForm, toInput, toValues, type ManufacturingForm } from './manufacturing.form.ts';
import { GmpFields, MethodSteps } from './ManufacturingFields.tsx';
import { SectionEditor } from './SectionEditor.tsx';
import './translations.generated.ts';
import { useUpdatePifManufacturingMutation } from './UpdatePifSections.generated.ts';

function ManufacturingSection({ pif }: { pif: PifDetail_PifFragment }) {
  const { t } = useTranslation('pifSections');
  const names = useFieldNames();
  const { day } = useQuantity();
  const [update] = useUpdatePifManufacturingMutation({ update: evictPifs });
  const fetchNow = useFetchPif(pif.slug);
  const textOf = (values: ManufacturingForm, unit: keyof ManufacturingForm): string => {
    if (unit === 'steps')
      return values.steps
        .map(({ phase, text, temperature, duration }, at) => {
          const conditions = [temperature, duration].filter(Boolean).join(', ');
          return [`${at + 1}.`, phase && `${phase}:`, text, conditions && `(${conditions})`].filter(Boolean).join(' ');
        })
        .join('\n');
    const value = values[unit].trim();
    return value && (unit === 'signedOn' || unit === 'validUntil') ? day(value) : value;
  };
  return (
    <SectionEditor<ManufacturingForm>
      pif={pif}
      section="MANUFACTURING"
      options={{
        resolver: zodResolver(manufacturingForm),
        toValues,
        versionOf: ({ manufacturing }) => manufacturing.version,
        fetchNow,
        send: async (values, version) => {
          const input = { slug: pif.slug, version, manufacturing: toInput(values) };
          return (await update({ variables: { input } })).data?.updatePifManufacturing.pif;
        },
        fieldOf,
      }}
      words={{
        rules: { identities: ['text'] },
        nameOf: ([unit, number, part]) => {
          if (part !== undefined) return names.innerName('steps', part);
          if (number !== undefined) return t('manufacturing.step', { number });
          return names.field[unit as keyof ManufacturingForm];
        },
        shown: ([unit], value) => (value && (unit === 'signedOn' || unit === 'validUntil') ? day(value) : value),
      }}
      textOf={textOf}
    >
      {(form, readOnly) => (
        <>
          <MethodSteps form={form} readOnly={readOnly} />
          <GmpFields form={form} readOnly={readOnly} />
        </>
      )}
    </SectionEditor>
  );
}

/** The section "manufacturing" of a file. */
export default function ManufacturingPage() {
  return (
    <PifFrame section="MANUFACTURING">
      {(pif) => (
        <>
          <ManufacturingSection pif={pif} />
          <SectionFiles pif={pif} section="MANUFACTURING" />
        </>
      )}
    </PifFrame>
  );
}
