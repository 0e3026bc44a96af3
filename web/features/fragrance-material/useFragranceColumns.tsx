import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import type { Column } from '../../shared/table/column.ts';
import { RowLink } from '../../shared/table/RowLink.tsx';
import { paths } from '../../shared/url/paths.ts';
import { CertificateMark } from './CertificateMark.tsx';
import type { FragranceRow_FragranceFragment as Fragrance } from './FragranceMaterials.generated.ts';
import './translations.generated.ts';

/** The columns of the list of perfumes and aromas. */
export function useFragranceColumns(): Column<Fragrance>[] {
  const { t } = useTranslation('fragranceMaterial');
  const { number } = useFormat();
  return [
    {
      id: 'name',
      label: t('columns.name'),
      isFixed: true,
      cell: ({ name }, tabIndex) => <RowLink name={name} to={paths.allergen(name)} tabIndex={tabIndex} />,
    },
    { id: 'kind', label: t('columns.kind'), width: 92, cell: ({ kind }) => t(`kind.${kind}`) },
    { id: 'code', label: t('columns.code'), width: 112, cell: ({ code }) => code ?? '–' },
    { id: 'supplier', label: t('columns.supplier'), width: '16%', cell: ({ supplier }) => supplier },
    {
      id: 'declared',
      label: t('columns.declared'),
      width: 152,
      cell: ({ declaredAtOnePercent }) => (
        <span title={t('list.declared', { count: declaredAtOnePercent })}>{number(declaredAtOnePercent)}</span>
      ),
    },
    { id: 'formulas', label: t('columns.formulas'), width: 92, cell: ({ formulaCount }) => number(formulaCount) },
    {
      id: 'certificate',
      label: t('columns.certificate'),
      width: '26%',
      cell: ({ certificateState, certificates }) => (
        <CertificateMark state={certificateState} amendment={certificates[0]?.amendment ?? null} />
      ),
    },
  ];
}
