import type { PifFileSlot } from '../../resolvers.generated.ts';
import type { Formats } from '../formats.ts';
import type { Divider } from '../reportDocument.ts';
import type { Words } from '../words/words.ts';
import { inEights } from './attachments.ts';

/** A file that follows the report, as it was fetched. */
interface AppendedFact {
  name: string;
  slot: PifFileSlot | null;
  /** The raw material that it is a document of; null for a file of the product information file itself. */
  material: string | null;
  size: number;
  sha256: string;
}

/** The pages before the files that follow a report: each tells whose pages come, and the SHA-256 of the original. */
export const dividersOf = (
  files: readonly AppendedFact[],
  { attachments: names, documents, field, choice }: Words,
  { fill, count }: Formats,
): Divider[] =>
  files.map(({ name, slot, material, size, sha256 }, index) => ({
    number: fill(names.number, { n: String(index + 1), total: String(files.length) }),
    name,
    facts: [
      slot
        ? { name: documents.slot, value: choice.slot[slot] }
        : { name: field.rawMaterialSlug, value: material ?? '' },
      { name: documents.size, value: count(Math.ceil(size / 1000)) },
      { name: names.sha256, value: inEights(sha256) },
    ],
    pages: names.pages,
    notices: names.notices,
  }));
