import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { paths } from '../../shared/url/paths.ts';
import './translations.generated.ts';

interface Props {
  /** Whether the history is searched. */
  isNarrowed: boolean;
  onShowAll: () => void;
}

/** Shown instead of the history where no check is found. */
export function NoCheckedLists({ isNarrowed, onShowAll }: Props) {
  const { t } = useTranslation('checkedList');
  const { t: common } = useTranslation();
  return (
    <EmptyState
      title={isNarrowed ? common('empty.noResults') : t('none')}
      text={isNarrowed ? t('noResultsHint') : t('noneHint')}
      action={
        isNarrowed ? (
          <Button variant="outlined" onClick={onShowAll}>
            {t('showAll')}
          </Button>
        ) : (
          <Button component={Link} to={paths.toolInciCheck} variant="outlined">
            {t('newCheck')}
          </Button>
        )
      }
    />
  );
}
