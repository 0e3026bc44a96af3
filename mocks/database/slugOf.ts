import { foldText } from './searchText.ts';

/** The part of an address that a name makes; empty for a name without a letter or digit that has a Latin form. */
export const slugOf = (name: string): string =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
