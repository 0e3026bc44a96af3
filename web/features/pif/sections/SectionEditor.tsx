import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PifSection } from '../../../shared/apollo/schema.generated.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { ReadOnlyFields } from '../frame/ReadOnlyFields.tsx';
import { SectionForm } from '../frame/SectionForm.tsx';
import { useRequestedField } from '../frame/useRequestedField.ts';
import { useSectionForm, type SectionFormOptions } from '../frame/useSectionForm.ts';
import { SectionConflict } from './SectionConflict.tsx';
import { fieldLabel, pathOfField, type SectionWords } from './sectionWords.ts';
import './translations.generated.ts';

interface Props<Values extends FieldValues, Shown extends PifDetail_PifFragment> {
  pif: Shown;
  section: PifSection;
  options: Omit<SectionFormOptions<Values, Shown>, 'labelOfField'>;
  words: SectionWords<Values>;
  /** The value of a field of a locked section as text, empty where nothing is stated. */
  textOf: (values: Values, unit: keyof Values & string) => string;
  /** Panels of a locked section, where it has more than one. */
  readOnlyPanels?: readonly { id: string; title: string; units: readonly (keyof Values & string)[] }[];
  /** The panels of the form. */
  children: (form: UseFormReturn<Values>, readOnly: boolean) => ReactNode;
}

/**
 * A section as a form while the file can be filled in, else as text; with the dialog for two people who saved it at the
 * same time.
 */
export function SectionEditor<Values extends FieldValues, Shown extends PifDetail_PifFragment = PifDetail_PifFragment>(
  props: Props<Values, Shown>,
) {
  const { pif, section, options, words, textOf, readOnlyPanels, children } = props;
  const { t } = useTranslation('pifSections');
  const names = useFieldNames();
  const values = options.toValues(pif);
  const labelOfField = (field: Path<Values>) => fieldLabel(words, pathOfField(field), values);
  const state = useSectionForm<Values, Shown>(pif, { ...options, labelOfField });
  useRequestedField();
  const { form, isReadOnly, isKept, conflict } = state;
  const readOnlyFields = (units: readonly (keyof Values & string)[]) => (
    <ReadOnlyFields
      fields={units.map((unit) => ({ key: unit, label: words.nameOf([unit], values), text: textOf(values, unit) }))}
    />
  );
  return (
    <SectionForm pif={pif} section={section} state={state} labelOf={labelOfField}>
      {pif.isLocked && !isKept
        ? (readOnlyPanels?.map(({ id, title, units }) => (
            <Box key={id} id={id} tabIndex={-1} sx={{ scrollMarginTop: 120 }}>
              <Panel title={title}>{readOnlyFields(units)}</Panel>
            </Box>
          )) ?? <Panel title={names.choice.section[section]}>{readOnlyFields(Object.keys(values))}</Panel>)
        : children(form, isReadOnly)}
      {conflict && <SectionConflict conflict={conflict} title={t('conflict.title')} words={words} />}
    </SectionForm>
  );
}
