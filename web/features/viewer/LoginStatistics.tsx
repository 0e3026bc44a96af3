import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONG_PAGE_SIZE } from '../../../domain/limits.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { radius } from '../../shared/theme/tokens.ts';
import { CheckIcon, ChevronDownIcon, WarningIcon } from '../../shared/ui/icons.tsx';
import { Pagination } from '../../shared/ui/Pagination.tsx';
import { pageParam } from '../../shared/url/pageParam.ts';
import { useListParams } from '../../shared/url/useListParams.ts';
import type { AccountQuery } from './Account.generated.ts';
import { LoginTable } from './LoginTable.tsx';

const params = { page: pageParam };

/** When the password changed, and from where the person signed in: specification, section 2, "Account page". */
export function LoginStatistics({ viewer: { loginStats, passwordChangedAt } }: { viewer: AccountQuery['viewer'] }) {
  const { t } = useTranslation('account');
  const [address, setAddress] = useListParams(params);
  // A link to a later page opens the accordion.
  const [isOpen, setOpen] = useState(address.page > 1);
  const logins = loginStats ?? [];
  const page = Math.min(address.page, Math.max(Math.ceil(logins.length / LONG_PAGE_SIZE), 1));
  const first = (page - 1) * LONG_PAGE_SIZE;
  return (
    <Accordion
      slots={{ heading: 'h2' }}
      disableGutters
      square
      variant="outlined"
      expanded={isOpen}
      onChange={(_event, open) => setOpen(open)}
      sx={{
        borderRadius: `${radius.card}px`,
        '&::before': { display: 'none' },
        '& .MuiAccordion-heading': { m: 0, font: 'inherit' },
      }}
    >
      <AccordionSummary expandIcon={<ChevronDownIcon />} sx={{ px: 2.5, minHeight: 56 }}>
        <Box
          component="span"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.25, width: 1, pr: 1 }}
        >
          <Typography variant="h3" component="span">
            {t('logins.title')}
          </Typography>
          <PasswordAge changedAt={passwordChangedAt} />
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 2.5, pt: 0, pb: 2.5 }}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {t('logins.count', { count: logins.length })}
        </Typography>
        <LoginTable logins={logins.slice(first, first + LONG_PAGE_SIZE)} firstNumber={first + 1} />
        <Pagination
          page={page}
          pageSize={LONG_PAGE_SIZE}
          totalCount={logins.length}
          onPage={(next) => setAddress({ page: next })}
        />
      </AccordionDetails>
    </Accordion>
  );
}

function PasswordAge({ changedAt }: { changedAt: string | null }) {
  const { t } = useTranslation('account');
  const { date } = useFormat();
  const Icon = changedAt ? CheckIcon : WarningIcon;
  return (
    <Typography
      variant="body2"
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        color: changedAt ? 'text.secondary' : 'error.main',
        fontWeight: changedAt ? 400 : 600,
      }}
    >
      <Icon sx={{ fontSize: 18 }} />
      {changedAt ? t('logins.passwordChanged', { date: date(changedAt) }) : t('logins.passwordNotChanged')}
    </Typography>
  );
}
