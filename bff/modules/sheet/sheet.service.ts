import type { Context } from '../../context.ts';
import { viewerOf } from '../../context.ts';
import { sheetGone } from '../../input.ts';
import type { StoredFile } from '../../files/uploadStore.ts';
import type { ReadTable, SheetKind, TableChoice } from '../../spreadsheets/sheetTask.ts';
import { rememberLayout } from './sheet.rest.ts';

interface ChosenTables {
  upload: string;
  /** Null where nobody has chosen. */
  tables: readonly TableChoice[] | null;
  /** Whose choices are remembered; null for those of the organisation. */
  companyId: string | null;
}

/**
 * Reads the chosen tables of an uploaded file, has `start` prepare their imports, and remembers what their columns are.
 * The upload is used up, whatever comes of it.
 */
export async function importTables<Kind extends SheetKind, Started>(
  context: Context,
  kind: Kind,
  { upload, tables, companyId }: ChosenTables,
  start: (read: [ReadTable<Kind>, ...ReadTable<Kind>[]], file: StoredFile) => Promise<Started>,
): Promise<Started> {
  const { product, services } = context;
  const started = await services.uploads.withFile('sheet', upload, viewerOf(context).id, async (file) => {
    const read = await services.sheets.read(kind, file, 'input.upload', tables);
    const result = await start(read, file);
    const layouts = (tables ?? []).map(({ columns }, at) => ({ layout: read[at]?.layout ?? '', columns }));
    // The import is prepared by now, and a choice that is not remembered is only made again.
    await Promise.all(layouts.map((layout) => rememberLayout(product, kind, companyId, layout).catch(() => undefined)));
    return result;
  });
  if (started === null) throw sheetGone();
  return started;
}
