import { currentLanguage, i18n } from '../../../shared/i18n/i18n.ts';
import { fetchFile } from '../../../shared/files/fetchFile.ts';
import { saveFile } from '../../../shared/files/saveFile.ts';
import { serverPaths } from '../../../shared/url/paths.ts';
import type { RawMaterialsQueryVariables } from '../RawMaterials.generated.ts';
import './translations.generated.ts';

/** Downloads all raw materials that a filter finds as a file in the current language. Rejects as every request does. */
export async function exportRawMaterials(
  filter: NonNullable<RawMaterialsQueryVariables['filter']>,
  format: 'xlsx' | 'csv',
): Promise<void> {
  const language = currentLanguage();
  const filters = Object.entries<unknown>(filter).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams([
    ['format', format],
    ['language', language],
    ...filters.map(([name, value]) => [name, String(value)]),
  ]);
  const file = await fetchFile(serverPaths.rawMaterialExport(query));
  saveFile(file, `${i18n.t('exportName', { ns: 'rawMaterialImport' })}.${format}`);
}
