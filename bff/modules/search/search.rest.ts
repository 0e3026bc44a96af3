import type { Action } from '../../../domain/account/rights.ts';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { Viewer } from '../../auth/viewer.rest.ts';
import { viewerCan } from '../../auth/viewerRights.ts';
import { clientError } from '../../errors.ts';
import type { SearchGroup, SearchHit, SearchKind } from '../../resolvers.generated.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { decodeText, quoteWords } from '../../upstream/encoding.ts';
import { labelStatuses } from '../../upstream/labelStatus.rest.ts';
import { searchNumber } from '../../upstream/searchNumber.ts';
import { stages } from '../pif/pif.rest.ts';
import { toType } from '../raw-material/raw-material.values.rest.ts';

type WireGroup = components['schemas']['SearchGroup'];
type WireHit = components['schemas']['SearchHit'];

/** Each kind by its word, with what reads it. */
const kinds = {
  deklaracija: ['LABEL', 'label.read'],
  pif: ['PIF', 'pif.read'],
  formula: ['FORMULA', 'formula.read'],
  sirovina: ['RAW_MATERIAL', 'rawMaterial.read'],
  sastojak: ['INGREDIENT', 'ingredient.read'],
  firma: ['COMPANY', 'company.read'],
} as const satisfies Record<WireGroup['vrsta'], readonly [SearchKind, Action]>;

/** What the caller may see that holds all words of a text. */
export async function search(product: ProductClient, viewer: Viewer, text: string): Promise<SearchGroup[]> {
  const words = quoteWords(searchNumber(text));
  if (words === '') return [];
  const groups = (await product.call('search', { query: { 'text[search]': words } })).data.data;
  // Defence in depth: what the role does not read is rejected as a whole.
  if (groups.some(({ vrsta }) => !viewerCan(viewer, kinds[vrsta][1])))
    throw clientError('UPSTREAM_BAD_RESPONSE', 'The service answered something unexpected');
  return groups.filter(({ stavke }) => stavke.length > 0).map(toGroup);
}

const toGroup = ({ vrsta, ukupno, imaIhVise, stavke }: WireGroup): SearchGroup => ({
  kind: kinds[vrsta][0],
  totalCount: ukupno,
  hasUncounted: imaIhVise ?? false,
  hits: stavke.map(toHit),
});

const toHit = ({ _id, slug, ime, sifra, firma, status, stanje, revizija, ...material }: WireHit): SearchHit => ({
  id: _id,
  slug,
  name: decodeText(ime) ?? '',
  code: decodeText(sifra),
  company: firma ? { id: firma._id, name: decodeText(firma.ime) } : null,
  labelStatus: status ? labelStatuses[status] : null,
  pifStage: stanje ? stages[stanje] : null,
  revision: revizija ?? null,
  manufacturer: decodeText(material.proizvodjac),
  rawMaterialType: material.vrsta === undefined ? null : toType(material.vrsta),
  annexEntries: material.aneksi ?? [],
});
