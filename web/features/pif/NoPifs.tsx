import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import './translations.generated.ts';

interface Props {
  /** Whether the list is searched or filtered. */
  isNarrowed: boolean;
  onShowAll: () => void;
}

/** Shown instead of the list where no file is found. */
export function NoPifs({ isNarrowed, onShowAll }: Props) {
  const { t } = useTranslation('pif');
  const { t: common } = useTranslation();
  return (
    <EmptyState
      title={isNarrowed ? common('empty.noResults') : t('list.none')}
      text={isNarrowed ? t('list.noResultsHint') : t('list.noneHint')}
      action={
        isNarrowed && (
          <Button variant="outlined" onClick={onShowAll}>
            {t('list.showAll')}
          </Button>
        )
      }
    />
  );
}
