import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { SheetKind } from '../../spreadsheets/sheetTask.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { toIsoDateTime } from '../../upstream/encoding.ts';

const subjects = {
  formula: 'formula',
  rawMaterials: 'sirovine',
  fragrances: 'parfemi',
  referencePoints: 'toksikologija',
} as const satisfies Record<SheetKind, components['schemas']['ImportLayoutSubject']>;

/** What somebody has said of the columns of tables with the same headings. */
export interface Layout {
  /** Fingerprint of the headings. */
  layout: string;
  /** The column at each place; null for one that is left out. */
  columns: readonly (string | null)[];
}

/** What is remembered of tables with these headings, by their fingerprints. */
export async function fetchLayouts(
  product: ProductClient,
  kind: SheetKind,
  companyId: string | null,
  layouts: readonly string[],
): Promise<Map<string, Layout & { rememberedAt: string }>> {
  if (layouts.length === 0) return new Map();
  const body = { predmet: subjects[kind], firma: companyId, otisci: [...new Set(layouts)] };
  const { data } = await product.call('findImportLayouts', { body }, { firma: 'input.companyId' });
  return new Map(
    data.data.map(({ otisak, kolone, zapamceno }) => [
      otisak,
      { layout: otisak, columns: kolone, rememberedAt: toIsoDateTime(zapamceno) ?? zapamceno },
    ]),
  );
}

/** Remembers what somebody has said of the columns of a table. */
export async function rememberLayout(
  product: ProductClient,
  kind: SheetKind,
  companyId: string | null,
  { layout, columns }: Layout,
): Promise<void> {
  const body = { predmet: subjects[kind], firma: companyId, otisak: layout, kolone: [...columns] };
  await product.call('rememberImportLayout', { body }, { firma: 'input.companyId' });
}
