import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import type { Column } from '../../shared/table/column.ts';
import { RowLink } from '../../shared/table/RowLink.tsx';
import { paths } from '../../shared/url/paths.ts';
import type { Companies_RowFragment as Company } from './Companies.generated.ts';
import './translations.generated.ts';

const KINDS = ['users', 'labels', 'rawMaterials', 'pifs', 'formulas'] as const;

/** The columns of the list of companies. */
export function useCompanyColumns(): Column<Company>[] {
  const { t } = useTranslation('company');
  const { t: common } = useTranslation();
  const { number } = useFormat();
  return [
    {
      id: 'name',
      label: common('company'),
      isFixed: true,
      cell: ({ id, name }, tabIndex) => <RowLink name={name ?? id} to={paths.company(id)} tabIndex={tabIndex} />,
    },
    { id: 'email', label: t('columns.email'), width: '22%', cell: ({ email }) => email ?? '–' },
    {
      id: 'state',
      label: t('states.label'),
      width: 104,
      cell: ({ isArchived }) => (isArchived ? t('archived') : '–'),
    },
    ...KINDS.map((kind): Column<Company> => ({
      id: kind,
      label: t(`counts.${kind}`),
      width: kind === 'rawMaterials' ? 120 : 96,
      cell: ({ counts }) => (counts ? number(counts[kind]) : '–'),
    })),
  ];
}
