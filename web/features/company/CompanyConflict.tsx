import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConflictDialog, type Difference } from '../../shared/forms/ConflictDialog.tsx';
import type { Companies_DetailFragment as Company } from './Companies.generated.ts';
import { differsInLogo, LOGO, mergeTexts, takeRemote, TEXT_FIELDS, toTexts, type CompanyForm } from './company.form.ts';
import './translations.generated.ts';

interface Props {
  form: UseFormReturn<CompanyForm>;
  /** The version that was opened. */
  base: Company;
  /** The one that somebody else saved meanwhile. */
  remote: Company;
  onKeepLocal: (merged: CompanyForm) => Promise<void>;
  onTakeRemote: () => void;
  onDismiss: () => void;
}

/** Asks field by field which of two versions of a company is kept. */
export function CompanyConflict({ form, base, remote, onKeepLocal, onTakeRemote, onDismiss }: Props) {
  const { t } = useTranslation('company');
  const [remoteKeys, setRemoteKeys] = useState<ReadonlySet<string>>(new Set());
  const typed = form.getValues();
  const ofTexts = TEXT_FIELDS.filter((name) => mergeTexts(remote, typed, base)[name] !== toTexts(remote)[name]).map(
    (name): Difference => ({
      key: name,
      label: t(`fields.${name}`),
      local: typed[name],
      remote: toTexts(remote)[name],
    }),
  );
  const ofLogo: Difference = {
    key: LOGO,
    label: t('fields.logo'),
    local: typed.logo?.name ?? t('logoState.none'),
    remote: t(remote.logoUrl ? 'logoState.other' : 'logoState.none'),
  };
  return (
    <ConflictDialog
      title={t('conflict')}
      noDifferenceText={t('conflictSame')}
      differences={differsInLogo(remote, typed, base) ? [...ofTexts, ofLogo] : ofTexts}
      choice={{
        remoteKeys,
        onChoose: (key, isRemote) =>
          setRemoteKeys((before) => new Set(isRemote ? [...before, key] : [...before].filter((one) => one !== key))),
      }}
      onKeepLocal={() => onKeepLocal(takeRemote(mergeTexts(remote, form.getValues(), base), remote, remoteKeys))}
      onTakeRemote={onTakeRemote}
      onDismiss={onDismiss}
    />
  );
}
