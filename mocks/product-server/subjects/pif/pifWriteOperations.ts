import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { PIF_LIMITS } from '../../../../domain/pif/limits.ts';
import type { components, operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { type PifContent, pifs, pifSections } from '../../database/schema/pif.ts';
import { foldText } from '../../database/searchText.ts';
import { invalidInput } from '../../service/httpError.ts';
import type { Operations } from '../../service/operation.ts';
import { accessibleCompanies } from '../company/accessibleCompanies.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { productDetailsBody, productDetailsColumns } from '../../productDetails.ts';
import { slugFor, uniqueSlug } from '../../uniqueSlug.ts';
import { recordEvent } from '../history/recordEvent.ts';
import { changedLinks, formulaOf, labelOf, refuseMissing } from './pifLinks.ts';
import { pifBody } from './pifMapping.ts';
import { findPif, lockPif, type PifSectionName, sectionOf } from './pifQueries.ts';
import { saveSection } from './saveSection.ts';

type Fields = components['schemas']['PifDescriptionFields'];
type NewPif = Omit<operations['createPif']['requestBody']['content']['application/json'], 'firma'>;
type PifRow = typeof pifs.$inferInsert;
type Origin = Pick<PifRow, 'reference' | 'labelId' | 'formulaId' | 'formulaRevision'> & {
  content: Fields;
  /** The other sections of the file that is copied. */
  others: { section: PifSectionName; content: PifContent[PifSectionName] }[];
};
/** What was reported about one product says nothing about another. */
const NOT_COPIED = { dejstva: [], bezDejstavaOd: null, prodato: null };

/** 20 texts in any script, the longest of 25,000 characters. */
const BODY_LIMIT = 512 * 1024;
/** Paths of the service that would hide a file of that slug: design of the PIF, section 4. */
const RESERVED_SLUGS = ['firme', 'zadaci', 'izvoz', 'verzije'];

const searchTextOf = (name: string, reference: string) => [name, reference].map(foldText).join('\n');

function nameOf(ime: string): string {
  const name = ime.trim();
  if (name === '') throw invalidInput({ path: 'ime', message: 'Dosije mora da ima naziv.' });
  return name;
}

/**
 * The responsible person of a label, whose name and address are one text there. Lines after the first are the address,
 * because a person's fields are single lines; so is a first line that is too long for a name.
 */
function responsiblePersonOf(written: string): components['schemas']['PifPerson'] {
  const lines = written
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter(Boolean);
  const [first = ''] = lines;
  return first.length > PIF_LIMITS.personName
    ? { adresa: lines.join(', ') }
    : { ime: first || null, adresa: lines.slice(1).join(', ') || null };
}

// Somebody signed the statements of a file for that product alone, so a copy begins without them.

const unsignedManufacturing = ({ dpp, ...content }: PifContent['MANUFACTURING']): PifContent['MANUFACTURING'] => ({
  ...content,
  ...(dpp?.standard && { dpp: { standard: dpp.standard } }),
});

const unsignedAnimalTesting = ({ tekst, dobavljaci }: PifContent['ANIMAL_TESTING']): PifContent['ANIMAL_TESTING'] => ({
  ...(tekst !== undefined && { tekst }),
  ...(dobavljaci && { dobavljaci }),
});

/** What a new file takes over from the label, the formula or the file that it is made from. */
async function originOf(tx: Database, body: NewPif, companyId: string, caller: Caller): Promise<Origin> {
  const origin: Origin = { content: {}, others: [] };
  if (body.izPifa) {
    const found = await findPif(tx, body.izPifa, caller).catch(
      refuseMissing({ path: 'izPifa', message: 'Takav dosije ne postoji.' }),
    );
    const { pif } = found;
    if (pif.companyId !== companyId) throw invalidInput({ path: 'izPifa', message: 'Dosije je druge firme.' });
    const { labelId, formulaId, formulaRevision, reference } = pif;
    const { content } = sectionOf(found, 'DESCRIPTION');
    const others = [
      { section: 'MANUFACTURING' as const, content: unsignedManufacturing(sectionOf(found, 'MANUFACTURING').content) },
      { section: 'CLAIMS' as const, content: sectionOf(found, 'CLAIMS').content },
      {
        section: 'ANIMAL_TESTING' as const,
        content: unsignedAnimalTesting(sectionOf(found, 'ANIMAL_TESTING').content),
      },
      { section: 'PART_A' as const, content: { ...sectionOf(found, 'PART_A').content, ...NOT_COPIED } },
    ];
    Object.assign(origin, { labelId, formulaId, formulaRevision, reference, content, others });
  }
  if (body.formula) {
    const { formula, revision } = await formulaOf(tx, { slug: body.formula }, companyId, caller);
    const content = { ...origin.content, ...productDetailsBody(revision) };
    Object.assign(origin, { formulaId: formula.id, formulaRevision: revision.number, content });
  }
  if (body.deklaracija) {
    const label = await labelOf(tx, body.deklaracija, companyId);
    const content: Fields = {
      ...origin.content,
      ...productDetailsBody(label),
      namena: label.productFunction,
      neto: label.nominalContent,
      poreklo: label.countryOfOrigin,
      trzista: label.markets,
      odgovornoLice: responsiblePersonOf(label.responsiblePerson ?? ''),
    };
    Object.assign(origin, { labelId: label.id, reference: label.productCode, content });
    // A label that was made from a formula names its revision.
    if (!origin.formulaId && label.formulaId)
      Object.assign(origin, { formulaId: label.formulaId, formulaRevision: label.formulaRevision });
  }
  return origin;
}

export function pifWriteOperations({
  db,
}: ProductDependencies): Operations<Pick<operations, 'createPif' | 'updatePifDescription'>> {
  const respond = async (slug: string, caller: Caller) => ({
    status: 'success',
    data: { data: pifBody(await findPif(db, slug, caller), caller) },
  });
  return {
    createPif: {
      action: 'pif.create',
      async run({ body }, caller) {
        const company = (await accessibleCompanies(db, caller)).find(({ id }) => id === body.firma.toLowerCase());
        if (!company) throw invalidInput({ path: 'firma', message: 'Takva firma ne postoji.', kod: 'COMPANY_UNKNOWN' });
        const name = nameOf(body.ime);
        const slug = await db.transaction(async (tx) => {
          const { content, others, ...origin } = await originOf(tx, body, company.id, caller);
          const at = new Date();
          const row: Omit<PifRow, 'slug'> = {
            ...origin,
            id: randomBytes(12).toString('hex'),
            companyId: company.id,
            name,
            stage: 'IN_WORK',
            conclusion: 'none',
            createdAt: at,
            changedAt: at,
            searchText: searchTextOf(name, origin.reference ?? ''),
          };
          // Of two inserted at the same time the second gets the next slug.
          for (;;) {
            const free = await uniqueSlug(tx, pifs, slugFor(name, 'pif'), RESERVED_SLUGS);
            const [inserted] = await tx
              .insert(pifs)
              .values({ ...row, slug: free })
              .onConflictDoNothing({ target: pifs.slug })
              .returning({ id: pifs.id });
            if (!inserted) continue;
            const sections = [{ section: 'DESCRIPTION' as const, content }, ...others];
            const common = { pifId: inserted.id, version: 1, changedBy: caller.id, changedAt: at };
            await tx.insert(pifSections).values(sections.map((section) => ({ ...common, ...section })));
            await recordEvent(tx, caller, { subject: 'PIF', subjectId: inserted.id, kind: 'CREATED' });
            return free;
          }
        });
        return respond(slug, caller);
      },
    },

    updatePifDescription: {
      action: 'pif.edit',
      bodyLimit: BODY_LIMIT,
      async run({ path, body }, caller) {
        const { verzija, ime, oznaka, deklaracija, formula, ...content } = body;
        const name = nameOf(ime);
        const reference = oznaka?.trim() ?? '';
        productDetailsColumns(content);
        await db.transaction(async (tx) => {
          const found = await lockPif(tx, path.slug, caller);
          const links = await changedLinks(tx, { deklaracija, formula }, found, caller);
          const pifId = await saveSection(tx, path.slug, caller, {
            section: 'DESCRIPTION',
            version: verzija,
            content,
            heading: {
              before: { ime: found.pif.name, oznaka: found.pif.reference, ...links.before },
              after: { ime: name, oznaka: reference, ...links.after },
            },
          });
          await tx
            .update(pifs)
            .set({ ...links.columns, name, reference, searchText: searchTextOf(name, reference) })
            .where(eq(pifs.id, pifId));
        });
        return respond(path.slug, caller);
      },
    },
  };
}
