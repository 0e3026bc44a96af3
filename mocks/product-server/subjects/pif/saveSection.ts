import { eq } from 'drizzle-orm';
import { fieldChanges } from '../../../../domain/history/fieldChanges.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { type PifContent, pifs, pifSections } from '../../database/schema/pif.ts';
import { conflict } from '../../service/httpError.ts';
import { recordEvent } from '../history/recordEvent.ts';
import { lockPif, type PifSectionName, sectionOf } from './pifQueries.ts';
import { requireAction } from './pifStageOperations.ts';

/**
 * What names a row of a section: a step or claim by its text, an answer by its supplier, the rows of Part A by what
 * they are about.
 */
const ROW_NAMES = [
  'inci',
  'grupa',
  'red',
  'tema',
  'upozorenje',
  'tekst',
  'kriterijum',
  'dobavljac',
  'supstanca',
  'materijal',
  'dejstvo',
  'temperatura',
];

/** A section as somebody saves it, with the version that was seen. */
interface ChangedSection<Name extends PifSectionName> {
  section: Name;
  version: number;
  content: PifContent[Name];
  /** What is saved with the section but is no part of it, such as the name of the file. */
  heading?: { before: object; after: object };
}

/**
 * Saves a section in its next version, and answers the id of the file; throws a 409 when the file is locked or the
 * section was changed since.
 */
export async function saveSection<Name extends PifSectionName>(
  tx: Database,
  slug: string,
  caller: Caller,
  { section, version, content, heading }: ChangedSection<Name>,
): Promise<string> {
  const found = await lockPif(tx, slug, caller);
  requireAction(found, section === 'PART_B' ? 'ASSESS' : 'EDIT', caller);
  const changedMeanwhile = conflict(
    'Neko je ovo u međuvremenu izmenio. Učitajte ponovo i pokušajte još jednom.',
    'CHANGED_MEANWHILE',
  );
  if (sectionOf(found, section).version !== version) throw changedMeanwhile;
  const changed = { version: version + 1, content, changedBy: caller.id, changedAt: new Date() };
  // A transaction that waited for the lock still sees the sections as they were before, so the version is compared
  // again.
  const [saved] = await tx
    .insert(pifSections)
    .values({ pifId: found.pif.id, section, ...changed })
    .onConflictDoUpdate({
      target: [pifSections.pifId, pifSections.section],
      set: changed,
      setWhere: eq(pifSections.version, version),
    })
    .returning({ pifId: pifSections.pifId });
  if (!saved) throw changedMeanwhile;
  await recordEvent(tx, caller, {
    subject: 'PIF',
    subjectId: saved.pifId,
    kind: 'CHANGED',
    section: section === 'PART_A' || section === 'PART_B' ? 'SAFETY_REPORT' : section,
    changes: fieldChanges(
      { ...heading?.before, ...sectionOf(found, section).content },
      { ...heading?.after, ...content },
      ROW_NAMES,
    ),
  });
  await tx.update(pifs).set({ changedAt: changed.changedAt }).where(eq(pifs.id, saved.pifId));
  return saved.pifId;
}
