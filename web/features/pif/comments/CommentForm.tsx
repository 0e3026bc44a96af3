import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PIF_COMMENT_LIMITS } from '../../../../domain/pif/comments.ts';
import { describeError } from '../../../shared/apollo/describeError.ts';
import type { PifSection } from '../../../shared/apollo/schema.generated.ts';
import { useRequirementText } from '../../../subjects/requirement/useRequirementText.ts';
import { useCan } from '../../../shared/session/useCan.ts';
import { asText, readObject } from '../../../shared/safeJson.ts';
import { PlusIcon } from '../../../shared/ui/icons.tsx';
import { AreaField, ListField } from '../../../shared/ui/ListField.tsx';
import { useSessionStorageState } from '../../../shared/useSessionStorageState.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import '../translations.generated.ts';
import { useAddPifCommentMutation } from './Comments.generated.ts';

/** Values of the list of places that are no field of the section. */
const SECTION = '';
const WHOLE_FILE = '*';

interface CommentKind {
  place: string;
  isRequired: boolean;
  isInternal: boolean;
}

/** What is kept of a comment besides its text. A field of another section is no place of this one. */
function readKind(text: string, section: PifSection): CommentKind {
  const object = readObject(text);
  const place = asText(object?.['place']) ?? SECTION;
  return {
    place: place === WHOLE_FILE || object?.['section'] === section ? place : SECTION,
    isRequired: object?.['isRequired'] === true,
    isInternal: object?.['isInternal'] === true,
  };
}

interface Props {
  pif: PifDetail_PifFragment;
  section: PifSection;
}

/** Writes a comment. What is typed survives a failure, a reload and a change of the section. */
export function CommentForm({ pif, section }: Props) {
  const { t } = useTranslation('pif');
  const names = useFieldNames();
  const { t: common } = useTranslation();
  const isStaff = useCan('pif.review');
  const textOf = useRequirementText();
  const [text, setText] = useSessionStorageState(`pif.comment.${pif.id}`);
  const [isShown, setShown] = useState(text !== '');
  const form = useRef<HTMLFormElement>(null);
  /** Whether the button that opens the form gets the focus back when it is closed. */
  const [returnsFocus, setReturnsFocus] = useState(false);
  const [kept, keep] = useSessionStorageState(`pif.comment.${pif.id}.kind`);
  const { place, isRequired, isInternal } = readKind(kept, section);
  const change = (patch: Partial<CommentKind>) =>
    keep(JSON.stringify({ section, place, isRequired, isInternal, ...patch }));
  const [failure, setFailure] = useState('');
  const [add, { loading }] = useAddPifCommentMutation();
  const fields = [...new Set(pif.requirements.filter((one) => one.section === section).map(({ field }) => field))];
  const close = () => {
    // The button to send is disabled meanwhile, which takes the focus away from it.
    const at = document.activeElement;
    setReturnsFocus(at === document.body || (form.current?.contains(at) ?? false));
    setText('');
    keep('');
    setFailure('');
    setShown(false);
  };
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() === '') {
      setFailure(t('comments.form.missing'));
      return;
    }
    const input = {
      slug: pif.slug,
      section: place === WHOLE_FILE ? null : section,
      anchor: place === WHOLE_FILE || place === SECTION ? null : place,
      text: text.trim(),
      isRequired,
      isInternal,
    };
    try {
      await add({ variables: { input } });
      close();
    } catch (error) {
      setFailure(describeError(error).text);
    }
  };
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
    <Box
      component="form"
      data-save-key="off"
      ref={form}
      noValidate
      onSubmit={(event) => void send(event)}
      sx={{ display: 'grid', gap: 1, mt: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <ListField
        label={t('comments.form.about')}
        value={place}
        onChange={({ target }) => change({ place: target.value })}
      >
        <option value={SECTION}>{t('comments.form.section', { name: names.choice.section[section] })}</option>
        {fields.map((field) => (
          <option key={field} value={field}>
            {textOf({ section, field })}
          </option>
        ))}
        <option value={WHOLE_FILE}>{t('comments.wholeFile')}</option>
      </ListField>
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
