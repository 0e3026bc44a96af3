import { useTranslation } from 'react-i18next';
import {
  FILTER_NAMES,
  isFlag,
  RAW_MATERIAL_FILTERS,
  type ChoiceName,
  type FilterName,
} from '../../../domain/raw-material/rawMaterialFilters.ts';
import { useCan } from '../../shared/session/useCan.ts';
import type { ListParam } from '../../shared/url/listParams.ts';
import { type FilterParameter, type RawMaterialFilters, rawMaterialListParams } from './rawMaterialListParams.ts';

const ALL = '';

interface Option {
  /** The value as the address holds it. */
  value: string;
  label: string;
}

interface FilterSelect {
  name: FilterParameter;
  label: string;
  value: string;
  options: Option[];
  onChange: (value: string) => void;
}

const toOptionsOfChoice = <Value extends string>(
  values: Record<string, Value>,
  labelOf: (value: Value) => string,
): Option[] => Object.entries(values).map(([word, value]) => ({ value: word, label: labelOf(value) }));

/** The options of the filters. `manufacturers` is undefined while they are loading. */
export function useFilterOptions(
  filters: RawMaterialFilters,
  manufacturers: readonly string[] | undefined,
  change: (patch: Partial<RawMaterialFilters>) => void,
): FilterSelect[] {
  const { t } = useTranslation('rawMaterial');
  const seesOtherCatalogues = useCan('rawMaterial.readGlobal');
  const seesDocuments = useCan('document.read');
  const known = manufacturers ?? [];
  // The manufacturer of a shared link is shown even if the list of manufacturers is loading or no longer has it.
  const makers =
    filters.manufacturer === ALL || known.includes(filters.manufacturer) ? known : [filters.manufacturer, ...known];

  const choices: Record<ChoiceName, Option[]> = {
    type: toOptionsOfChoice(RAW_MATERIAL_FILTERS.type.values, (type) => t(`type.${type}`)),
    documentState: toOptionsOfChoice(RAW_MATERIAL_FILTERS.documentState.values, (state) => t(`documentState.${state}`)),
    cmrStatus: toOptionsOfChoice(RAW_MATERIAL_FILTERS.cmrStatus.values, (status) => t(`cmr.${status}`)),
  };
  const toOptions = (name: FilterName): Option[] => {
    if (name === 'manufacturer') return makers.map((maker) => ({ value: maker, label: maker }));
    if (!isFlag(name)) return choices[name];
    const { parameter } = RAW_MATERIAL_FILTERS[name];
    return [
      { value: 'yes', label: t(`filters.${parameter}.yes`) },
      { value: 'no', label: t(`filters.${parameter}.no`) },
    ];
  };
  const toSelect = (name: FilterName): FilterSelect => {
    const { parameter } = RAW_MATERIAL_FILTERS[name];
    const param: ListParam<unknown> = rawMaterialListParams[parameter];
    return {
      name: parameter,
      label: t(`filters.${parameter}.label`),
      value: param.format(filters[parameter]) ?? ALL,
      options: [{ value: ALL, label: t(`filters.${parameter}.any`) }, ...toOptions(name)],
      onChange: (value) => change({ [parameter]: param.parse(value) }),
    };
  };
  // A client sees only the raw materials of its company, and no documents.
  return FILTER_NAMES.filter((name) => name !== 'isInCatalogue' || seesOtherCatalogues)
    .filter((name) => name !== 'documentState' || seesDocuments)
    .map(toSelect);
}
