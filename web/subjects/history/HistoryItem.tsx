import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { Tag } from '../../shared/ui/Panel.tsx';
import { useFieldNames } from '../field-names/useFieldNames.ts';
import type { HistoryQuery } from './History.generated.ts';
import './translations.generated.ts';
import { useFieldTexts } from './useFieldTexts.ts';

type Event = HistoryQuery['history']['items'][number];

/** An event: who, when, where, and each field before and after. */
export function HistoryItem({ event }: { event: Event }) {
  const { t } = useTranslation('history');
  const names = useFieldNames();
  const { dateTime } = useFormat();
  const { happenedAt, origin, person, kind, section, changes, note } = event;
  const who = origin === 'PERSON' ? (person ?? '') : t(`origin.${origin}`);
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        pl: 2.5,
        pb: 2.5,
        borderLeft: 2,
        borderColor: 'divider',
        '&:last-of-type': { pb: 0 },
      }}
    >
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          left: -6,
          top: 6,
          width: 10,
          height: 10,
          borderRadius: 999,
          bgcolor: 'primary.main',
        }}
      />
      <Typography variant="caption" component="p" color="textSecondary">
        {dateTime(happenedAt)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, my: 0.25 }}>
        <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {who}
        </Typography>
        <Tag>{t(`kind.${kind}`)}</Tag>
        {section && <Tag>{names.choice.section[section]}</Tag>}
      </Box>
      {note && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      )}
      <Changes changes={changes} />
    </Box>
  );
}

function Changes({ changes }: Pick<Event, 'changes'>) {
  const { t } = useTranslation('history');
  const { placeName, valueText } = useFieldTexts();
  if (changes.length === 0) return null;
  return (
    <Box component="dl" sx={{ m: 0, mt: 0.5 }}>
      {changes.map(({ field, before, after }) => (
        <Box key={field} sx={{ mt: 0.75 }}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {placeName(field.split('.'))}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, maxHeight: 240, overflowY: 'auto', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {before !== null && (
              <Box component="del" sx={{ color: 'text.secondary' }} aria-label={t('before')}>
                {valueText(field, before)}
              </Box>
            )}
            {before && after && ' → '}
            {after !== null && (
              <Box component="ins" sx={{ textDecoration: 'none' }} aria-label={t('after')}>
                {valueText(field, after)}
              </Box>
            )}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
