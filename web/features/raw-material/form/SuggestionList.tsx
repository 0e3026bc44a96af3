import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { allergenOf } from '../../../../domain/allergen/allergenOf.ts';
import '../../../subjects/check/translations.generated.ts';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
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
              <Box
                component="li"
                key={`${hit.id ?? ''}${hit.inciName}`}
                id={optionId(at)}
                role="option"
                aria-selected={at === reached}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(hit)}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1,
                  minHeight: 40,
                  px: 1,
                  py: 0.5,
                  borderRadius: '8px',
                  cursor: 'pointer',
                  bgcolor: at === reached ? 'primary.soft' : undefined,
                  '&:hover': { bgcolor: 'subtle' },
                }}
              >
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography variant="body2" component="span">
                    <Marked name={hit.inciName} typedText={typedText} />
                  </Typography>{' '}
                  <Typography variant="caption" component="span" color="textSecondary" lang="en">
                    {[
                      hit.functions.join(', ').toLowerCase(),
                      hit.casNumbers.length > 0 && `CAS ${hit.casNumbers.join(', ')}`,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Typography>
                </Box>
                {allergenOf(hit) && (
                  <Box
                    component="span"
                    sx={{
                      px: 1,
                      borderRadius: 999,
                      typography: 'caption',
                      fontWeight: 600,
                      color: 'info.main',
                      bgcolor: 'info.soft',
                    }}
                  >
                    {t('rows.allergen')}
                  </Box>
                )}
              </Box>
            ))}
          </Box>
        </Paper>
      </Popper>
    </>
  );
}

/** A name with the typed part in bold. */
function Marked({ name, typedText }: { name: string; typedText: string }) {
  const at = name.toLowerCase().indexOf(typedText.toLowerCase());
  if (at < 0) return name;
  return (
    <>
      {name.slice(0, at)}
      <strong>{name.slice(at, at + typedText.length)}</strong>
      {name.slice(at + typedText.length)}
    </>
  );
}
