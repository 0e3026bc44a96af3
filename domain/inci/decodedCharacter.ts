/**
 * What stands at one place of a text, and how many code units of the text it took; null when nothing special stands
 * there.
 */
export type DecodedCharacter = { readonly text: string; readonly length: number } | null;
