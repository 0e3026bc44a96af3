import type { components } from '../../../schema/rest/product-server.generated.ts';
import type {
  CheckedList,
  CheckedListPage,
  CheckIngredientsInput,
  Finding,
  FindingSeverity,
  IngredientCheck,
} from '../../resolvers.generated.ts';
import { toIsoDateTime, quoteWords, encodeText, decodeText } from '../../upstream/encoding.ts';
import { fromProduct, statusNumbers, toProduct } from '../check/check.product.rest.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { labelStatuses } from '../../upstream/labelStatus.rest.ts';
import type { CheckedListQuery } from './checked-list.input.ts';

type WireChecked = components['schemas']['CheckedList'];
type WireResult = components['schemas']['CheckResult'];

/** A saved check. Lists of checks leave out the text, which may be long. */
export type CheckedListModel = Omit<CheckedList, 'text' | 'check'> & { text: string | null };
type CheckedListModelPage = Omit<CheckedListPage, 'items'> & { items: CheckedListModel[] };

const toModel = (wire: WireChecked): CheckedListModel => ({
  id: wire._id,
  name: decodeText(wire.ime) ?? '',
  text: wire.tekst === undefined ? null : (decodeText(wire.tekst) ?? ''),
  ...toProduct(wire),
  result: labelStatuses[wire.status],
  recognised: wire.prepoznato,
  total: wire.ukupno,
  errorCount: wire.greske,
  warningCount: wire.upozorenja,
  infoCount: wire.obavestenja,
  checkedAt: toIsoDateTime(wire.provereno) ?? new Date(0).toISOString(),
  checkedBy: decodeText(wire.proverio),
});

const countOf = (findings: readonly Finding[], wanted: FindingSeverity): number =>
  findings.filter(({ severity }) => severity === wanted).length;

const fromCheck = ({ result, recognised, total, findings }: IngredientCheck): WireResult => ({
  status: statusNumbers[result],
  prepoznato: recognised,
  ukupno: total,
  greske: countOf(findings, 'ERROR'),
  upozorenja: countOf(findings, 'WARNING'),
  obavestenja: countOf(findings, 'INFO'),
});

export async function listCheckedLists(
  product: ProductClient,
  { search, page, pageSize }: CheckedListQuery,
): Promise<CheckedListModelPage> {
  const query = {
    fields: '-tekst',
    sort: '-provereno',
    page,
    limit: pageSize,
    ...(search && { 'text[search]': quoteWords(search) }),
  } as const;
  const { results: totalCount, data } = await product.call('listCheckedLists', { query });
  return { items: data.data.map(toModel), totalCount, page, pageSize };
}

export async function fetchCheckedList(product: ProductClient, id: string): Promise<CheckedListModel> {
  const { data } = await product.call('getCheckedList', { path: { checkId: id } });
  return toModel(data.data);
}

/** Saves a list with the result of its check. */
export async function createCheckedList(
  product: ProductClient,
  name: string,
  list: CheckIngredientsInput,
  check: IngredientCheck,
): Promise<CheckedListModel> {
  const body = { ...fromProduct(list), ...fromCheck(check), ime: encodeText(name), tekst: encodeText(list.text) };
  const fieldNames = { ime: 'input.name', tekst: 'input.list.text', kategorija: 'input.list.category' };
  const { data } = await product.call('createCheckedList', { body }, fieldNames);
  return toModel(data.data);
}

/** Replaces the result of a saved check. */
export async function updateCheckedList(
  product: ProductClient,
  id: string,
  check: IngredientCheck,
): Promise<CheckedListModel> {
  const { data } = await product.call('updateCheckedList', { path: { checkId: id }, body: fromCheck(check) });
  return toModel(data.data);
}

export async function deleteCheckedList(product: ProductClient, id: string): Promise<string> {
  await product.call('deleteCheckedList', { path: { checkId: id } });
  return id;
}
