import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../shared/session/useCan.ts';
import { tabularFigures } from '../../shared/theme/theme.ts';
import { EditLink } from './EditLink.tsx';
import { EntryTime } from './EntryTime.tsx';
import { FirstNames } from './FirstNames.tsx';
import type { RawMaterialEntry_RawMaterialFragment } from './RawMaterialEntry.generated.ts';
import { RawMaterialMarks } from './RawMaterialMarks.tsx';
import type { RawMaterialSort } from './RawMaterials.generated.ts';
import { SortHead } from './SortHead.tsx';

const onlyWide = { display: { md: 'none', lg: 'table-cell' } };
const table = {
  width: 1,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  typography: 'body2',
  ...tabularFigures,
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', px: 1.5, py: 1.25 },
  '& th': { py: 0, bgcolor: 'subtle', verticalAlign: 'middle' },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& tbody tr:hover': { bgcolor: 'subtle' },
} as const;

const widths = {
  '& th:nth-of-type(1)': { width: { md: '25%', lg: '21%' } },
  '& th:nth-of-type(2)': { width: { md: '18%', lg: '14%' } },
  '& th:nth-of-type(3)': { width: '12%' },
  '& th:nth-of-type(5), & th:nth-of-type(6)': { width: 112 },
  '& th:nth-of-type(7)': { width: 104 },
};

interface Props {
  title: string;
  rawMaterials: RawMaterialEntry_RawMaterialFragment[];
  sort: RawMaterialSort;
  onSort: (sort: RawMaterialSort) => void;
  onOpen: (slug: string) => void;
}

/** The raw materials of a page as a sortable table. */
export function RawMaterialTable({ title, rawMaterials, sort, onSort, onOpen }: Props) {
  const { t } = useTranslation('rawMaterial');
  const seesDocuments = useCan('document.read');
  return (
    <Card>
      <Box component="table" aria-label={title} sx={table}>
        <thead>
          <Box component="tr" sx={widths}>
            <SortHead
              label={t('columns.tradeName')}
              orders={['TRADE_NAME_ASC', 'TRADE_NAME_DESC']}
              sort={sort}
              onSort={onSort}
            />
            <SortHead
              label={t('columns.manufacturer')}
              orders={['MANUFACTURER_ASC', 'MANUFACTURER_DESC']}
              sort={sort}
              onSort={onSort}
            />
            <PlainHead label={t('columns.type')} isOnlyWide />
            {seesDocuments ? (
              <SortHead
                label={t('columns.state')}
                orders={['DOCUMENT_STATE_ASC', 'DOCUMENT_STATE_DESC']}
                sort={sort}
                onSort={onSort}
              />
            ) : (
              <PlainHead label={t('columns.state')} />
            )}
            <SortHead
              label={t('columns.created')}
              orders={['CREATED_DESC', 'CREATED_ASC']}
              sort={sort}
              onSort={onSort}
            />
            <SortHead
              label={t('columns.updated')}
              orders={['UPDATED_DESC', 'UPDATED_ASC']}
              sort={sort}
              onSort={onSort}
            />
            <PlainHead label={t('columns.actions')} />
          </Box>
        </thead>
        <tbody>
          {rawMaterials.map((rawMaterial) => (
            <tr key={rawMaterial.id}>
              <td>
                <Link
                  component="button"
                  type="button"
                  variant="body2"
                  onClick={() => onOpen(rawMaterial.slug)}
                  aria-label={t('entry.detailsOf', { name: rawMaterial.tradeName })}
                  sx={{ fontWeight: 600, textAlign: 'start', color: 'text.primary' }}
                >
                  {rawMaterial.tradeName}
                </Link>
                <Typography variant="caption" component="div" color="textSecondary">
                  <FirstNames composition={rawMaterial.values.composition} />
                </Typography>
              </td>
              <td>
                {rawMaterial.manufacturer ?? '–'}
                <Typography variant="caption" component="div" color="textSecondary">
                  {rawMaterial.code}
                </Typography>
              </td>
              <Box component="td" sx={onlyWide}>
                {t(`type.${rawMaterial.values.type}`)}
              </Box>
              <td>
                <RawMaterialMarks rawMaterial={rawMaterial} />
              </td>
              <td>
                <EntryTime at={rawMaterial.createdAt} />
              </td>
              <td>
                <EntryTime at={rawMaterial.updatedAt} />
              </td>
              <td>
                <EditLink rawMaterial={rawMaterial} size="small" />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Card>
  );
}

function PlainHead({ label, isOnlyWide }: { label: string; isOnlyWide?: boolean }) {
  return (
    <Box
      component="th"
      scope="col"
      sx={{ typography: 'subtitle2', height: 40, color: 'text.secondary', ...(isOnlyWide && onlyWide) }}
    >
      {label}
    </Box>
  );
}

/** A placeholder while the table is loading. */
export function TableSkeleton({ rows }: { rows: number }) {
  return (
    <Card>
      <Box sx={{ height: 40, bgcolor: 'subtle' }} />
      {Array.from({ length: rows }, (_, index) => (
        <Box
          key={index}
          sx={{
            display: 'grid',
            gridTemplateColumns: '3fr 1.5fr 2fr 1fr',
            gap: 2,
            px: 1.5,
            py: 1.25,
            minHeight: 66,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Skeleton width="80%" height={36} />
          <Skeleton width="70%" height={20} />
          <Skeleton width="85%" height={22} />
          <Skeleton width="70%" height={20} />
        </Box>
      ))}
    </Card>
  );
}
