import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/useFormat.ts';
import { tabularFigures } from '../theme/theme.ts';
import { PageJump } from './PageJump.tsx';

/** With fewer pages every one is near. */
const MIN_PAGES_TO_JUMP = 4;

interface Props {
  /** The page that is shown. */
  page: number;
  /** The page that is loading, if it is another one: Previous and Next are relative to it. */
  requestedPage?: number;
  pageSize: number;
  totalCount: number;
  /** Whether there are more than `totalCount`; they are counted on the way there. */
  hasUncounted?: boolean;
  onPage: (page: number) => void;
}

/**
 * First, Previous, Next, Last and the range of results: specification, section 2; beside them a field for any page.
 * Renders nothing when one page is enough.
 */
export function Pagination({ page, requestedPage = page, pageSize, totalCount, hasUncounted = false, onPage }: Props) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const pages = Math.ceil(totalCount / pageSize);
  if (pages <= 1) return null;
  const within = (target: number) => Math.min(Math.max(target, 1), pages);
  const current = within(page);
  const latest = within(requestedPage);
  const from = (current - 1) * pageSize + 1;
  const to = Math.min(current * pageSize, totalCount);
  const step = (name: 'first' | 'previous' | 'next' | 'last', target: number) => (
    <Button
      size="small"
      onClick={() => onPage(target)}
      disabled={target === latest}
      sx={{ minWidth: 44, px: { xs: 0.75, sm: 1.25 }, whiteSpace: 'nowrap' }}
    >
      {t(`pagination.${name}`)}
    </Button>
  );
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: { xs: 'center', sm: 'space-between' },
        flexWrap: 'wrap',
        gap: 1,
        mt: 3,
        ...tabularFigures,
      }}
    >
      <Typography variant="body2" color="textSecondary" role="status">
        {t(hasUncounted ? 'pagination.showingOfMore' : 'pagination.showing', {
          from: number(from),
          to: number(to),
          total: number(totalCount),
        })}
      </Typography>
      <Box component="nav" aria-label={t('pagination.label')} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        {step('first', 1)}
        {step('previous', within(latest - 1))}
        <Typography
          variant="body2"
          sx={{ fontWeight: 600, px: 1, whiteSpace: 'nowrap' }}
          aria-label={t(hasUncounted ? 'pagination.pageOfMore' : 'pagination.page', {
            page: number(current),
            pages: number(pages),
          })}
          component="span"
          role="img"
        >
          {number(current)} / {number(pages)}
          {hasUncounted && '+'}
        </Typography>
        {step('next', within(latest + 1))}
        {step('last', pages)}
        {pages >= MIN_PAGES_TO_JUMP && <PageJump pages={pages} onPage={onPage} />}
      </Box>
    </Box>
  );
}
