import { foldText } from './searchText.ts';

/** A URL segment from a name; empty when the name has no letter or digit with a Latin form. */
export const slugOf = (name: string): string =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
