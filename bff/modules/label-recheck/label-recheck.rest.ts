import type { components } from '../../../schema/rest/product-server.generated.ts';
import { importContents, toKnowledgeParts } from '../../knowledge/knowledgeParts.rest.ts';
import type {
  FindingSeverity,
  FormulaRecheckChangePage,
  LabelRecheck,
  LabelRecheckCause,
  LabelRecheckChange,
  LabelRecheckChangeKind,
  LabelRecheckChangePage,
  LabelRecheckPage,
  LabelRecheckState,
  LabelResultChange,
  PifRecheckChangePage,
  RawMaterialRecheckChangePage,
  RecheckFinding,
} from '../../resolvers.generated.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { decodeText, toIsoDateTime } from '../../upstream/encoding.ts';
import { labelStatuses } from '../../upstream/labelStatus.rest.ts';
import { namesOf, stageWords } from '../pif/pif.words.rest.ts';
import type { RecheckChangesQuery, RecheckPageQuery, RecheckRecordsQuery } from './label-recheck.input.ts';

type WireRecheck = components['schemas']['Recheck'];
type WireChange = components['schemas']['RecheckChange'];
type WireFinding = components['schemas']['RecheckFinding'];

const causes = {
  uvoz: 'IMPORT',
  povracaj: 'RESTORED',
  znanje: 'KNOWLEDGE',
  pravila: 'RULES',
  rok: 'DEADLINE',
} as const satisfies Record<WireRecheck['povod'], LabelRecheckCause>;
const states = {
  radi: 'RUNNING',
  gotovo: 'DONE',
  zamenjeno: 'REPLACED',
  neuspelo: 'FAILED',
} as const satisfies Record<WireRecheck['stanje'], LabelRecheckState>;
const stages = namesOf(stageWords);
const kindWords = { RESULT: 'rezultat', FINDINGS: 'nalazi' } as const satisfies Record<LabelRecheckChangeKind, string>;
const severities = { greska: 'ERROR', upozorenje: 'WARNING' } as const satisfies Record<
  WireFinding['tezina'],
  FindingSeverity
>;

export async function listRechecks(
  product: ProductClient,
  { page, pageSize }: RecheckPageQuery,
): Promise<LabelRecheckPage> {
  const { results: totalCount, data } = await product.call('listRechecks', { query: { page, limit: pageSize } });
  return { items: data.data.map(toRecheck), totalCount, page, pageSize };
}

export async function fetchRecheck(product: ProductClient, id: string): Promise<LabelRecheck> {
  return toRecheck((await product.call('getRecheck', { path: { recheckId: id } })).data.data);
}

export async function listRecheckChanges(
  product: ProductClient,
  { id, kind, page, pageSize }: RecheckChangesQuery,
): Promise<LabelRecheckChangePage> {
  const { results: totalCount, data } = await product.call('listRecheckChanges', {
    path: { recheckId: id },
    query: { vrsta: kindWords[kind], page, limit: pageSize },
  });
  return { items: data.data.map(toChange), totalCount, page, pageSize };
}

export async function listRecheckFormulas(
  product: ProductClient,
  { id, page, pageSize }: RecheckRecordsQuery,
): Promise<FormulaRecheckChangePage> {
  const { results: totalCount, data } = await product.call('listRecheckFormulas', {
    path: { recheckId: id },
    query: { page, limit: pageSize },
  });
  return { items: data.data.map(toChangedRecord), totalCount, page, pageSize };
}

export async function listRecheckMaterials(
  product: ProductClient,
  { id, page, pageSize }: RecheckRecordsQuery,
): Promise<RawMaterialRecheckChangePage> {
  const { results: totalCount, data } = await product.call('listRecheckMaterials', {
    path: { recheckId: id },
    query: { page, limit: pageSize },
  });
  return { items: data.data.map(toChangedMaterial), totalCount, page, pageSize };
}

export async function listRecheckPifs(
  product: ProductClient,
  { id, page, pageSize }: RecheckRecordsQuery,
): Promise<PifRecheckChangePage> {
  const { results: totalCount, data } = await product.call('listRecheckPifs', {
    path: { recheckId: id },
    query: { page, limit: pageSize },
  });
  return { items: data.data.map(toHitPif), totalCount, page, pageSize };
}

/** Starts a preview, or returns the one that is up to date; CONFLICT when the import is not a prepared one. */
export async function previewImport(product: ProductClient, id: string): Promise<LabelRecheck> {
  return toRecheck((await product.call('previewImport', { path: { importId: id } })).data.data);
}

const toRecheck = (wire: WireRecheck): LabelRecheck => ({
  id: wire._id,
  isPreview: wire.vrsta === 'pregled',
  cause: causes[wire.povod],
  importId: wire.uvoz ?? null,
  content: wire.sadrzaj ? importContents[wire.sadrzaj] : null,
  datedOn: wire.datum ?? null,
  state: states[wire.stanje],
  percent: wire.procenat,
  resultCount: wire.promenjenRezultat,
  findingCount: wire.promenjeniNalazi,
  formulaCount: wire.promenjeneFormule ?? 0,
  rawMaterialCount: wire.promenjeneSirovine ?? 0,
  pifCount: wire.promenjeniDosijei ?? 0,
  knowledge: toKnowledgeParts(wire.delovi),
  startedAt: toIsoDateTime(wire.pocetak),
  finishedAt: toIsoDateTime(wire.kraj),
});

const toComparison = (wire: Pick<WireChange, 'pre' | 'posle' | 'nastali' | 'nestali'>) => ({
  before: labelStatuses[wire.pre],
  after: labelStatuses[wire.posle],
  appeared: wire.nastali.map(toFinding),
  gone: wire.nestali.map(toFinding),
});

const toChangedRecord = (wire: components['schemas']['RecheckFormula']) => ({
  slug: wire.slug,
  name: decodeText(wire.ime) ?? '',
  companyName: decodeText(wire.firma) ?? '',
  ...toComparison(wire),
});

const toChangedMaterial = (wire: components['schemas']['RecheckMaterial']) => ({
  slug: wire.slug,
  tradeName: decodeText(wire.tradeName) ?? '',
  manufacturer: decodeText(wire.proizvodjac) ?? '',
  companyName: decodeText(wire.firma),
  ...toComparison(wire),
});

const toPart = (wire: components['schemas']['RecheckPifPart'] | null) =>
  wire && { name: decodeText(wire.ime) ?? '', ...toComparison(wire) };

const toHitPif = (wire: components['schemas']['RecheckPif']) => ({
  slug: wire.slug,
  name: decodeText(wire.ime) ?? '',
  companyName: decodeText(wire.firma) ?? '',
  stage: stages[wire.stanje],
  label: toPart(wire.deklaracija),
  formula: toPart(wire.formula),
});

const toChange = (wire: WireChange): LabelRecheckChange => ({ ...toChangedRecord(wire), isArchived: wire.arhivirana });

/** What a run changed about a label that shows it. */
export const toResultChange = (wire: components['schemas']['ResultChange']): LabelResultChange => ({
  recheckId: wire.provera,
  cause: causes[wire.povod],
  content: wire.sadrzaj ? importContents[wire.sadrzaj] : null,
  datedOn: wire.datum ?? null,
  before: labelStatuses[wire.pre],
  after: labelStatuses[wire.posle],
  appeared: wire.nastali.map(toFinding),
  gone: wire.nestali.map(toFinding),
});

const toFinding = ({ kod, tezina, sastojak, osnov }: WireFinding): RecheckFinding => ({
  code: kod,
  severity: severities[tezina],
  ingredient: decodeText(sastojak),
  reference: osnov,
});
