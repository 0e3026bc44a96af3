import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';

interface Props {
  /** Whether a search or a filter leaves nothing; otherwise there is nothing at all. */
  isNarrowed: boolean;
  noneTitle: string;
  /** Says what to do next. */
  text: string;
  showAllText: string;
  onShowAll: () => void;
  /** What can be done where there is nothing at all. */
  action?: ReactNode;
}

/** Shown instead of a list that is empty: with the way back to all of it, or to its first entry. */
export function EmptyList({ isNarrowed, noneTitle, text, showAllText, onShowAll, action }: Props) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={isNarrowed ? t('empty.noResults') : noneTitle}
      text={text}
      action={
        isNarrowed ? (
          <Button variant="outlined" onClick={onShowAll}>
            {showAllText}
          </Button>
        ) : (
          action
        )
      }
    />
  );
}
