import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { PifPartB } from '../../../resolvers.generated.ts';
import { decodeText, encodeText } from '../../../upstream/encoding.ts';
import type { ChangedPartB } from './pif.partB.input.ts';
import { namesOf, reasoningHeadingWords } from '../pif.words.rest.ts';

type Wire = components['schemas'];

const headings = namesOf(reasoningHeadingWords);
const decode = (text: string): string => decodeText(text) ?? '';
const encode = (text: string | null | undefined): string | null => (text ? encodeText(text) : null);

export const toPartB = (wire: Wire['Pif']['deoB']): PifPartB => ({
  version: wire.verzija,
  statement: decodeText(wire.zakljucnaIzjava),
  conditions: (wire.uslovi ?? []).map(decode),
  unsafeReasons: decodeText(wire.razloziNebezbednosti),
  explainedWarnings: (wire.upozorenja ?? []).map(({ upozorenje, objasnjenje }) => ({
    warning: decode(upozorenje),
    explanation: decode(objasnjenje),
  })),
  reasoning: (wire.razmatranja ?? []).map(({ tema, tekst, izmenjeno }) => ({
    heading: headings[tema],
    text: decode(tekst),
    isEdited: izmenjeno,
  })),
  marginJustifications: (wire.opravdanja ?? []).map(({ inci, obrazlozenje }) => ({
    inciName: decode(inci),
    reason: decode(obrazlozenje),
  })),
});

export const fromPartB = (part: ChangedPartB['partB']): Wire['PifPartBFields'] => ({
  zakljucnaIzjava: encode(part.statement),
  uslovi: (part.conditions ?? []).map(encodeText),
  razloziNebezbednosti: encode(part.unsafeReasons),
  upozorenja: (part.explainedWarnings ?? []).map(({ warning, explanation }) => ({
    upozorenje: encodeText(warning),
    objasnjenje: encodeText(explanation),
  })),
  razmatranja: (part.reasoning ?? []).map(({ heading, text, isEdited }) => ({
    tema: reasoningHeadingWords[heading],
    tekst: encodeText(text),
    izmenjeno: isEdited,
  })),
  opravdanja: (part.marginJustifications ?? []).map(({ inciName, reason }) => ({
    inci: encodeText(inciName),
    obrazlozenje: encodeText(reason),
  })),
});
