import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LONG_TEXTS } from '../../../../domain/label/labelFields.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import type { LabelDetail_LabelFragment } from './LabelDetail.generated.ts';

/** The longer texts as plain text with their line breaks; markup in them is shown as text. */
export function TextPanel({ content }: { content: LabelDetail_LabelFragment['content'] }) {
  const { t } = useTranslation('labelDetail');
  const shown = LONG_TEXTS.filter((name) => content[name]?.trim());
  return (
    <Panel title={t('texts.title')}>
      {shown.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('texts.none')}
        </Typography>
      )}
      {shown.map((name) => (
        <Box key={name} sx={{ '& + &': { mt: 2 } }}>
          <Typography variant="subtitle2" component="h3" color="textSecondary">
            {t(`field.${name}`)}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', mt: 0.25 }}>
            {content[name]}
          </Typography>
        </Box>
      ))}
    </Panel>
  );
}
