import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PifSection } from '../../../shared/apollo/schema.generated.ts';
import { PlusIcon } from '../../../shared/ui/icons.tsx';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import '../translations.generated.ts';
import { CommentForm } from './CommentForm.tsx';
import { useCommentDraft } from './useCommentDraft.ts';

interface Props {
  pif: PifDetail_PifFragment;
  section: PifSection;
}

/** Opens the form of a comment. What is typed survives a failure, a reload and a change of the section. */
export function NewComment({ pif, section }: Props) {
  const { t } = useTranslation('pif');
  const draft = useCommentDraft(pif, section);
  const [isShown, setShown] = useState(draft.text !== '');
  /** Whether the button that opens the form gets the focus back when it is closed. */
  const [returnsFocus, setReturnsFocus] = useState(false);
  if (!isShown)
    return (
      <Button
        variant="outlined"
        startIcon={<PlusIcon />}
        autoFocus={returnsFocus}
        onClick={() => setShown(true)}
        sx={{ mt: 1 }}
      >
        {t('comments.form.open')}
      </Button>
    );
  return (
    <CommentForm
      pif={pif}
      section={section}
      draft={draft}
      onClose={(hadFocus) => {
        setReturnsFocus(hadFocus);
        draft.clear();
        setShown(false);
      }}
    />
  );
}
