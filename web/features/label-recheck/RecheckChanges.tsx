import { useTranslation } from 'react-i18next';
import { LONG_PAGE_SIZE } from '../../../domain/limits.ts';
import { paths } from '../../shared/url/paths.ts';
import { ChangePage } from './ChangePage.tsx';
import {
  useFormulaRecheckChangesQuery,
  useLabelRecheckChangesQuery,
  useRawMaterialRecheckChangesQuery,
  type LabelRecheckChangeKind,
} from './LabelRecheck.generated.ts';

interface Props {
  /** Id of the run. */
  id: string;
  page: number;
  onPage: (page: number) => void;
}

const policy = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;

/** The labels that a run changed. */
export function LabelChanges({ id, kind, page, onPage }: Props & { kind: LabelRecheckChangeKind }) {
  const { t } = useTranslation('labelRecheck');
  const { data, previousData, error, loading, refetch } = useLabelRecheckChangesQuery({
    variables: { id, kind, page, pageSize: LONG_PAGE_SIZE },
    ...policy,
  });
  return (
    <ChangePage
      label={t(`kind.${kind}`)}
      changes={(data ?? previousData)?.labelRecheckChanges}
      addressOf={paths.label}
      none={{ title: t(`noLabels.${kind}`), text: t('noLabelsHint') }}
      requestedPage={page}
      onRetry={() => void refetch().catch(() => undefined)}
      {...{ error, loading, onPage }}
    />
  );
}

/** The formulas that a run changed. */
export function FormulaChanges({ id, page, onPage }: Props) {
  const { t } = useTranslation('labelRecheck');
  const { data, previousData, error, loading, refetch } = useFormulaRecheckChangesQuery({
    variables: { id, page, pageSize: LONG_PAGE_SIZE },
    ...policy,
  });
  return (
    <ChangePage
      label={t('kind.FORMULAS')}
      changes={(data ?? previousData)?.formulaRecheckChanges}
      addressOf={paths.formula}
      none={{ title: t('noFormulas'), text: t('noFormulasHint') }}
      requestedPage={page}
      onRetry={() => void refetch().catch(() => undefined)}
      {...{ error, loading, onPage }}
    />
  );
}

/** The raw materials that a run changed, by their global values or by those of a company. */
export function MaterialChanges({ id, page, onPage }: Props) {
  const { t } = useTranslation('labelRecheck');
  const { data, previousData, error, loading, refetch } = useRawMaterialRecheckChangesQuery({
    variables: { id, page, pageSize: LONG_PAGE_SIZE },
    ...policy,
  });
  const changes = (data ?? previousData)?.rawMaterialRecheckChanges;
  return (
    <ChangePage
      label={t('kind.MATERIALS')}
      changes={
        changes && {
          ...changes,
          items: changes.items.map(({ tradeName, manufacturer, companyName, ...change }) => ({
            ...change,
            name: tradeName,
            companyName: [manufacturer, companyName && t('ownValuesOf', { company: companyName })]
              .filter(Boolean)
              .join(' · '),
          })),
        }
      }
      addressOf={paths.rawMaterial}
      none={{ title: t('noMaterials'), text: t('noMaterialsHint') }}
      requestedPage={page}
      onRetry={() => void refetch().catch(() => undefined)}
      {...{ error, loading, onPage }}
    />
  );
}
