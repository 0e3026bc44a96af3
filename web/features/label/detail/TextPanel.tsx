import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../shared/ui/Panel.tsx';
import type { LabelDetail_LabelFragment } from './LabelDetail.generated.ts';

const kinds = ['labelText', 'precautions', 'remarks'] as const;

/** The longer texts as plain text with their line breaks; markup in them is shown as text. */
export function TextPanel({ content }: { content: LabelDetail_LabelFragment['content'] }) {
  const { t } = useTranslation('labelDetail');
  const shown = kinds.filter((kind) => content[kind]?.trim());
  return (
    <Panel title={t('texts.title')}>
      {shown.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('texts.none')}
        </Typography>
      )}
      {shown.map((kind) => (
        <Box key={kind} sx={{ '& + &': { mt: 2 } }}>
          <Typography variant="subtitle2" component="h3" color="textSecondary">
            {t(`texts.${kind}`)}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', mt: 0.25 }}>
            {content[kind]}
          </Typography>
        </Box>
      ))}
    </Panel>
  );
}
