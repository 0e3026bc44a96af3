import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { fetchFile } from '../../../shared/files/fetchFile.ts';
import { saveFile } from '../../../shared/files/saveFile.ts';
import type { ExportFormat } from '../../../shared/table/exportFormats.ts';
import { serverPaths } from '../../../shared/url/paths.ts';
import type { Formula } from './formulaValues.ts';

/** Downloads a saved revision of a formula as a file in the current language. Rejects as every request does. */
export async function exportFormula(
  { slug, name, revision }: Pick<Formula, 'slug' | 'name' | 'revision'>,
  format: ExportFormat,
): Promise<void> {
  const query = new URLSearchParams({ format, language: currentLanguage(), revision: String(revision) });
  const file = await fetchFile(serverPaths.formulaExport(slug, query));
  const safeName = name.replace(/[\\/:*?"<>|]+/g, ' ').slice(0, 100);
  saveFile(file, `${safeName}.${format}`);
}
