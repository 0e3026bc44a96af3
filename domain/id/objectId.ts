/**
 * Whether the text is the id of something that the services keep: 24 hex characters, as in the specification, section
 * 3, "Company id".
 */
export function isObjectId(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-fA-F]{24}$/.test(text);
}
