import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useRequirementText } from '../../../subjects/requirement/useRequirementText.ts';
import { Tag } from '../../../shared/ui/Panel.tsx';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { sectionPath } from '../frame/pifSections.ts';
import '../translations.generated.ts';
import { useDeletePifCommentMutation, useResolvePifCommentMutation } from './Comments.generated.ts';
import { type Comment, isOpen } from './commentSelection.ts';

interface Props {
  slug: string;
  comment: Comment;
  /** Says which section it is about. */
  showsSection: boolean;
  /** Whether it can be resolved and deleted. */
  canChange: boolean;
  onOpen: (() => void) | undefined;
  /** Called before it is resolved or opened again, which takes it out of its list. */
  onMove: () => void;
}

/** A comment with its author and state. */
export function CommentItem({ slug, comment, showsSection, canChange, onOpen, onMove }: Props) {
  const { t } = useTranslation('pif');
  const { t: common } = useTranslation();
  const { dateTime } = useFormat();
  const { author, createdAt, resolvedAt, resolvedBy, isRequired, isInternal, text } = comment;
  const nameOf = (name: string | null | undefined) => name ?? common('otherOrganisation');
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <Typography variant="caption" component="p" color="textSecondary">
        <Box component="strong" sx={{ color: 'text.primary' }}>
          {nameOf(author)}
        </Box>
        {' · '}
        {dateTime(createdAt)}
      </Typography>
      <Place slug={slug} comment={comment} showsSection={showsSection} onOpen={onOpen} />
      <Typography
        variant="body2"
        sx={{
          my: 0.5,
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          color: isOpen(comment) ? 'text.primary' : 'text.secondary',
        }}
      >
        {text}
      </Typography>
      {(isRequired || isInternal) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {isRequired && <Tag>{t('comments.required')}</Tag>}
          {isInternal && <Tag>{t('comments.internal')}</Tag>}
        </Box>
      )}
      {resolvedAt && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
          {t('comments.resolvedBy', { name: nameOf(resolvedBy), date: dateTime(resolvedAt) })}
        </Typography>
      )}
      {canChange && <Steps slug={slug} comment={comment} onMove={onMove} />}
    </Box>
  );
}

/** What it is about: the whole file, a section, or a field, which the link opens. */
function Place({ slug, comment: { section, anchor }, showsSection, onOpen }: Omit<Props, 'canChange' | 'onMove'>) {
  const { t } = useTranslation('pif');
  const names = useFieldNames();
  const textOf = useRequirementText();
  if (!section)
    return (
      <Typography variant="caption" component="p" color="textSecondary">
        {t('comments.wholeFile')}
      </Typography>
    );
  const places = [showsSection && names.choice.section[section], anchor && textOf({ section, field: anchor })];
  const text = places.filter(Boolean).join(': ');
  const address = sectionPath(section, slug);
  if (text === '') return null;
  if (address === undefined)
    return (
      <Typography variant="caption" component="p" color="textSecondary">
        {text}
      </Typography>
    );
  return (
    <Link
      component={RouterLink}
      to={{ pathname: address, hash: anchor ?? '' }}
      onClick={onOpen}
      variant="caption"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, md: 24 } }}
    >
      {text}
    </Link>
  );
}

function Steps({ slug, comment, onMove }: Pick<Props, 'slug' | 'comment' | 'onMove'>) {
  const { t } = useTranslation('pif');
  const { t: common } = useTranslation();
  const confirm = useConfirm();
  const [resolve, { loading: isResolving }] = useResolvePifCommentMutation();
  const [remove] = useDeletePifCommentMutation();
  const { id, isDeletable } = comment;
  const isResolved = !isOpen(comment);
  const report = (error: unknown) => notify('error', describeError(error).text);
  const toggle = async () => {
    // Not a disabled button: that would lose the focus, also where the change fails.
    if (isResolving) return;
    onMove();
    await resolve({ variables: { input: { slug, id, isResolved: !isResolved } } }).catch(report);
  };
  const ask = () =>
    confirm({
      action: 'custom',
      name: '',
      title: t('comments.delete.title'),
      message: t('comments.delete.message'),
      confirmText: common('delete'),
      run: async () => {
        await remove({ variables: { input: { slug, id } } });
      },
    }).catch(report);
  return (
    <Box sx={{ display: 'flex', gap: 0.5, ml: -0.75 }}>
      <Button size="small" onClick={() => void toggle()}>
        {isResolved ? t('comments.reopen') : t('comments.resolve')}
      </Button>
      {isDeletable && (
        <Button size="small" color="error" onClick={() => void ask()}>
          {common('delete')}
        </Button>
      )}
    </Box>
  );
}
