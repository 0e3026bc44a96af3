import type { components, operations } from '../../../schema/rest/product-server.generated.ts';
import type { ResponseBody } from '../../upstream/openapi.ts';
import type {
  ImportChange,
  ImportChangeKind,
  ImportChangePage,
  ImportState,
  InventoryImport,
} from '../../resolvers.generated.ts';
import { toIsoDateTime, decodeText, decodeTexts } from '../../upstream/encoding.ts';
import { fieldNames } from '../../knowledge/fieldNames.rest.ts';
import { importContents } from '../../knowledge/knowledgeParts.rest.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import type { ChangesQuery, ImportApplication } from './inventory-import.input.ts';

type WireImport = components['schemas']['ImportAnswer']['data']['data'];
type WireKind = components['schemas']['ImportChangeKind'];
type WireChange = ResponseBody<operations['listImportChanges']>['data']['data'][number];

/** Length of the rejected value that is shown with an error. */
const MAX_VALUE = 200;

const states = {
  citanje: 'READING',
  spremno: 'READY',
  primena: 'APPLYING',
  primenjeno: 'APPLIED',
  vraceno: 'TAKEN_BACK',
  neuspelo: 'FAILED',
} as const satisfies Record<WireImport['stanje'], ImportState>;
const kinds = {
  dodato: 'ADDED',
  izmenjeno: 'CHANGED',
  povuceno: 'WITHDRAWN',
  sumnjivo: 'DOUBTFUL',
  preskoceno: 'SKIPPED',
} as const satisfies Record<WireKind, ImportChangeKind>;
const kindWords = {
  ADDED: 'dodato',
  CHANGED: 'izmenjeno',
  WITHDRAWN: 'povuceno',
  DOUBTFUL: 'sumnjivo',
  SKIPPED: 'preskoceno',
} as const satisfies Record<ImportChangeKind, WireKind>;

/** Sends a file to be read, streamed from disk. Nothing is changed until the import is applied. */
export async function startImport(product: ProductClient, fileName: string, file: Blob): Promise<InventoryImport> {
  const form = { naziv: fileName, fajl: file };
  return toImport(
    (await product.call('startImport', { form }, { naziv: 'input.fileName', fajl: 'input.upload' })).data.data,
  );
}

export async function fetchImport(product: ProductClient, id: string): Promise<InventoryImport> {
  return toImport((await product.call('getImport', { path: { importId: id } })).data.data);
}

/** Starts to apply a prepared import; CONFLICT when the import has another state. */
export async function applyImport(
  product: ProductClient,
  { id, datedOn, withdrawals, goBack }: ImportApplication,
): Promise<InventoryImport> {
  const body = { datum: datedOn ?? undefined, povuceno: withdrawals ?? undefined, unazad: goBack ?? undefined };
  const names = { datum: 'input.datedOn', povuceno: 'input.withdrawals', unazad: 'input.goBack' };
  return toImport((await product.call('applyImport', { path: { importId: id }, body }, names)).data.data);
}

/** Takes an applied import back; CONFLICT when it is not the last one of its part. */
export async function takeBackImport(product: ProductClient, id: string): Promise<InventoryImport> {
  return toImport((await product.call('takeBackImport', { path: { importId: id } })).data.data);
}

/** Cancels an import; CONFLICT when it is being applied or has been applied. */
export async function cancelImport(product: ProductClient, id: string): Promise<string> {
  await product.call('cancelImport', { path: { importId: id } });
  return id;
}

export async function listChanges(
  product: ProductClient,
  { id, kind, page, pageSize }: ChangesQuery,
): Promise<ImportChangePage> {
  const { results, data } = await product.call('listImportChanges', {
    path: { importId: id },
    query: { vrsta: kindWords[kind], page, limit: pageSize },
  });
  return { items: data.data.map(toChange), totalCount: results, page, pageSize };
}

const toImport = (found: WireImport): InventoryImport => ({
  id: found._id,
  fileName: decodeText(found.naziv) ?? '',
  content: found.sadrzaj ? importContents[found.sadrzaj] : null,
  datedOn: found.datum ?? null,
  state: states[found.stanje],
  withdrawsMuch: found.povlaciMnogo ?? false,
  goesBack: found.unazad ?? 0,
  newerState: found.novijeStanje ?? null,
  canBeTakenBack: found.mozeDaSeVrati ?? false,
  rowsDone: found.obradjeno,
  rowCount: found.redova ?? null,
  counts: found.brojevi.map(({ vrsta, broj }) => ({ kind: kinds[vrsta], count: broj })),
  problems: found.problemi.map(({ linija, kolona, kod, vrednost }) => ({
    line: linija ?? null,
    column: decodeText(kolona),
    code: kod,
    value: decodeText(vrednost)?.slice(0, MAX_VALUE) ?? null,
  })),
  problemCount: found.brojProblema,
  startedAt: toIsoDateTime(found.pocetak),
  appliedAt: toIsoDateTime(found.primenjeno),
  previewId: found.pregled ?? null,
  recheckId: found.provera ?? null,
});

const toChange = ({ linija, naziv, polja, razlozi }: WireChange): ImportChange => ({
  line: linija ?? null,
  name: decodeText(naziv) ?? '',
  fields: polja.map(({ polje, pre, posle }) => ({
    field: fieldNames[polje] ?? polje,
    before: decodeText(pre),
    after: decodeText(posle),
  })),
  reasons: decodeTexts(razlozi),
});
