import type { Language } from '../../../domain/language.ts';
import { recipientLanguages } from '../../subjects/ask/recipientLanguage.ts';
import type { Recipient } from '../../subjects/ask/askText.ts';
import type { AskedDocument } from '../../subjects/ask/askText.ts';
import type { ExpiringDocumentsQuery } from './ExpiringDocuments.generated.ts';
import { texts } from './locale/texts.generated.ts';

export type ExpiringDocument = ExpiringDocumentsQuery['expiringDocuments']['items'][number];

/** What a document is, in a language: the kind of its folder or place. */
export function placeName(language: Language, { folder, slot }: ExpiringDocument): string {
  const { folders, slots, gmp } = texts[language];
  if (folder) return folders[folder];
  return slot ? slots[slot] : gmp;
}

/** Who is asked for a document: the maker of a raw material, or the companies of the product. */
const recipientNameOf = ({ manufacturer, companyNames, subject }: ExpiringDocument): string =>
  manufacturer ?? (companyNames.join(', ') || subject);

/** Whoever is asked for a document, with all that is asked for there; names differing in case alone are one (OWN). */
export function recipientOf(document: ExpiringDocument, all: readonly ExpiringDocument[]): Recipient<AskedDocument> {
  const name = recipientNameOf(document);
  const documents = all.filter((one) => recipientNameOf(one).toLowerCase() === name.toLowerCase());
  return {
    name,
    language: document.language && recipientLanguages[document.language],
    companyId: null,
    documents: documents.map((one) => ({
      of: one.subject,
      name: (language) => placeName(language, one),
      state: one.isExpired ? 'EXPIRED' : 'EXPIRING',
      expiresOn: one.expiresOn,
      dueOn: null,
    })),
  };
}
