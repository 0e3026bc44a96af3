import { useTranslation } from 'react-i18next';
import { isConclusionOutdated } from '../../../domain/pif/stages.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import type { Column } from '../../shared/table/column.ts';
import { RowLink } from '../../shared/table/RowLink.tsx';
import { ConclusionBadge } from '../../shared/ui/ConclusionBadge.tsx';
import { paths } from '../../shared/url/paths.ts';
import type { PifCard_PifFragment as Pif } from './Pifs.generated.ts';
import { StageBadge } from './StageBadge.tsx';
import './translations.generated.ts';

/** The columns of the list of product information files. */
export function usePifColumns(): Column<Pif>[] {
  const { t } = useTranslation('pif');
  const { t: common } = useTranslation();
  const { date, dateTime, number } = useFormat();
  return [
    {
      id: 'name',
      label: t('columns.name'),
      isFixed: true,
      cell: ({ name, slug }, tabIndex) => <RowLink name={name} to={paths.pifDescription(slug)} tabIndex={tabIndex} />,
    },
    {
      id: 'reference',
      label: t('columns.reference'),
      width: 104,
      isHiddenAtFirst: true,
      cell: ({ reference }) => reference ?? '–',
    },
    { id: 'company', label: common('company'), width: '16%', cell: ({ company }) => company.name },
    { id: 'stage', label: t('columns.stage'), width: 148, cell: ({ stage }) => <StageBadge stage={stage} /> },
    {
      id: 'conclusion',
      label: t('columns.conclusion'),
      width: 200,
      cell: ({ stage, conclusion }) => (
        <ConclusionBadge conclusion={conclusion} isOutdated={isConclusionOutdated(stage, conclusion)} />
      ),
    },
    {
      id: 'complete',
      label: t('columns.complete'),
      width: 92,
      cell: ({ completeness: { done, total } }) => `${number(done)} / ${number(total)}`,
    },
    {
      id: 'assessor',
      label: t('columns.assessor'),
      width: '13%',
      isOnlyWide: true,
      cell: ({ assessor }) => assessor ?? '–',
    },
    {
      id: 'submitted',
      label: t('columns.submitted'),
      width: 120,
      isHiddenAtFirst: true,
      cell: ({ submittedAt }) =>
        submittedAt === null ? (
          '–'
        ) : (
          <time dateTime={submittedAt} title={dateTime(submittedAt)}>
            {date(submittedAt)}
          </time>
        ),
    },
  ];
}
