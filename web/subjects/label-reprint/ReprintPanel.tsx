import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Panel } from '../../shared/ui/Panel.tsx';
import { paths } from '../../shared/url/paths.ts';
import type { LabelReprint_ReprintFragment } from './LabelReprint.generated.ts';
import { MissingNames, ReprintStates } from './ReprintState.tsx';
import './translations.generated.ts';

interface Props {
  title: string;
  reprint: LabelReprint_ReprintFragment;
  /** Where the missing names are added. */
  formAddress: string;
  /** What the product holds of each allergen, where that is known. */
  children?: ReactNode;
}

/** The fragrance allergens that a label lacks, by kind of batch. */
export function ReprintPanel({ title, reprint, formAddress, children }: Props) {
  const { t } = useTranslation('labelReprint');
  return (
    <Panel title={title}>
      <ReprintStates reprint={reprint} />
      <Box sx={{ mt: 1.5 }}>
        <MissingNames reprint={reprint} />
        {children}
        {[t('batchNote'), !reprint.isByFormula && t('listNote')].map(
          (text) =>
            text && (
              <Typography key={text} variant="caption" color="textSecondary" component="p">
                {text}
              </Typography>
            ),
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mt: 1.5 }}>
        {reprint.missing.length > 0 && (
          <Button variant="outlined" component={Link} to={formAddress}>
            {t('add')}
          </Button>
        )}
        <MuiLink component={Link} to={paths.labelReprint} variant="body2">
          {t('toList')}
        </MuiLink>
      </Box>
    </Panel>
  );
}
