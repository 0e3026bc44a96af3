import { and, asc, count, eq } from 'drizzle-orm';
import { companyScope } from '../../../../domain/account/rights.ts';
import { LONG_PAGE_SIZE, MAX_FILE_BYTES } from '../../../../domain/limits.ts';
import type { components, operations } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import { CHANGE_KINDS, importChanges, knowledgeImports } from '../../database/schema/knowledge.ts';
import type { Database } from '../../database/openDatabase.ts';
import { applyImport } from '../../knowledge/applyImport.ts';
import { takeBackImport } from '../../knowledge/takeBackImport.ts';
import type { ImportQueue, ImportRow } from '../../knowledge/importQueue.ts';
import { seenBy, toWireRecheck } from '../../recheck/recheckOperations.ts';
import type { LabelRechecker } from '../../recheck/rechecker.ts';
import { findPreview, rechecksOfImport } from '../../recheck/recheckQueries.ts';
import { createRecheck, currentTarget, type RecheckCause } from '../../recheck/recheckStore.ts';
import type { Operations } from '../../service/operation.ts';
import { conflict, invalidInput, notFound } from '../../service/httpError.ts';

type Names =
  | 'startImport'
  | 'getImport'
  | 'cancelImport'
  | 'listImportChanges'
  | 'applyImport'
  | 'previewImport'
  | 'takeBackImport';
type ImportAnswer = components['schemas']['ImportAnswer'];

/** An import of the caller's organisation, for administrators any; else throws a 404. */
async function findImport(db: Database, id: string, { role, organisationId }: Caller): Promise<ImportRow> {
  const isTheirs = companyScope(role) === 'all' ? undefined : eq(knowledgeImports.organisationId, organisationId);
  const [found] = await db
    .select()
    .from(knowledgeImports)
    .where(and(eq(knowledgeImports.id, id.toLowerCase()), isTheirs));
  if (!found) throw notFound();
  return found;
}

const listImportChanges = (db: Database): Operations<operations>['listImportChanges'] => ({
  action: 'inventoryImport.read',
  async run({ path, query }, caller) {
    const found = await findImport(db, path.importId, caller);
    const { page = 1, limit = LONG_PAGE_SIZE, vrsta } = query;
    const condition = and(eq(importChanges.importId, found.id), eq(importChanges.kind, vrsta));
    const [counted] = await db.select({ count: count() }).from(importChanges).where(condition);
    const rows = await db
      .select()
      .from(importChanges)
      .where(condition)
      .orderBy(asc(importChanges.position))
      .offset((page - 1) * limit)
      .limit(limit);
    const data = rows.map(({ line, name, fields, reasons }) => ({
      linija: line,
      naziv: name,
      polja: fields,
      razlozi: reasons,
    }));
    return { status: 'success', results: counted?.count ?? 0, data: { data } };
  },
});

const previewImport = (db: Database, rechecker: LabelRechecker): Operations<operations>['previewImport'] => ({
  action: 'inventoryImport.start',
  async run({ path }, caller) {
    const found = await findImport(db, path.importId, caller);
    if (found.state !== 'spremno') throw conflict('Uvoz još nije spreman.', 'IMPORT_NOT_READY');
    const known = await findPreview(db, found.id, await seenBy(db, caller));
    const target = await currentTarget(db, rechecker.rulesVersion);
    if (known?.row.target === target && ['radi', 'gotovo'].includes(known.row.state))
      return { status: 'success', data: { data: toWireRecheck(known, caller) } };
    const row = await createRecheck(db, rechecker.rulesVersion, causeOf(found, 'pregled'));
    rechecker.wake();
    return {
      status: 'success',
      data: {
        data: toWireRecheck(
          { row, resultCount: 0, findingCount: 0, formulaCount: 0, materialCount: 0, pifCount: 0 },
          caller,
        ),
      },
    };
  },
});

/** Imports of the Commission's exports. */
export function inventoryImportOperations(
  db: Database,
  queue: ImportQueue,
  rechecker: LabelRechecker,
): Operations<Pick<operations, Names>> {
  return {
    startImport: {
      action: 'inventoryImport.start',
      fileLimit: MAX_FILE_BYTES.table,
      async run({ body, files }, caller) {
        const file = files.get('fajl');
        if (!file) throw invalidInput({ path: 'fajl', message: 'mora da bude fajl' });
        return toResponse(db, await queue.start(body.naziv, file, caller.organisationId));
      },
    },

    getImport: {
      action: 'inventoryImport.read',
      run: async ({ path }, caller) => toResponse(db, await findImport(db, path.importId, caller)),
    },

    cancelImport: {
      action: 'inventoryImport.start',
      async run({ path }, caller) {
        const found = await findImport(db, path.importId, caller);
        if (found.state === 'primenjeno' || found.state === 'vraceno')
          throw conflict('Uvoz je na snazi i ne može da se odbaci.', 'IMPORT_IN_FORCE');
        await queue.remove(found.id);
        return { status: 'success' };
      },
    },

    listImportChanges: listImportChanges(db),

    applyImport: {
      action: 'inventoryImport.apply',
      async run({ path, body }, caller) {
        const found = await findImport(db, path.importId, caller);
        const applied = await db.transaction(async (tx) => {
          const row = await applyImport(tx, found.id, {
            datedOn: body.datum ?? null,
            withdrawals: body.povuceno ?? null,
            goBack: body.unazad ?? null,
          });
          await createRecheck(tx, rechecker.rulesVersion, causeOf(row, 'primena'));
          return row;
        });
        rechecker.wake();
        return toResponse(db, applied);
      },
    },

    takeBackImport: {
      action: 'inventoryImport.apply',
      async run({ path }, caller) {
        const found = await findImport(db, path.importId, caller);
        const restored = await db.transaction(async (tx) => {
          const row = await takeBackImport(tx, found.id);
          await createRecheck(tx, rechecker.rulesVersion, { ...causeOf(row, 'primena'), cause: 'povracaj' });
          return row;
        });
        rechecker.wake();
        return toResponse(db, restored);
      },
    },

    previewImport: previewImport(db, rechecker),
  };
}

const causeOf = ({ id, content, datedOn }: ImportRow, kind: RecheckCause['kind']): RecheckCause => ({
  kind,
  cause: 'uvoz',
  importId: id,
  content,
  datedOn,
});

async function toResponse(db: Database, row: ImportRow): Promise<ImportAnswer> {
  const rechecks = await rechecksOfImport(db, row.id);
  return {
    status: 'success',
    data: {
      data: {
        _id: row.id,
        naziv: row.name,
        sadrzaj: row.content,
        datum: row.datedOn,
        stanje: row.state,
        povlaciMnogo: row.withdrawsMuch,
        unazad: row.goesBack,
        novijeStanje: row.newerState,
        mozeDaSeVrati: row.beforePart !== null,
        obradjeno: row.rowsDone,
        redova: row.rowCount,
        brojevi: CHANGE_KINDS.map((vrsta) => ({ vrsta, broj: row.counts[vrsta] ?? 0 })),
        problemi: row.problems,
        brojProblema: row.problemCount,
        pocetak: row.startedAt.toISOString(),
        primenjeno: row.appliedAt?.toISOString() ?? null,
        pregled: rechecks.pregled ?? null,
        provera: rechecks.primena ?? null,
      },
    },
  };
}
