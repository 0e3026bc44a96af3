import { useTranslation } from 'react-i18next';
import { useCan } from '../../shared/session/useCan.ts';
import type { Column } from '../../shared/table/column.ts';
import { RowLink } from '../../shared/table/RowLink.tsx';
import { EditLink } from './EditLink.tsx';
import { EntryTime } from './EntryTime.tsx';
import { FirstNames } from './FirstNames.tsx';
import type { RawMaterialEntry_RawMaterialFragment as Entry } from './RawMaterialEntry.generated.ts';
import { RawMaterialMarks } from './RawMaterialMarks.tsx';
import type { RawMaterialSort } from './RawMaterials.generated.ts';

/** The columns of the working list. */
export function useTableColumns(onOpen: (slug: string) => void): Column<Entry, RawMaterialSort>[] {
  const { t } = useTranslation('rawMaterial');
  const seesDocuments = useCan('document.read');
  return [
    {
      id: 'tradeName',
      label: t('columns.tradeName'),
      width: '19%',
      orders: ['TRADE_NAME_ASC', 'TRADE_NAME_DESC'],
      isFixed: true,
      cell: ({ slug, tradeName }, tabIndex) => (
        <RowLink
          name={tradeName}
          label={t('entry.detailsOf', { name: tradeName })}
          onOpen={() => onOpen(slug)}
          tabIndex={tabIndex}
        />
      ),
    },
    {
      id: 'composition',
      label: t('field.composition'),
      isOnlyWide: true,
      cell: ({ values }) => <FirstNames composition={values.composition} />,
    },
    {
      id: 'manufacturer',
      label: t('columns.manufacturer'),
      width: '12%',
      orders: ['MANUFACTURER_ASC', 'MANUFACTURER_DESC'],
      cell: ({ manufacturer }) => <span title={manufacturer ?? undefined}>{manufacturer ?? '–'}</span>,
    },
    { id: 'code', label: t('field.code'), width: 104, isHiddenAtFirst: true, cell: ({ code }) => code ?? '–' },
    {
      id: 'type',
      label: t('columns.type'),
      width: '11%',
      isHiddenAtFirst: true,
      cell: ({ values }) => <span title={t(`type.${values.type}`)}>{t(`type.${values.type}`)}</span>,
    },
    {
      id: 'state',
      label: t('columns.state'),
      width: '24%',
      orders: seesDocuments ? ['DOCUMENT_STATE_ASC', 'DOCUMENT_STATE_DESC'] : undefined,
      cell: (rawMaterial) => <RawMaterialMarks rawMaterial={rawMaterial} isOneLine />,
    },
    {
      id: 'created',
      label: t('columns.created'),
      width: 120,
      orders: ['CREATED_DESC', 'CREATED_ASC'],
      isHiddenAtFirst: true,
      cell: ({ createdAt }) => <EntryTime at={createdAt} />,
    },
    {
      id: 'updated',
      label: t('columns.updated'),
      width: 120,
      orders: ['UPDATED_DESC', 'UPDATED_ASC'],
      cell: ({ updatedAt }) => <EntryTime at={updatedAt} />,
    },
    {
      id: 'actions',
      label: t('columns.actions'),
      width: 152,
      isFixed: true,
      cell: (rawMaterial, tabIndex) => <EditLink rawMaterial={rawMaterial} size="small" tabIndex={tabIndex} />,
    },
  ];
}
