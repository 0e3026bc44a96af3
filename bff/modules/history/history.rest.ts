import type { components } from '../../../schema/rest/product-server.generated.ts';
import type {
  HistoryChange,
  HistoryEvent,
  HistoryKind,
  HistoryOrigin,
  HistoryPage,
  HistorySubject,
} from '../../resolvers.generated.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { decodeText, toIsoDateTime } from '../../upstream/encoding.ts';
import { nameOf, sectionWords } from '../pif/pif.words.rest.ts';
import { fieldName, fieldValue } from './history.fields.rest.ts';
import type { HistoryQuery } from './history.input.ts';

type Wire = components['schemas'];

const subjects = {
  PIF: 'pif',
  LABEL: 'deklaracija',
  RAW_MATERIAL: 'sirovina',
  ACCOUNT: 'nalog',
  COMPANY: 'firma',
} as const satisfies Record<HistorySubject, string>;
const kinds = {
  CREATED: 'dodato',
  CHANGED: 'izmenjeno',
  STAGE: 'stanje',
  FILE: 'fajl',
  COMMENT: 'komentar',
  REQUIREMENT: 'potrebno',
  RESULT: 'rezultat',
  SIGN_OFF: 'potvrda',
  DELETED: 'obrisano',
  RESTORED: 'vraceno',
  MERGED: 'spojeno',
  EXPORT: 'izvoz',
} as const satisfies Record<HistoryKind, Wire['HistoryKind']>;
const origins = {
  osoba: 'PERSON',
  drugaOrganizacija: 'OTHER_ORGANISATION',
  sistem: 'SYSTEM',
} as const satisfies Record<Wire['HistoryEvent']['poreklo'], HistoryOrigin>;

const toChange = (
  { polje, pre, posle }: Wire['HistoryEvent']['promene'][number],
  subject: HistorySubject,
): HistoryChange => {
  const field = fieldName(polje, subject);
  return { field, before: fieldValue(field, decodeText(pre)), after: fieldValue(field, decodeText(posle)) };
};

const toEvent = (wire: Wire['HistoryEvent'], subject: HistorySubject): HistoryEvent => ({
  id: wire._id,
  happenedAt: toIsoDateTime(wire.vreme) ?? wire.vreme,
  origin: origins[wire.poreklo],
  person: decodeText(wire.osoba?.ime),
  kind: nameOf(kinds, wire.vrsta) ?? 'CHANGED',
  section: nameOf(sectionWords, wire.sekcija),
  changes: wire.promene.map((change) => toChange(change, subject)),
  note: decodeText(wire.napomena),
});

export async function fetchHistory(
  product: ProductClient,
  { subject, slug, filter, page, pageSize }: HistoryQuery,
): Promise<HistoryPage> {
  const query = {
    entitet: subjects[subject],
    ...(slug != null && { slug }),
    ...(filter?.kind && { vrsta: kinds[filter.kind] }),
    ...(filter?.section && { sekcija: sectionWords[filter.section] }),
    ...(filter?.personId && { osoba: filter.personId }),
    page,
    limit: pageSize,
  };
  const { results, osobe, data } = await product.call('listHistory', { query });
  return {
    items: data.data.map((event) => toEvent(event, subject)),
    totalCount: results,
    page,
    pageSize,
    persons: osobe.map(({ _id, ime }) => ({ id: _id, name: decodeText(ime) ?? '' })),
  };
}
