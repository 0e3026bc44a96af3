import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { components, operations } from '../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import type { Database } from '../../database/openDatabase.ts';
import { pifs, pifSections } from '../../database/schema/pif.ts';
import { labels } from '../../database/schema/schema.ts';
import { foldText } from '../../database/searchText.ts';
import { HttpError, invalidInput } from '../../service/httpError.ts';
import type { Operations } from '../../service/operation.ts';
import { accessibleCompanies } from '../company/accessibleCompanies.ts';
import { findFormula } from '../formula/formulaQueries.ts';
import type { ProductDependencies } from '../productDependencies.ts';
import { productDetailsBody, productDetailsColumns } from '../productDetails.ts';
import { slugFor, uniqueSlug } from '../uniqueSlug.ts';
import { pifBody } from './pifMapping.ts';
import { findPif } from './pifQueries.ts';
import { requireAction } from './pifStageOperations.ts';

type Fields = components['schemas']['PifDescriptionFields'];
type NewPif = Omit<operations['createPif']['requestBody']['content']['application/json'], 'firma'>;
type PifRow = typeof pifs.$inferInsert;
type Origin = Pick<PifRow, 'reference' | 'labelId' | 'formulaId' | 'formulaRevision'> & { content: Fields };

/** 20 texts in any script, the longest of 25,000 characters. */
const BODY_LIMIT = 512 * 1024;
/** Paths of the service that would hide a file of that slug: design of the PIF, section 4. */
const RESERVED_SLUGS = ['firme', 'zadaci', 'izvoz'];

const searchTextOf = (name: string, reference: string) => [name, reference].map(foldText).join('\n');

function nameOf(ime: string): string {
  const name = ime.trim();
  if (name === '') throw invalidInput({ path: 'ime', message: 'A file needs a name.' });
  return name;
}

/** What a new file takes over from the label, the formula or the file that it is made from. */
async function originOf(tx: Database, body: NewPif, companyId: string, caller: Caller): Promise<Origin> {
  const origin: Origin = { content: {} };
  if (body.izPifa) {
    const { pif, description } = await findPif(tx, body.izPifa, caller).catch(() => {
      throw invalidInput({ path: 'izPifa', message: 'There is no such file.' });
    });
    if (pif.companyId !== companyId) throw invalidInput({ path: 'izPifa', message: 'A file of another company.' });
    const { labelId, formulaId, formulaRevision, reference } = pif;
    Object.assign(origin, { labelId, formulaId, formulaRevision, reference, content: description.content });
  }
  if (body.formula) {
    const { formula, revision } = await findFormula(tx, body.formula, caller).catch(() => {
      throw invalidInput({ path: 'formula', message: 'There is no such formula.' });
    });
    if (formula.companyId !== companyId) throw invalidInput({ path: 'formula', message: 'Of another company.' });
    const content = { ...origin.content, ...productDetailsBody(revision) };
    Object.assign(origin, { formulaId: formula.id, formulaRevision: revision.number, content });
  }
  if (body.deklaracija) {
    const [label] = await tx
      .select()
      .from(labels)
      .where(and(eq(labels.slug, body.deklaracija), eq(labels.companyId, companyId)));
    if (!label) throw invalidInput({ path: 'deklaracija', message: 'The company has no such label.' });
    const content: Fields = {
      ...origin.content,
      ...productDetailsBody(label),
      namena: label.productFunction,
      neto: label.nominalContent,
      poreklo: label.countryOfOrigin,
      trzista: label.markets,
      odgovornoLice: { ime: label.responsiblePerson },
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
        if (!company) throw invalidInput({ path: 'firma', message: 'There is no such company.' });
        const name = nameOf(body.ime);
        const slug = await db.transaction(async (tx) => {
          const { content, ...origin } = await originOf(tx, body, company.id, caller);
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
            const section = { pifId: inserted.id, section: 'DESCRIPTION', version: 1 } as const;
            await tx.insert(pifSections).values({ ...section, content, changedBy: caller.id, changedAt: at });
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
        const { verzija, ime, oznaka, ...content } = body;
        const name = nameOf(ime);
        const reference = oznaka?.trim() ?? '';
        productDetailsColumns(content);
        await db.transaction(async (tx) => {
          const found = await findPif(tx, path.slug, caller, true);
          requireAction(found, 'EDIT', caller);
          if (found.description.version !== verzija)
            throw new HttpError(409, 'Somebody else changed this section meanwhile.');
          const at = new Date();
          await tx
            .update(pifSections)
            .set({ version: verzija + 1, content, changedBy: caller.id, changedAt: at })
            .where(and(eq(pifSections.pifId, found.pif.id), eq(pifSections.section, 'DESCRIPTION')));
          await tx
            .update(pifs)
            .set({ name, reference, changedAt: at, searchText: searchTextOf(name, reference) })
            .where(eq(pifs.id, found.pif.id));
        });
        return respond(path.slug, caller);
      },
    },
  };
}
