import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { BinButton } from '../../subjects/bin/BinButton.tsx';
import { useCan } from '../../shared/session/useCan.ts';
import { ColumnsMenu, PageSizeSelect } from '../../shared/table/TableTools.tsx';
import type { Column } from '../../shared/table/column.ts';
import { SelectFilter } from '../../shared/ui/SelectFilter.tsx';
import { useAddressParam } from '../../shared/url/useAddressParam.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { IMPORT_PARAM, isImport, NEW_IMPORT } from '../../subjects/import/importParam.ts';
import { pageSizes, type RawMaterialFilters } from './rawMaterialListParams.ts';
import type { RawMaterialSort } from './RawMaterials.generated.ts';

const orders = [
  'TRADE_NAME_ASC',
  'TRADE_NAME_DESC',
  'MANUFACTURER_ASC',
  'MANUFACTURER_DESC',
  'CREATED_DESC',
  'CREATED_ASC',
  'UPDATED_DESC',
  'UPDATED_ASC',
] as const satisfies readonly RawMaterialSort[];

interface Props {
  /** The columns of the working list, and those shown or hidden by hand; null for the catalogue. */
  table: {
    columns: readonly Column<never>[];
    choices: Readonly<Record<string, boolean>>;
    onShow: (id: string, isShown: boolean) => void;
  } | null;
  filters: RawMaterialFilters;
  onChange: (patch: Partial<RawMaterialFilters>) => void;
}

/** The order and page size of the list, and the actions on the whole of it. */
export function Toolbar({ table, filters, onChange }: Props) {
  const { t } = useTranslation('rawMaterial');
  const { t: common } = useTranslation();
  const canImport = useCan('rawMaterial.import');
  const canExport = useCan('rawMaterial.export');
  const [, openImport] = useAddressParam(IMPORT_PARAM, isImport);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, mb: table ? 0 : 2, flexGrow: 1 }}>
      {/* Where the working list is a table, its heads do this. */}
      <Box
        sx={{
          display: { xs: 'grid', md: table ? 'none' : 'grid' },
          flex: { xs: '1 1 40%', sm: '0 1 220px' },
          minWidth: 0,
        }}
      >
        <SelectFilter
          label={common('order')}
          value={filters.sort}
          options={orders.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
          onChange={(sort) => onChange({ sort })}
        />
      </Box>
      {table && (
        <>
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <ColumnsMenu {...table} />
          </Box>
          <Box sx={{ display: 'grid', flex: { xs: '1 1 40%', sm: '0 1 150px' }, minWidth: 0 }}>
            <PageSizeSelect sizes={pageSizes} size={filters.pageSize} onSize={(pageSize) => onChange({ pageSize })} />
          </Box>
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, ml: 'auto' }}>
        <BinButton />
        {canImport && (
          <Button variant="outlined" onClick={() => openImport(NEW_IMPORT)}>
            {t('actions.import')}
          </Button>
        )}
        {canExport && <ExportMenu filters={filters} />}
      </Box>
    </Box>
  );
}
