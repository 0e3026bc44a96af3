import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { SelectFilter } from '../../../shared/ui/SelectFilter.tsx';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import '../translations.generated.ts';
import {
  type DocumentFilters,
  NOBODY,
  OF_FILE,
  type Requirement,
  type StateFilter,
  stateFilters,
} from './documentFilters.ts';
import './translations.generated.ts';

interface Props {
  filters: DocumentFilters;
  /** All of the file, whose raw materials and owners can be chosen. */
  requirements: readonly Requirement[];
  onChange: (patch: Partial<DocumentFilters>) => void;
}

/** Every value once, by what it is called. */
const optionsOf = (named: readonly (readonly [value: string, label: string])[]) =>
  [...new Map(named)].map(([value, label]) => ({ value, label }));

/** Which entries are shown: by state, by raw material and by who brings them. */
export function RequirementFilters({ filters, requirements, onChange }: Props) {
  const { t } = useTranslation('pifDocuments');
  const { t: frame } = useTranslation('pif');
  const { t: common } = useTranslation();
  const names = useFieldNames();
  const materials = requirements.flatMap(({ rawMaterial }) =>
    rawMaterial ? [[rawMaterial.id, rawMaterial.name] as const] : [],
  );
  const owners = requirements.flatMap(({ owner }) => (owner === null ? [] : [[owner, owner] as const]));
  const stateName = (state: StateFilter) =>
    state === 'OPEN'
      ? t('open')
      : state === 'ALL'
        ? t('all')
        : state === 'EXPIRING'
          ? t('expiring')
          : frame(`missing.state.${state}`);
  return (
    <Box
      role="group"
      aria-label={common('filters')}
      sx={{
        display: 'grid',
        gap: 1,
        my: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <SelectFilter
        label={t('state')}
        value={filters.state}
        options={stateFilters.map((value) => ({ value, label: stateName(value) }))}
        onChange={(state) => onChange({ state })}
      />
      <SelectFilter
        label={names.field.rawMaterialSlug}
        value={filters.material}
        options={optionsOf([['', t('anyMaterial')], [OF_FILE, t('ofFile')], ...materials])}
        onChange={(material) => onChange({ material })}
      />
      <SelectFilter
        label={names.field.owner}
        value={filters.owner}
        options={optionsOf([['', t('anybody')], [NOBODY, t('nobody')], ...owners])}
        onChange={(owner) => onChange({ owner })}
      />
    </Box>
  );
}
