import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../../shared/forms/ConflictDialog.tsx';
import type { SectionFormState } from '../frame/useSectionForm.ts';
import { collisionsOf, differing, merge, type DescriptionForm, type Unit } from './description.form.ts';
import './translations.generated.ts';
import { useValueText } from './useValueText.ts';

type Conflict = NonNullable<SectionFormState<DescriptionForm>['conflict']>;

/**
 * Shown when somebody else saved the description meanwhile: what only one of the two changed is kept whoever it was,
 * and of each field that both changed the person chooses one version.
 */
export function DescriptionConflict({ before, local, remote, onSave, ...handlers }: Conflict) {
  const { t } = useTranslation('pifDescription');
  const { t: pif } = useTranslation('pif');
  const { labelOf, textOf } = useValueText();
  const [remoteKeys, setRemoteKeys] = useState<ReadonlySet<string>>(new Set());
  const rows = (units: readonly Unit[], values: DescriptionForm) =>
    units.map((unit) => ({
      key: unit,
      label: labelOf(unit),
      local: textOf(values, unit) || pif('frame.notStated'),
      remote: textOf(remote, unit) || pif('frame.notStated'),
    }));
  const typed = differing(local, before);
  return (
    <ConflictDialog
      title={t('conflict.title')}
      noDifferenceText={t('conflict.same')}
      differences={rows(collisionsOf(remote, local, before), local)}
      remoteOnly={rows(
        differing(before, remote).filter((unit) => !typed.includes(unit)),
        before,
      )}
      choice={{
        remoteKeys,
        onChoose: (key, isRemote) => {
          const others = [...remoteKeys].filter((one) => one !== key);
          setRemoteKeys(new Set(isRemote ? [...others, key] : others));
        },
      }}
      onKeepLocal={() => onSave(merge(remote, local, before, remoteKeys))}
      {...handlers}
    />
  );
}
