import { fetchFile } from '../files/fetchFile.ts';
import { saveFile } from '../files/saveFile.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { serverPaths, type ExportedList } from '../url/paths.ts';
import type { ExportFormat } from './exportFormats.ts';

/**
 * Downloads records of a list, at most 100, as a file in the current language. Resolves with the ids of those that are
 * gone and not in the file; without any record none is saved. Rejects as every request does.
 */
export async function exportSelected(
  list: ExportedList,
  records: readonly { id: string }[],
  { name, format }: { name: string; format: ExportFormat },
): Promise<readonly string[]> {
  const ids = records.map(({ id }) => id).join(',');
  const query = new URLSearchParams({ format, language: currentLanguage(), ids });
  let leftOut: readonly string[] = [];
  const file = await fetchFile(serverPaths.selectionExport(list, query), {
    onHeaders: (headers) => (leftOut = headers.get('x-left-out')?.split(',') ?? []),
  });
  if (leftOut.length < records.length) saveFile(file, `${name}.${format}`);
  return leftOut;
}
