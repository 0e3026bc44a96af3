import type { PifSection } from '../../../shared/apollo/schema.generated.ts';
import { asText, readObject } from '../../../shared/safeJson.ts';
import { useSessionStorageState } from '../../../shared/useSessionStorageState.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';

/** Values of the list of places that are no field of the section. */
export const SECTION = '';
export const WHOLE_FILE = '*';

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

/** A comment as it is typed, kept in this tab until it is sent or given up. */
export function useCommentDraft({ id, slug }: PifDetail_PifFragment, section: PifSection) {
  const [text, setText] = useSessionStorageState(`pif.comment.${id}`);
  const [kept, keep] = useSessionStorageState(`pif.comment.${id}.kind`);
  const kind = readKind(kept, section);
  const { place, isRequired, isInternal } = kind;
  return {
    text,
    setText,
    ...kind,
    change: (patch: Partial<CommentKind>) => keep(JSON.stringify({ section, ...kind, ...patch })),
    clear: () => {
      setText('');
      keep('');
    },
    input: {
      slug,
      section: place === WHOLE_FILE ? null : section,
      anchor: place === WHOLE_FILE || place === SECTION ? null : place,
      text: text.trim(),
      isRequired,
      isInternal,
    },
  };
}

export type CommentDraft = ReturnType<typeof useCommentDraft>;
