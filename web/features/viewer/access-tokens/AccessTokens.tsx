import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { radius } from '../../../shared/theme/tokens.ts';
import { ChevronDownIcon } from '../../../shared/ui/icons.tsx';
import { AccessTokenList } from './AccessTokenList.tsx';
import { NewAccessToken } from './NewAccessToken.tsx';

/** The tokens with which the person's own tools query the endpoint. They are read when somebody opens them. */
export function AccessTokens() {
  const { t } = useTranslation('account');
  const [isAdding, setAdding] = useState(false);
  return (
    <Accordion
      slots={{ heading: 'h2' }}
      slotProps={{ transition: { unmountOnExit: true } }}
      disableGutters
      square
      variant="outlined"
      sx={{
        borderRadius: `${radius.card}px`,
        '&::before': { display: 'none' },
        '& .MuiAccordion-heading': { m: 0, font: 'inherit' },
      }}
    >
      <AccordionSummary expandIcon={<ChevronDownIcon />} sx={{ px: 2.5, minHeight: 56 }}>
        <Typography variant="h3" component="span">
          {t('accessTokens.title')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 2.5, pt: 0, pb: 2.5 }}>
        <Stack useFlexGap spacing={2}>
          <Typography variant="body2" color="textSecondary">
            {t('accessTokens.why')}
          </Typography>
          <AccessTokenList />
          <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={() => setAdding(true)}>
            {t('accessTokens.new')}
          </Button>
        </Stack>
        {isAdding && <NewAccessToken onClose={() => setAdding(false)} />}
      </AccordionDetails>
    </Accordion>
  );
}
