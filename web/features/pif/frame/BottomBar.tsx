import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import type SvgIcon from '@mui/material/SvgIcon';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PifSection } from '../../../shared/apollo/schema.generated.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { CommentIcon, ListIcon } from '../../../shared/ui/icons.tsx';
import { Count } from '../../../shared/ui/Panel.tsx';
import { PifActions } from '../actions/PifActions.tsx';
import { CommentsPanel } from '../comments/CommentsPanel.tsx';
import { commentsInView, isOpen } from '../comments/commentSelection.ts';
import '../translations.generated.ts';
import { ABOVE_NOTICE } from '../../../shared/ui/stickyBar.ts';
import { MissingPanel } from './MissingPanel.tsx';
import type { PifDetail_PifFragment } from './Pif.generated.ts';

interface Props {
  pif: PifDetail_PifFragment;
  section: PifSection;
}

/** On a narrow screen: what stands beside the section elsewhere opens from here as sheets. */
export function BottomBar({ pif, section }: Props) {
  return (
    <Box
      data-screen-only
      sx={{
        position: 'sticky',
        bottom: ABOVE_NOTICE,
        // Above the index of the safety report, which sticks to the top.
        zIndex: 6,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        minHeight: 56,
        mt: 2,
        py: 0.75,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1 }}>
        <SheetButtons pif={pif} section={section} />
      </Box>
      <PifActions pif={pif} />
    </Box>
  );
}

/** The counts of what is missing and of the comments; each opens its sheet. */
export function SheetButtons({ pif, section }: Props) {
  const { t } = useTranslation('pif');
  const { done, total } = pif.completeness;
  const missing = total - done;
  const comments = commentsInView(pif.comments, section).filter(isOpen).length;
  return (
    <>
      <Sheet
        icon={ListIcon}
        count={missing}
        title={t('missing.title')}
        buttonLabel={t('missing.open', { count: missing })}
      >
        {(close) => <MissingPanel pif={pif} onOpen={close} />}
      </Sheet>
      <Sheet
        id="comments"
        icon={CommentIcon}
        count={comments}
        title={t('comments.title')}
        buttonLabel={t('comments.openCount', { count: comments })}
      >
        {(close) => <CommentsPanel pif={pif} section={section} onOpen={close} />}
      </Sheet>
    </>
  );
}

interface SheetProps {
  id?: string;
  icon: typeof SvgIcon;
  count: number;
  title: string;
  /** What the button does, with the count. */
  buttonLabel: string;
  children: (close: () => void) => ReactNode;
}

/** A button with a count, and the sheet that it opens. */
function Sheet({ id, icon: Icon, count, title, buttonLabel, children }: SheetProps) {
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        id={id}
        variant="outlined"
        aria-haspopup="dialog"
        startIcon={<Icon />}
        onClick={() => setOpen(true)}
        aria-label={buttonLabel}
        // Beside the primary action there is little room on a phone, and a count must not break.
        sx={{ flexShrink: 0, minWidth: 0, px: 1.25, whiteSpace: 'nowrap' }}
      >
        <Count>{number(count)}</Count>
      </Button>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: { maxHeight: '85dvh', p: 1 } } }}
      >
        {children(close)}
        <Button onClick={close} sx={{ mt: 1 }}>
          {common('close')}
        </Button>
      </Drawer>
    </>
  );
}
