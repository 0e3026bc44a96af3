import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { MailWay, MessageState } from '../../shared/apollo/schema.generated.ts';
import {
  CheckIcon,
  ClockIcon,
  CrossCircleIcon,
  EnvelopeIcon,
  FolderIcon,
  MinusIcon,
  WarningIcon,
} from '../../shared/ui/icons.tsx';
import './translations.generated.ts';

const styles = {
  QUEUED: { icon: ClockIcon, pill: { color: 'info.main', bgcolor: 'info.soft' } },
  SENDING: { icon: EnvelopeIcon, pill: { color: 'info.main', bgcolor: 'info.soft' } },
  ACCEPTED: { icon: CheckIcon, pill: { color: 'primary.main', bgcolor: 'primary.soft' } },
  PARTLY: { icon: WarningIcon, pill: { color: 'warning.main', bgcolor: 'warning.soft' } },
  FAILED: { icon: CrossCircleIcon, pill: { color: 'error.main', bgcolor: 'error.soft' } },
  CANCELLED: { icon: MinusIcon, pill: { color: 'text.secondary', border: 1, borderColor: 'divider' } },
} as const satisfies Record<MessageState, object>;
const folderStyle = { icon: FolderIcon, pill: styles.PARTLY.pill };

interface Props {
  state: MessageState;
  /** How the message left. What was written into a folder has reached nobody and must not look as if it had. */
  way: MailWay | null;
}

/** How far a message, or a message to one person, has come: icon and word. */
export function StateBadge({ state, way }: Props) {
  const { t } = useTranslation('message');
  const inFolder = way === 'FOLDER' && (state === 'ACCEPTED' || state === 'PARTLY') ? state : null;
  const { icon: Icon, pill } = inFolder ? folderStyle : styles[state];
  return (
    <Box
      component="span"
      sx={{
        ...{ display: 'inline-flex', alignItems: 'center', gap: 0.75, px: 1.25, py: 0.25, borderRadius: 999 },
        ...{ typography: 'caption', fontWeight: 600, whiteSpace: 'nowrap' },
        ...pill,
      }}
    >
      <Icon sx={{ fontSize: 16 }} />
      {t(inFolder ? `folderState.${inFolder}` : `state.${state}`)}
    </Box>
  );
}
