import { and, asc, count, eq } from 'drizzle-orm';
import { LONG_PAGE_SIZE, MAX_FILE_BYTES } from '../../../domain/limits.ts';
import type { components, operations } from '../../../schema/rest/product-server.generated.ts';
import { CHANGE_KINDS, importChanges, knowledgeImports } from '../../database/schema/knowledge.ts';
import type { Database } from '../../database/openDatabase.ts';
import { applyImport } from '../../knowledge/applyImport.ts';
import type { ImportQueue, ImportRow } from '../../knowledge/importQueue.ts';
import type { Operations } from '../../service/operation.ts';
import { invalidInput, notFound, HttpError } from '../../service/httpError.ts';

type Names = 'startImport' | 'getImport' | 'cancelImport' | 'listImportChanges' | 'applyImport';
type ImportAnswer = components['schemas']['ImportAnswer'];

/** Imports of the Commission's exports. */
export function inventoryImportOperations(db: Database, queue: ImportQueue): Operations<Pick<operations, Names>> {
  return {
    startImport: {
      action: 'inventoryImport.start',
      fileLimit: MAX_FILE_BYTES.table,
      async run({ body, files }) {
        const file = files.get('fajl');
        if (!file) throw invalidInput({ path: 'fajl', message: 'must be a file' });
        return toResponse(await queue.start(body.naziv, file));
      },
    },

    getImport: {
      action: 'inventoryImport.read',
      run: async ({ path }) => toResponse(await findImport(path.importId)),
    },

    cancelImport: {
      action: 'inventoryImport.start',
      async run({ path }) {
        const found = await findImport(path.importId);
        if (found.state === 'primenjeno') throw new HttpError(409, 'The import is in force and cannot be dropped.');
        await queue.remove(found.id);
        return { status: 'success' };
      },
    },

    listImportChanges: {
      action: 'inventoryImport.read',
      async run({ path, query }) {
        const found = await findImport(path.importId);
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
    },

    applyImport: {
      action: 'inventoryImport.apply',
      async run({ path, body }) {
        const found = await findImport(path.importId);
        return toResponse(await applyImport(db, found.id, { datedOn: body.datum ?? null }));
      },
    },
  };

  async function findImport(id: string): Promise<ImportRow> {
    const [found] = await db.select().from(knowledgeImports).where(eq(knowledgeImports.id, id.toLowerCase()));
    if (!found) throw notFound();
    return found;
  }
}

function toResponse(row: ImportRow): ImportAnswer {
  return {
    status: 'success',
    data: {
      data: {
        _id: row.id,
        naziv: row.name,
        sadrzaj: row.content,
        datum: row.datedOn,
        stanje: row.state,
        obradjeno: row.rowsDone,
        redova: row.rowCount,
        brojevi: CHANGE_KINDS.map((vrsta) => ({ vrsta, broj: row.counts[vrsta] ?? 0 })),
        problemi: row.problems,
        brojProblema: row.problemCount,
        pocetak: row.startedAt.toISOString(),
        primenjeno: row.appliedAt?.toISOString() ?? null,
      },
    },
  };
}
