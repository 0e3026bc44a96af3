import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../../shared/forms/ConflictDialog.tsx';
import { decimalText } from '../../../shared/i18n/decimalText.ts';
import {
  differingFields,
  mergeLocalChanges,
  toFormValues,
  type ContentKey,
  type RawMaterialForm,
} from './rawMaterial.form.ts';
import type { useSaveRawMaterial } from './useSaveRawMaterial.ts';
import '../translations.generated.ts';

interface Props {
  form: UseFormReturn<RawMaterialForm>;
  saving: ReturnType<typeof useSaveRawMaterial>;
}

/**
 * Somebody else saved the raw material meanwhile: lists the fields in which the local and the remote version differ,
 * and those changed remotely only.
 */
export function RawMaterialConflict({ form, saving: { conflict, keepLocal, takeRemote, dismiss } }: Props) {
  const { t } = useTranslation('rawMaterialForm');
  const { t: tMaterial } = useTranslation('rawMaterial');
  const textOf = useFieldTexts();
  if (!conflict) return null;
  const [before, remote] = [toFormValues(conflict.before), toFormValues(conflict.remote)];
  const local = mergeLocalChanges(remote, form.getValues(), before);
  const labelOf = (key: ContentKey) => (key === 'statusDescription' ? t('whyNotValid') : tMaterial(`field.${key}`));
  const rows = (keys: readonly ContentKey[], values: RawMaterialForm) =>
    keys.map((key) => ({ key, label: labelOf(key), local: textOf(key, values), remote: textOf(key, remote) }));
  const differing = differingFields(local, remote);
  const changedRemotelyOnly = differingFields(before, remote).filter((key) => !differing.includes(key));
  return (
    <ConflictDialog
      title={t('conflict.title')}
      noDifferenceText={t('conflict.same')}
      differences={rows(differing, local)}
      remoteOnly={rows(changedRemotelyOnly, before)}
      onKeepLocal={keepLocal}
      onTakeRemote={takeRemote}
      onDismiss={dismiss}
    />
  );
}

/** The value of a field as text. */
function useFieldTexts() {
  const { t } = useTranslation('rawMaterialForm');
  const { t: tMaterial } = useTranslation('rawMaterial');
  return (key: ContentKey, values: RawMaterialForm): string => {
    switch (key) {
      case 'composition':
        return values.composition
          .map(({ inciName, maxConcentration }) =>
            maxConcentration === '' ? inciName : `${inciName}: ${decimalText(maxConcentration)} %`,
          )
          .join('\n');
      case 'type':
        return tMaterial(`type.${values.type}`);
      case 'cmrStatus':
        return t(`cmr.${values.cmrStatus}`);
      case 'hasValidDocuments':
      case 'isNano':
        return t(values[key] ? 'yes' : 'no');
      default:
        return values[key].trim() || t('notEntered');
    }
  };
}
