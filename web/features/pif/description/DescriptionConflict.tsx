import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../../shared/forms/ConflictDialog.tsx';
import type { SectionFormState } from '../frame/useSectionForm.ts';
import { differing, merge, type DescriptionForm, type Unit } from './description.form.ts';
import './translations.ts';
import { useValueText } from './useValueText.ts';

type Conflict = NonNullable<SectionFormState<DescriptionForm>['conflict']>;

/** Shown when somebody else saved the description meanwhile: what both changed, and what only the other did, which stays. */
export function DescriptionConflict({ before, local: typed, remote, onSave, ...handlers }: Conflict) {
  const { t } = useTranslation('pifDescription');
  const { t: pif } = useTranslation('pif');
  const { labelOf, textOf } = useValueText();
  const rows = (units: readonly Unit[], values: DescriptionForm) =>
    units.map((unit) => ({
      key: unit,
      label: labelOf(unit),
      local: textOf(values, unit) || pif('frame.notStated'),
      remote: textOf(remote, unit) || pif('frame.notStated'),
    }));
  const local = merge(remote, typed, before);
  const both = differing(local, remote);
  const remoteOnly = differing(before, remote).filter((unit) => !both.includes(unit));
  return (
    <ConflictDialog
      title={t('conflict.title')}
      noDifferenceText={t('conflict.same')}
      differences={rows(both, local)}
      remoteOnly={rows(remoteOnly, before)}
      onKeepLocal={() => onSave(local)}
      {...handlers}
    />
  );
}
