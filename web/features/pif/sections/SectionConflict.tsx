import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type FieldPath, mergeVersions } from '../../../../domain/comparison/mergeVersions.ts';
import { ConflictDialog } from '../../../shared/forms/ConflictDialog.tsx';
import type { SectionFormState } from '../frame/useSectionForm.ts';
import { fieldLabel, type SectionWords, valueText } from './sectionWords.ts';
import './translations.generated.ts';

interface Props<Values extends FieldValues> {
  conflict: NonNullable<SectionFormState<Values>['conflict']>;
  title: string;
  words: SectionWords<Values>;
}

/**
 * Shown when somebody else saved the section meanwhile: what only one of the two changed is kept whoever it was, and of
 * each field that both changed the person chooses one version.
 */
export function SectionConflict<Values extends FieldValues>({ conflict, title, words }: Props<Values>) {
  const { t } = useTranslation('pifSections');
  const { t: frame } = useTranslation('pif');
  const [remoteKeys, setRemoteKeys] = useState<ReadonlySet<string>>(new Set());
  const { before, local, remote, onSave, onTakeRemote, onDismiss } = conflict;
  const { merged, collisions, remoteChanges } = mergeVersions(before, local, remote, words.rules, remoteKeys);
  const textOf = (path: FieldPath, value: unknown) =>
    value === null ? t('conflict.noRow') : valueText(words, path, value, merged) || frame('frame.notStated');
  return (
    <ConflictDialog
      title={title}
      noDifferenceText={t('conflict.same')}
      differences={collisions.map(({ key, path, local: mine, remote: theirs }) => ({
        key,
        label: fieldLabel(words, path, merged),
        local: textOf(path, mine),
        remote: textOf(path, theirs),
      }))}
      remoteOnly={remoteChanges.map(({ path, before: was, after }, at) => ({
        key: `${at}`,
        label: fieldLabel(words, path, merged),
        local: textOf(path, was),
        remote: textOf(path, after),
      }))}
      choice={{
        remoteKeys,
        onChoose: (key, isRemote) => {
          const others = [...remoteKeys].filter((one) => one !== key);
          setRemoteKeys(new Set(isRemote ? [...others, key] : others));
        },
      }}
      onKeepLocal={() => onSave(merged)}
      onTakeRemote={onTakeRemote}
      onDismiss={onDismiss}
    />
  );
}
