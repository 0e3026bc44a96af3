import { useTranslation } from 'react-i18next';
import { Panel } from '../../../shared/ui/Panel.tsx';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { ReadOnlyFields } from '../frame/ReadOnlyFields.tsx';
import { FACTS, PERSON_FIELDS, PERSONS, toValues, type Unit } from './description.form.ts';
import { LinkedRecords } from './LinkedRecords.tsx';
import './translations.generated.ts';
import { useValueText } from './useValueText.ts';

const panels = {
  product: ['name', 'reference', 'physicalForm', 'description', 'function', 'shades'],
  category: [...FACTS, 'categoryReason', 'population'],
  market: ['markets', 'nominalContent', 'origin', 'firstPlacedOn'],
  persons: PERSONS.flatMap((who) => PERSON_FIELDS.map((field) => `${who}.${field}` as const)),
} as const satisfies Record<string, readonly Unit[]>;

/** The description of a locked file as text. */
export function DescriptionText({ pif }: { pif: PifDetail_PifFragment }) {
  const { t } = useTranslation('pifDescription');
  const { labelOf, textOf } = useValueText();
  const values = toValues(pif);
  const panel = (name: keyof typeof panels) => (
    <Panel title={t(`panel.${name}`)}>
      <ReadOnlyFields
        fields={panels[name].map((unit) => ({ key: unit, label: labelOf(unit), text: textOf(values, unit) }))}
      />
    </Panel>
  );
  return (
    <>
      {panel('product')}
      {panel('category')}
      <LinkedRecords pif={pif} />
      {panel('market')}
      {panel('persons')}
    </>
  );
}
