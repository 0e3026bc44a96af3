import { decodeHTMLStrict } from 'entities';
import { SEPARATING_COMMA } from '../../../domain/raw-material/separatingComma.ts';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import { TEXT_COLUMNS } from '../../product-server/database/schema/raw-material.ts';
import type { AccountName } from '../../demo-data/accounts.ts';
import { send, tokenOf, type Running } from '../client.ts';

export type Material = components['schemas']['RawMaterial'];
interface Page {
  results: number;
  data: { data: Material[]; proizvodjaci: string[] };
}

/** Decodes a text of a response. */
export const plain = (text: string | null | undefined): string => decodeHTMLStrict(text ?? '');

/** Decodes a list of a response, which may be joined to one text. */
const listOf = (value: Material['incis'], separator: RegExp): string[] =>
  (typeof value === 'string' ? value.split(separator) : (value ?? [])).map((one) =>
    plain(one === null ? '' : String(one)),
  );

/** The decoded INCI names of a response in any wire form. */
export const namesOf = ({ incis }: Material): string[] => listOf(incis, SEPARATING_COMMA);

/** The decoded concentrations of a response in any wire form. */
export const concentrationsOf = ({ maxConc }: Material): string[] => listOf(maxConc, /, ?/);

/** The fields that a change of a raw material sends besides its composition. */
export const otherValues = {
  selekcija: false,
  ...Object.fromEntries(Object.values(TEXT_COLUMNS).map(({ wire }) => [wire, ''])),
  opisRazloga: 'Istekao.',
  imaCMR: 2,
  CMR: 'Pb',
  nano: 0,
};

/** Sends requests about raw materials to the product server as one of the demo accounts. */
export function rawMaterialClient(standIns: () => Running) {
  const tokens = {} as Record<AccountName, string>;
  beforeAll(async () => {
    for (const name of ['admin', 'org', 'konsultant', 'dcp', 'klijent', 'konsultant2', 'klijent2'] as const)
      tokens[name] = await tokenOf(standIns(), name);
  });

  const ask = async (
    name: AccountName,
    method: string,
    path: string,
    json?: unknown,
    headers: Record<string, string> = {},
  ) => {
    const { status, body } = await send(standIns().product.url, method, path, {
      token: tokens[name],
      headers,
      ...(json !== undefined && { json }),
    });
    const { sirovineincis, errors, data } = body as {
      sirovineincis?: Material;
      errors?: { path: string }[];
      data?: { data: unknown };
    };
    return {
      status,
      body,
      material: sirovineincis as Material,
      paths: errors?.map(({ path }) => path),
      data: data?.data,
    };
  };
  const list = async (name: AccountName, query: Record<string, string> = {}): Promise<Page> =>
    (await ask(name, 'GET', `/api/v1/sirovine?${new URLSearchParams({ limit: '100', ...query }).toString()}`))
      .body as Page;
  const all = async (name: AccountName, query: Record<string, string> = {}): Promise<Material[]> =>
    (await Promise.all(['1', '2', '3'].map((page) => list(name, { ...query, page })))).flatMap(({ data }) => data.data);
  const enter = async (name: AccountName, change: object = {}) =>
    (await ask(name, 'POST', '/sir-inci', { tradeName: 'Proba', inci: 'AQUA', maxConc: '100', ...change })).material;
  const names = async (name: AccountName, query: Record<string, string>) =>
    (await list(name, query)).data.data.map(({ tradeName }) => plain(tradeName));
  const remove = (...slugs: string[]) => Promise.all(slugs.map((slug) => ask('admin', 'DELETE', `/sir-inci/${slug}`)));
  return { ask, list, all, enter, names, remove };
}
