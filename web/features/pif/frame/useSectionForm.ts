import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, type FieldValues, type DefaultValues, type Path, type Resolver } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { areSameValues } from '../../../shared/forms/areSameValues.ts';
import { showFailure } from '../../../shared/forms/showFailure.ts';
import { submitForm } from '../../../shared/forms/submitForm.ts';
import { useUnsavedChanges } from '../../../shared/forms/useUnsavedChanges.ts';
import { notify } from '../../../shared/notify/notify.ts';
import '../translations.generated.ts';
import type { PifDetail_PifFragment as Pif } from './Pif.generated.ts';

/** What the form of a section needs to know of its section. */
export interface SectionFormOptions<Values extends FieldValues, Shown extends Pif = Pif> {
  resolver: Resolver<Values>;
  toValues: (pif: Shown) => Values;
  /** Number of the last change of the section. */
  versionOf: (pif: Shown) => number;
  /** Fetches the file as it stands; undefined when that fails. */
  fetchNow: () => Promise<Shown | undefined>;
  /** Sends the section, changed since `version`. */
  send: (values: Values, version: number) => Promise<Shown | undefined>;
  /** The field of a path of the input. */
  fieldOf: (path: string) => Path<Values> | undefined;
  /** What the reader calls a field, with its row. */
  labelOfField?: (field: Path<Values>) => string | undefined;
}

/** Not on blur: an error that appears then would move the button away from under the click. */
const MODE = { mode: 'onSubmit', shouldFocusError: false } as const;

/**
 * The form of one section: it is saved by itself and keeps what was typed when that fails. When somebody else saved the
 * section meanwhile, nothing is written and the person decides; when somebody submitted the file, that is said and what
 * was typed stays.
 */
export function useSectionForm<Values extends FieldValues, Shown extends Pif = Pif>(
  pif: Shown,
  options: SectionFormOptions<Values, Shown>,
) {
  const { resolver, toValues, versionOf, fetchNow, send, fieldOf, labelOfField: labelOf } = options;
  const { t } = useTranslation('pif');
  /** What the form was filled from. */
  const base = useRef(pif);
  const [conflict, setConflict] = useState<{ before: Shown; remote: Shown } | null>(null);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  /** Whether the choice of the conflict dialog is being saved, of which the form itself knows nothing. */
  const [isMerging, setMerging] = useState(false);
  const form = useForm<Values>({ ...MODE, resolver, defaultValues: toValues(pif) as DefaultValues<Values> });
  const { isDirty, isSubmitting } = form.formState;

  const adopt = (version: Shown, values: Values = toValues(version)) => {
    base.current = version;
    form.reset(toValues(version));
    form.reset(values, { keepDefaultValues: true });
  };
  const adoptSaved = (saved: Shown): 'saved' => {
    adopt(saved);
    setSavedAt(new Date());
    return 'saved';
  };
  const adoptUnlessDirty = useEffectEvent(() => {
    if (!isDirty && versionOf(pif) !== versionOf(base.current)) adopt(pif);
  });
  useEffect(() => adoptUnlessDirty(), [pif]);

  /**
   * What somebody else did meanwhile. What is stored is what stands here when the answer to an earlier try was lost.
   */
  const findReason = async (): Promise<'saved' | 'other' | 'unknown'> => {
    const before = base.current;
    const remote = await fetchNow();
    if (!remote) return 'unknown';
    const isChanged = versionOf(remote) !== versionOf(before);
    if (isChanged && areSameValues(toValues(remote), form.getValues())) return adoptSaved(remote);
    if (remote.isLocked) notify('warning', t('save.locked'));
    else if (isChanged) setConflict({ before, remote });
    return remote.isLocked || isChanged ? 'other' : 'unknown';
  };

  const save = async (values: Values): Promise<boolean> => {
    try {
      const saved = await send(values, versionOf(base.current));
      if (!saved) return false;
      adoptSaved(saved);
      return true;
    } catch (error) {
      const reason = describeError(error).code === 'CONFLICT' ? await findReason() : 'unknown';
      if (reason === 'unknown') showFailure(form, error, fieldOf, { labelOf });
      return reason === 'saved';
    }
  };
  useUnsavedChanges(form, save);

  return {
    form,
    submit: () => submitForm(form, save),
    /** When this form was last saved. */
    savedAt,
    /** Whether changes are kept that cannot be saved as long as the file is locked. */
    isKept: isDirty && pif.isLocked,
    isReadOnly: isSubmitting || isMerging || pif.isLocked,
    /** Fetches the file, which may have been unlocked meanwhile. */
    fetchNow,
    /** Gives up what was typed. */
    discard: () => adopt(pif),
    conflict: conflict && {
      before: toValues(conflict.before),
      remote: toValues(conflict.remote),
      local: form.getValues(),
      onSave: async (merged: Values) => {
        adopt(conflict.remote, merged);
        setConflict(null);
        setMerging(true);
        try {
          await save(merged);
        } finally {
          setMerging(false);
        }
      },
      onTakeRemote: () => {
        adopt(conflict.remote);
        setConflict(null);
      },
      onDismiss: () => setConflict(null),
    },
  };
}
export type SectionFormState<Values extends FieldValues> = ReturnType<typeof useSectionForm<Values>>;
