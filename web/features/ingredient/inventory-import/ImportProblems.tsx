import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import { radius } from '../../../shared/theme/tokens.ts';
import { ChevronDownIcon } from '../../../shared/ui/icons.tsx';
import type { InventoryImport_ImportFragment } from './InventoryImport.generated.ts';
import { useReasonText } from './useReasonText.ts';

/** The errors of the file, by line and column. Renders nothing when there are none. */
export function ImportProblems({
  inventoryImport: { problems, problemCount, state },
}: {
  inventoryImport: InventoryImport_ImportFragment;
}) {
  const { t } = useTranslation('ingredient');
  const reasonText = useReasonText();
  if (problemCount === 0) return null;
  return (
    <Accordion
      slots={{ heading: 'h2' }}
      disableGutters
      square
      variant="outlined"
      defaultExpanded={state === 'FAILED'}
      sx={{
        borderRadius: `${radius.card}px`,
        '&::before': { display: 'none' },
        '& .MuiAccordion-heading': { m: 0, font: 'inherit' },
      }}
    >
      <AccordionSummary expandIcon={<ChevronDownIcon />}>
        <Typography variant="h3" component="span">
          {t('import.problems', { count: problemCount })}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        {problemCount > problems.length && (
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {t('import.firstProblems', { count: problems.length })}
          </Typography>
        )}
        <Box component="ul" sx={{ m: 0, pl: 2.5, ...tabularFigures }}>
          {problems.map(({ line, column, code, value }, at) => (
            <Typography key={at} component="li" variant="body2">
              {line !== null && `${t('import.line', { line })}${column ? `, ${column}` : ''}: `}
              {reasonText(code)}
              {value && (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {` (${value})`}
                </Box>
              )}
            </Typography>
          ))}
        </Box>
      </AccordionDetails>
    </Accordion>
  );
}
