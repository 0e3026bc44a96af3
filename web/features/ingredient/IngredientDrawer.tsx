import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailDrawer } from '../../shared/ui/DetailDrawer.tsx';
import { DetailSkeleton } from '../../shared/ui/DetailSkeleton.tsx';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { lazyContent } from '../../shared/ui/lazyPart.tsx';
import { useIngredientDetailQuery } from './IngredientDetail.generated.ts';

const loadDetail = () => import('./IngredientDetail.tsx');
const IngredientDetail = lazyContent(loadDetail, 'IngredientDetail');

interface Props {
  /** INCI name of the open ingredient; null when the drawer is closed. */
  id: string | null;
  onId: (id: string | null) => void;
}

/** The detail of an ingredient in a drawer beside the list. */
export function IngredientDrawer({ id, onId }: Props) {
  return (
    <DetailDrawer id={id} onId={onId}>
      {(shown, titleId) => <Loaded key={shown} id={shown} titleId={titleId} />}
    </DetailDrawer>
  );
}

function Loaded({ id, titleId }: { id: string; titleId: string }) {
  const { t } = useTranslation('ingredient');
  // Beside the data instead of after it.
  useEffect(() => void loadDetail().catch(() => undefined), []);
  const { data, error, refetch } = useIngredientDetailQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const reload = async () => {
    // The rejection needs no handling: `error` carries the same failure.
    await refetch().catch(() => undefined);
  };
  if (data) return <IngredientDetail ingredient={data.ingredient} titleId={titleId} onReload={reload} />;
  return (
    <>
      <h2 id={titleId} hidden>
        {t('detail.title')}
      </h2>
      {error ? <ErrorNotice error={error} onRetry={() => void reload()} /> : <DetailSkeleton />}
    </>
  );
}
