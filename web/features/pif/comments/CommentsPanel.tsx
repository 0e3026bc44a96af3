import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canCommentIn } from '../../../../domain/pif/comments.ts';
import type { PifSection } from '../../../shared/apollo/schema.generated.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { Count, Panel } from '../../../shared/ui/Panel.tsx';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import '../translations.generated.ts';
import { CommentItem } from './CommentItem.tsx';
import { commentsInView, isOpen } from './commentSelection.ts';
import { NewComment } from './NewComment.tsx';

interface Props {
  pif: PifDetail_PifFragment;
  section: PifSection;
  /** Called by a link, so that a sheet around the panel can close. */
  onOpen?: () => void;
}

/** The comments of what is in view, or of all sections, and a form for a new one; also while the fields are locked. */
export function CommentsPanel({ pif, section, onOpen }: Props) {
  const { t } = useTranslation('pif');
  const { number } = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const [showsResolved, setShowsResolved] = useState(false);
  const { comments, stage } = pif;
  const box = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  useEffect(() => {
    // The pressed button has left its list with its comment.
    if (isMoving.current && document.activeElement === document.body) box.current?.focus();
    isMoving.current = false;
  }, [comments]);
  const inView = showsAll ? comments : commentsInView(comments, section);
  const open = inView.filter(isOpen);
  const resolved = inView.filter((comment) => !isOpen(comment));
  const canWrite = canCommentIn(stage);
  const elsewhere = comments.filter(isOpen).length - commentsInView(comments, section).filter(isOpen).length;
  const items = (list: typeof comments) =>
    list.map((comment) => (
      <CommentItem
        key={comment.id}
        slug={pif.slug}
        comment={comment}
        showsSection={comment.section !== section}
        canChange={canWrite}
        onOpen={onOpen}
        onMove={() => (isMoving.current = true)}
      />
    ));
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-label={t('comments.title')}>
      <Panel title={t('comments.title')} mark={<Count>{number(open.length)}</Count>}>
        {open.length === 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('comments.none')}
          </Typography>
        )}
        <Box component="ul" aria-label={t('comments.open')} sx={listStyle}>
          {items(open)}
        </Box>
        {showsResolved && (
          <Box component="ul" aria-label={t('comments.resolvedList')} sx={listStyle}>
            {items(resolved)}
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
          {(elsewhere > 0 || showsAll) && (
            <Button size="small" aria-pressed={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? t('comments.onlyHere') : t('comments.elsewhere', { count: elsewhere })}
            </Button>
          )}
          {(resolved.length > 0 || showsResolved) && (
            <Button size="small" aria-pressed={showsResolved} onClick={() => setShowsResolved(!showsResolved)}>
              {showsResolved ? t('comments.hideResolved') : t('comments.showResolved', { count: resolved.length })}
            </Button>
          )}
        </Box>
        {canWrite ? (
          <NewComment pif={pif} section={section} />
        ) : (
          <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
            {t('comments.archived')}
          </Typography>
        )}
      </Panel>
    </Box>
  );
}

const listStyle = { m: 0, p: 0, listStyle: 'none' } as const;
