import { useTranslation } from 'react-i18next';
import { MATERIAL_TYPES } from '../../../domain/raw-material/rawMaterial.ts';
import { useCan } from '../../shared/session/useCan.ts';
import type { RawMaterialFilters } from './rawMaterialListParams.ts';

const ALL = '';
const cmrStatuses = ['PRESENT', 'NONE', 'NO_DATA'] as const;

interface Option {
  value: string;
  label: string;
}

interface FilterSelect {
  name: 'type' | 'documents' | 'cmr' | 'nano' | 'manufacturer' | 'catalogue';
  value: string;
  options: Option[];
  onChange: (value: string) => void;
}

/** The options of the filters. `manufacturers` is undefined while they are loading. */
export function useFilterOptions(
  filters: RawMaterialFilters,
  manufacturers: readonly string[] | undefined,
  change: (patch: Partial<RawMaterialFilters>) => void,
): FilterSelect[] {
  const { t } = useTranslation('rawMaterial');
  const seesOtherCatalogues = useCan('rawMaterial.readGlobal');
  const known = manufacturers ?? [];
  // The manufacturer of a shared link is shown even if the list of manufacturers is loading or no longer has it.
  const makers =
    filters.manufacturer === ALL || known.includes(filters.manufacturer) ? known : [filters.manufacturer, ...known];

  const yesNo = (name: 'documents' | 'nano' | 'catalogue', all: string, yes: string, no: string): FilterSelect => ({
    name,
    value: filters[name] === null ? ALL : String(filters[name]),
    options: [
      { value: ALL, label: all },
      { value: 'true', label: yes },
      { value: 'false', label: no },
    ],
    onChange: (value) => change({ [name]: value === ALL ? null : value === 'true' }),
  });
  const selects: FilterSelect[] = [
    {
      name: 'type',
      value: filters.type ?? ALL,
      options: [
        { value: ALL, label: t('filters.anyType') },
        ...MATERIAL_TYPES.map((type) => ({ value: type, label: t(`type.${type}`) })),
      ],
      onChange: (value) => change({ type: MATERIAL_TYPES.find((type) => type === value) ?? null }),
    },
    yesNo('documents', t('filters.anyDocuments'), t('marks.documentsValid'), t('marks.documentsInvalid')),
    {
      name: 'cmr',
      value: filters.cmr ?? ALL,
      options: [
        { value: ALL, label: t('filters.anyCmr') },
        ...cmrStatuses.map((status) => ({ value: status, label: t(`cmr.${status}`) })),
      ],
      onChange: (value) => change({ cmr: cmrStatuses.find((status) => status === value) ?? null }),
    },
    yesNo('nano', t('filters.anyNano'), t('filters.nanoYes'), t('filters.nanoNo')),
    {
      name: 'manufacturer',
      value: filters.manufacturer,
      options: [
        { value: ALL, label: t('filters.anyManufacturer') },
        ...makers.map((name) => ({ value: name, label: name })),
      ],
      onChange: (manufacturer) => change({ manufacturer }),
    },
  ];
  // A client sees only the raw materials of its company.
  return seesOtherCatalogues
    ? [
        ...selects,
        yesNo('catalogue', t('filters.anyCatalogue'), t('filters.inCatalogue'), t('filters.outsideCatalogue')),
      ]
    : selects;
}
