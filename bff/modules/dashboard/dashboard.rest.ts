import type { components } from '../../../schema/rest/product-server.generated.ts';
import { viewerCan } from '../../auth/viewerRights.ts';
import { clientError } from '../../errors.ts';
import type {
  ChangeEvent,
  ChangeKind,
  Dashboard,
  DocumentState,
  PifSummary,
  RecentChange,
  RecentChanges,
} from '../../resolvers.generated.ts';
import { toIsoDateTime, decodeText } from '../../upstream/encoding.ts';
import { conclusions, stages } from '../pif/pif.rest.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { labelStatuses } from '../../upstream/labelStatus.rest.ts';
import type { Viewer } from '../../auth/viewer.rest.ts';

type WireDashboard = components['schemas']['Dashboard'];
type WireChange = WireDashboard['izmene']['stavke'][number];

const documentStates = {
  istekliDokumenti: 'EXPIRED',
  nedostajuDokumenti: 'MISSING',
  isticuDokumenti: 'EXPIRING',
  sviDokumenti: 'COMPLETE',
} as const satisfies Record<components['schemas']['DocumentState'], DocumentState>;
const kinds = { deklaracija: 'LABEL', sirovina: 'RAW_MATERIAL', pif: 'PIF' } as const satisfies Record<
  WireChange['entitet'],
  ChangeKind
>;
const events = {
  dodato: 'ADDED',
  rezultatPromenjen: 'RESULT_CHANGED',
  poslatoNaPregled: 'SUBMITTED',
  ocenjeno: 'ASSESSED',
} as const satisfies Record<WireChange['dogadjaj'], ChangeEvent>;
export async function fetchDashboard(product: ProductClient, viewer: Viewer): Promise<Dashboard> {
  const { deklaracije, sirovine, pifovi, izmene } = (await product.call('getDashboard', {})).data.data;
  const hasPifs = pifovi ?? izmene.stavke.some(({ entitet }) => entitet === 'pif');
  if (hasPifs && !viewerCan(viewer, 'pif.read')) throw unexpected();
  return {
    labels: {
      totalCount: deklaracije.ukupno,
      statusCounts: deklaracije.statusi.map(({ status, broj }) => ({ status: labelStatuses[status], count: broj })),
      inactiveCount: deklaracije.neaktivne,
      archivedCount: deklaracije.arhivirane,
    },
    rawMaterials: {
      totalCount: sirovine.ukupno,
      withoutDocumentsCount: sirovine.bezDokumenata,
      documentStateCounts: (sirovine.stanjaDokumenata ?? []).map(({ stanje, broj }) => ({
        state: documentStates[stanje],
        count: broj,
      })),
      cmrCount: sirovine.saCMR,
      nanoCount: sirovine.nano,
    },
    pifs: pifovi && toPifSummary(pifovi),
    recentChanges: toRecentChanges(izmene),
  };
}

const unexpected = () => clientError('UPSTREAM_BAD_RESPONSE', 'The service answered something unexpected');

const toPifSummary = ({ ukupno, stanja, cekaOd, zakljucci }: NonNullable<WireDashboard['pifovi']>): PifSummary => ({
  totalCount: ukupno,
  stageCounts: stanja.map(({ stanje, broj }) => ({ stage: stages[stanje], count: broj })),
  waitingSince: cekaOd && timeOf(cekaOd),
  conclusionCounts: zakljucci.map(({ zakljucak, broj }) => ({ conclusion: conclusions[zakljucak], count: broj })),
});

const toRecentChanges = ({ od, broj, stavke }: WireDashboard['izmene']): RecentChanges => ({
  since: timeOf(od),
  count: broj,
  items: stavke.map(toChange),
});

const toChange = ({ entitet, dogadjaj, slug, ime, firma, vreme, status, zakljucak }: WireChange): RecentChange => ({
  kind: kinds[entitet],
  event: events[dogadjaj],
  slug,
  name: decodeText(ime),
  company: firma ? { id: firma._id, name: decodeText(firma.ime) } : null,
  changedAt: timeOf(vreme),
  labelStatus: entitet === 'deklaracija' && status ? labelStatuses[status] : null,
  pifConclusion: entitet === 'pif' && zakljucak ? conclusions[zakljucak] : null,
});

/** A date that is not nullable in the schema. */
function timeOf(value: string): string {
  const time = toIsoDateTime(value);
  if (time === null) throw unexpected();
  return time;
}
