import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PIF_COMMENT_LIMITS } from '../../../../domain/pif/comments.ts';
import { describeError } from '../../../shared/apollo/describeError.ts';
import type { PifSection } from '../../../shared/apollo/schema.generated.ts';
import { useCan } from '../../../shared/session/useCan.ts';
import { AreaField } from '../../../shared/ui/ListField.tsx';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import '../translations.generated.ts';
import { useAddPifCommentMutation } from './Comments.generated.ts';
import { PlaceField } from './PlaceField.tsx';
import type { CommentDraft } from './useCommentDraft.ts';

interface Props {
  pif: PifDetail_PifFragment;
  section: PifSection;
  draft: CommentDraft;
  /** Gives the draft up, or ends the form once it is sent. */
  onClose: (hadFocus: boolean) => void;
}

/** The form of a comment; a failure to send it keeps what is typed. */
export function CommentForm({ pif, section, draft, onClose }: Props) {
  const { t } = useTranslation('pif');
  const names = useFieldNames();
  const { t: common } = useTranslation();
  const isStaff = useCan('pif.review');
  const { text, setText, isRequired, isInternal, change } = draft;
  const form = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState('');
  const [add, { loading }] = useAddPifCommentMutation();
  const close = () => {
    // The button to send is disabled meanwhile, which takes the focus away from it.
    const at = document.activeElement;
    onClose(at === document.body || (form.current?.contains(at) ?? false));
  };
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() === '') {
      setFailure(t('comments.form.missing'));
      return;
    }
    try {
      await add({ variables: { input: draft.input } });
      close();
    } catch (error) {
      setFailure(describeError(error).text);
    }
  };
  return (
    <Box
      component="form"
      data-save-key="off"
      ref={form}
      noValidate
      onSubmit={(event) => void send(event)}
      sx={{ display: 'grid', gap: 1, mt: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <PlaceField
        requirements={pif.requirements}
        section={section}
        place={draft.place}
        onChange={(place) => change({ place })}
      />
      <AreaField
        label={names.field.comment}
        rows={4}
        autoFocus
        value={text}
        error={failure}
        inputProps={{ maxLength: PIF_COMMENT_LIMITS.text }}
        onChange={({ target }) => {
          setText(target.value);
          setFailure('');
        }}
      />
      <FormControlLabel
        control={<Checkbox checked={isRequired} onChange={(_, checked) => change({ isRequired: checked })} />}
        label={t('comments.form.required')}
      />
      {isStaff && (
        <FormControlLabel
          control={<Checkbox checked={isInternal} onChange={(_, checked) => change({ isInternal: checked })} />}
          label={t('comments.form.internal')}
        />
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
        <Button onClick={close} disabled={loading}>
          {common('cancel')}
        </Button>
        <Button type="submit" variant="contained" disabled={loading}>
          {t('comments.form.send')}
        </Button>
      </Box>
    </Box>
  );
}
