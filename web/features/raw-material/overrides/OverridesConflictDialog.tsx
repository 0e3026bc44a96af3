import { useTranslation } from 'react-i18next';
import { NAME_OF_OVERRIDABLE_FIELD, OVERRIDABLE_FIELDS } from '../../../../domain/raw-material/rawMaterialFields.ts';
import { ConflictDialog } from '../../../shared/forms/ConflictDialog.tsx';
import './translations.generated.ts';
import type { Values } from './override.form.ts';
import type { Change, OverridesConflict } from './useOverridesConflict.ts';
import { useValueTexts } from './useValueTexts.ts';

/** The stored values with a change on top. */
function valuesAfter(stored: Values, { inciNames, maxConcentrations, isActive: _, ...change }: Change): Values {
  const { composition } = stored;
  const names = inciNames ?? composition.map(({ inciName }) => inciName);
  return {
    ...stored,
    ...(change as Partial<Values>),
    composition: names.map((inciName, at) => ({
      __typename: 'RawMaterialComponent',
      inciName,
      maxConcentration: (maxConcentrations ? maxConcentrations[at] : composition[at]?.maxConcentration) ?? null,
    })),
  };
}

/** Somebody else saved own values of the company meanwhile: the change beside what is stored now. */
export function OverridesConflictDialog({ conflict }: { conflict: OverridesConflict }) {
  const { t } = useTranslation('rawMaterialOverrides');
  const { t: tMaterial } = useTranslation('rawMaterial');
  const textOf = useValueTexts();
  const { input, remote, keepLocal, takeRemote, dismiss } = conflict;
  const local = valuesAfter(remote.values, input);
  const differences = OVERRIDABLE_FIELDS.filter((field) => input[NAME_OF_OVERRIDABLE_FIELD[field]] !== undefined)
    .map((field) => ({
      key: field,
      label: tMaterial(`field.${NAME_OF_OVERRIDABLE_FIELD[field]}`),
      local: textOf(field, local),
      remote: remote.fields.includes(field) ? textOf(field, remote.values) : t('none'),
    }))
    .filter((each) => each.local !== each.remote);
  return (
    <ConflictDialog
      title={t('conflict.title')}
      noDifferenceText={t('conflict.same')}
      differences={differences}
      onKeepLocal={() => Promise.resolve(keepLocal())}
      onTakeRemote={takeRemote}
      onDismiss={dismiss}
    />
  );
}
