import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { components, operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import { type formulaRevisions, formulas, type StoredLine } from '../../database/schema/formula.ts';
import { conflict, invalidInput } from '../../service/httpError.ts';
import type { Operations } from '../../service/operation.ts';
import { accessibleCompanies } from '../company/accessibleCompanies.ts';
import { nameOfCopy } from '../label/nameOfCopy.ts';
import type { ProductDependencies } from '../../productDependencies.ts';
import { toStoredLines } from './formulaLines.ts';
import { findFormula, formulaResponse } from './formulaQueries.ts';
import {
  createFormula,
  insertFormula,
  insertRevision,
  type Revision,
  searchTextOf,
  toRevision,
} from './saveFormulas.ts';
import { usesOfFormulas } from './formulaUses.ts';

/** 300 lines with texts in any script. */
const BODY_LIMIT = 2 * 1024 * 1024;
/** Why a formula cannot be deleted: it names what was made from it. */
const refusal = ({ broj, stavke }: NonNullable<components['schemas']['Formula']['koriste']>): string =>
  `Labels or product information files were made from this formula (${broj}): ${stavke.map(({ ime }) => ime).join(', ')}.`;

/** Whether a save would repeat the revision in force. */
function isUnchanged({ lines, ...revision }: Revision, before: typeof formulaRevisions.$inferSelect): boolean {
  // A raw material may have been renamed meanwhile, which is no change of the formula.
  const comparable = (all: readonly StoredLine[]) =>
    all.map((line) => (line.materialId ? { ...line, name: '' } : line));
  return (
    (Object.keys(revision) as (keyof typeof revision)[]).every((key) => (revision[key] ?? null) === before[key]) &&
    isDeepStrictEqual(comparable(lines), comparable(before.lines))
  );
}

export function formulaWriteOperations({
  db,
}: ProductDependencies): Operations<
  Pick<operations, 'createFormula' | 'updateFormula' | 'duplicateFormula' | 'deleteFormula'>
> {
  const respond = async (slug: string, caller: Caller) =>
    formulaResponse(db, await findFormula(db, slug, caller), caller);
  return {
    createFormula: {
      action: 'formula.edit',
      bodyLimit: BODY_LIMIT,
      async run({ body }, caller) {
        const company = (await accessibleCompanies(db, caller)).find(({ id }) => id === body.firma.toLowerCase());
        if (!company) throw invalidInput({ path: 'firma', message: 'Takva firma ne postoji.', kod: 'COMPANY_UNKNOWN' });
        const slug = await db.transaction((tx) => createFormula(tx, company.id, body, caller));
        return respond(slug, caller);
      },
    },

    updateFormula: {
      action: 'formula.edit',
      bodyLimit: BODY_LIMIT,
      async run({ path, body }, caller) {
        await db.transaction(async (tx) => {
          const { formula, revision: before } = await findFormula(tx, path.slug, caller, { lock: true });
          if (formula.revision !== body.verzija)
            throw conflict(
              'Neko je ovo u međuvremenu izmenio. Učitajte ponovo i pokušajte još jednom.',
              'CHANGED_MEANWHILE',
            );
          const lines = await toStoredLines(tx, body.stavke ?? [], formula.companyId, caller, before.lines);
          const revision = toRevision(body, lines);
          if (isUnchanged(revision, before)) return;
          const [number, at] = [formula.revision + 1, new Date()];
          await insertRevision(tx, formula.id, number, revision, caller, at);
          await tx
            .update(formulas)
            .set({ revision: number, name: revision.name, updatedAt: at, searchText: searchTextOf(revision) })
            .where(eq(formulas.id, formula.id));
        });
        return respond(path.slug, caller);
      },
    },

    duplicateFormula: {
      action: 'formula.edit',
      async run({ path }, caller) {
        const slug = await db.transaction(async (tx) => {
          // Locked, so that two copies get different names.
          const { formula, revision } = await findFormula(tx, path.slug, caller, { lock: true });
          const { formulaId: _formula, number: _number, savedBy: _by, savedAt: _at, ...content } = revision;
          const name = await nameOfCopy(tx, formulas, formula);
          return insertFormula(tx, formula.companyId, { ...content, name }, caller);
        });
        return respond(slug, caller);
      },
    },

    deleteFormula: {
      action: 'formula.edit',
      async run({ path }, caller) {
        await db.transaction(async (tx) => {
          const { formula } = await findFormula(tx, path.slug, caller, { lock: true });
          const uses = (await usesOfFormulas(tx, [formula.id])).get(formula.id);
          if (uses) throw conflict(refusal(uses), 'FORMULA_IN_USE');
          await tx.delete(formulas).where(eq(formulas.id, formula.id));
        });
        return { status: 'success' };
      },
    },
  };
}
