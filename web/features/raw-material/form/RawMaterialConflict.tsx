import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../../shared/forms/ConflictDialog.tsx';
import { differing, mergeOnto, toFormValues, type ContentKey, type RawMaterialForm } from './rawMaterial.form.ts';
import type { useSaveRawMaterial } from './useSaveRawMaterial.ts';

interface Props {
  form: UseFormReturn<RawMaterialForm>;
  saving: ReturnType<typeof useSaveRawMaterial>;
}

/** Somebody else saved the raw material meanwhile: what the two versions say differently, and what they alone changed. */
export function RawMaterialConflict({
  form,
  saving: { conflict, keepLocal: keepMine, takeRemote: takeTheirs, dismiss: goOn },
}: Props) {
  const { t } = useTranslation('rawMaterialForm');
  const wordsOf = useWords();
  if (!conflict) return null;
  const [before, theirs] = [toFormValues(conflict.before), toFormValues(conflict.theirs)];
  const mine = mergeOnto(theirs, form.getValues(), before);
  const rows = (keys: readonly ContentKey[], one: RawMaterialForm) =>
    keys.map((key) => ({ key, label: t(`field.${key}`), mine: wordsOf(key, one), remote: wordsOf(key, theirs) }));
  const chosen = differing(mine, theirs);
  return (
    <ConflictDialog
      title={t('conflict.title')}
      same={t('conflict.same')}
      differences={rows(chosen, mine)}
      stays={rows(
        differing(before, theirs).filter((key) => !chosen.includes(key)),
        before,
      )}
      onKeepMine={keepMine}
      onTakeTheirs={takeTheirs}
      onGoOn={goOn}
    />
  );
}

/** The words for a field of a raw material. */
function useWords() {
  const { t } = useTranslation('rawMaterialForm');
  const { t: words } = useTranslation('rawMaterial');
  return (key: ContentKey, values: RawMaterialForm): string => {
    switch (key) {
      case 'composition':
        return values.composition
          .map(({ inciName, maxConcentration }) =>
            maxConcentration === '' ? inciName : `${inciName}: ${maxConcentration} %`,
          )
          .join('\n');
      case 'type':
        return words(`type.${values.type}`);
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
