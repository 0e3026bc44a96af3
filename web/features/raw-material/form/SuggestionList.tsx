import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../subjects/check/translations.generated.ts';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import { SuggestionOption } from './SuggestionOption.tsx';
import type { Suggestions } from './useSuggestions.ts';

/** The matching ingredients below the focused field, and the state of the search for screen readers. */
export function SuggestionList({
  suggestions: { typed, search, isOpen, reached, listId, optionId, choose },
}: {
  suggestions: Suggestions;
}) {
  const { t } = useTranslation('rawMaterialForm');
  const { t: check } = useTranslation('check');
  const list = useRef<HTMLUListElement>(null);
  const { hits, isActive, isSearching, hasFailed } = search;
  const message = isSearching ? check('search.searching') : hasFailed ? t('rows.searchFailed') : check('search.none');

  useEffect(() => {
    if (reached !== null) list.current?.children[reached]?.scrollIntoView({ block: 'nearest' });
  }, [reached]);

  const typedText = typed?.text.trim() ?? '';
  return (
    <>
      <Box
        role="status"
        sx={hasFailed ? { typography: 'caption', color: 'text.secondary', px: 1, pt: 0.5 } : undefined}
        style={hasFailed ? undefined : visuallyHidden}
      >
        {isActive && (hits.length === 0 ? message : check('search.found', { count: hits.length }))}
      </Box>
      <Popper
        open={isOpen}
        anchorEl={typed?.input ?? null}
        placement="bottom-start"
        disablePortal
        popperOptions={{ strategy: 'fixed' }}
        sx={{ zIndex: 'modal', maxWidth: 'calc(100vw - 32px)' }}
      >
        <Paper variant="outlined" sx={{ mt: 0.5, width: 480, maxWidth: 1, boxShadow: 4 }}>
          <Box
            component="ul"
            ref={list}
            id={listId}
            role="listbox"
            aria-label={t('rows.suggestions')}
            sx={{ m: 0, p: 0.5, maxHeight: 280, overflow: 'auto', listStyle: 'none' }}
          >
            {hits.map((hit, at) => (
              <SuggestionOption
                key={`${hit.id ?? ''}${hit.inciName}`}
                id={optionId(at)}
                hit={hit}
                typedText={typedText}
                isReached={at === reached}
                onChoose={choose}
              />
            ))}
          </Box>
        </Paper>
      </Popper>
    </>
  );
}
