import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PifSection } from '../../../shared/apollo/schema.generated.ts';
import { ConflictDialog } from '../../../shared/forms/ConflictDialog.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { ReadOnlyFields } from '../frame/ReadOnlyFields.tsx';
import { SectionForm } from '../frame/SectionForm.tsx';
import { useRequestedField } from '../frame/useRequestedField.ts';
import { useSectionForm, type SectionFormOptions } from '../frame/useSectionForm.ts';
import './translations.ts';
import { differing, mergeUnits } from './units.ts';

interface Props<Values extends FieldValues, Shown extends PifDetail_PifFragment> {
  pif: Shown;
  section: PifSection;
  options: Omit<SectionFormOptions<Values, Shown>, 'merge'>;
  /** What the reader calls a field. */
  labelOf: (unit: keyof Values & string) => string;
  /** The value of a field as text, empty where nothing is stated. */
  textOf: (values: Values, unit: keyof Values & string) => string;
  /** Panels of a locked section, where it has more than one. */
  readOnlyPanels?: readonly { id: string; title: string; units: readonly (keyof Values & string)[] }[];
  /** The panels of the form. */
  children: (form: UseFormReturn<Values>, readOnly: boolean) => ReactNode;
}

/** A section as a form while the file can be filled in, else as text; with the dialog for two people who saved it at the same time. */
export function SectionEditor<Values extends FieldValues, Shown extends PifDetail_PifFragment = PifDetail_PifFragment>(
  props: Props<Values, Shown>,
) {
  const { pif, section, options, labelOf, textOf, readOnlyPanels, children } = props;
  const { t } = useTranslation('pifSections');
  const { t: frame } = useTranslation('pif');
  const state = useSectionForm<Values, Shown>(pif, { ...options, merge: mergeUnits });
  useRequestedField();
  const { form, isReadOnly, isKept, conflict } = state;
  const values = options.toValues(pif);
  const rows = (units: readonly (keyof Values & string)[], local: Values, remote: Values) =>
    units.map((unit) => ({
      key: unit,
      label: labelOf(unit),
      local: textOf(local, unit) || frame('frame.notStated'),
      remote: textOf(remote, unit) || frame('frame.notStated'),
    }));
  const readOnlyFields = (units: readonly (keyof Values & string)[]) => (
    <ReadOnlyFields fields={units.map((unit) => ({ key: unit, label: labelOf(unit), text: textOf(values, unit) }))} />
  );
  const both = conflict ? differing(conflict.local, conflict.remote) : [];
  return (
    <SectionForm pif={pif} section={section} state={state}>
      {pif.isLocked && !isKept
        ? (readOnlyPanels?.map(({ id, title, units }) => (
            <Box key={id} id={id} tabIndex={-1} sx={{ scrollMarginTop: 120 }}>
              <Panel title={title}>{readOnlyFields(units)}</Panel>
            </Box>
          )) ?? <Panel title={frame(`section.${section}`)}>{readOnlyFields(Object.keys(values))}</Panel>)
        : children(form, isReadOnly)}
      {conflict && (
        <ConflictDialog
          title={t('conflict.title')}
          noDifferenceText={t('conflict.same')}
          differences={rows(both, conflict.local, conflict.remote)}
          remoteOnly={rows(
            differing(conflict.before, conflict.remote).filter((unit) => !both.includes(unit)),
            conflict.before,
            conflict.remote,
          )}
          onKeepLocal={conflict.onKeepLocal}
          onTakeRemote={conflict.onTakeRemote}
          onDismiss={conflict.onDismiss}
        />
      )}
    </SectionForm>
  );
}
