import type { components } from '../../schema/rest/product-server.generated.ts';
import { send, type Running } from './client.ts';
import { WAIT_MS } from './timeouts.ts';
import { until } from './until.ts';

export type Import = components['schemas']['ImportAnswer']['data']['data'];
export type ChangeKind = components['schemas']['ImportChangeKind'];

export interface Change {
  linija: number | null;
  naziv: string;
  polja: { polje: string; pre: string | null; posle: string | null }[];
  razlozi: string[];
}

const PATH = '/api/v1/cosing/imports';
/** Bytes or characters of a file of which reading takes long. */
const LARGE = 1_000_000;

export const importForm = (content: string | Uint8Array<ArrayBuffer>, name = 'export.csv'): FormData => {
  const form = new FormData();
  form.set('naziv', name);
  form.set('fajl', new Blob([content], { type: 'text/csv' }), name);
  return form;
};

/** Sends the Commission's exports to the product server as an administrator. */
export function importer(running: () => Running, token: () => string) {
  const ask = async (method: string, path: string, json?: object) => {
    const { status, body } = await send(running().product.url, method, path, {
      token: token(),
      ...(json && { json }),
    });
    return {
      status,
      message: (body as { message?: string }).message,
      data: (body as { data?: { data: unknown } }).data?.data,
      results: (body as { results?: number }).results,
    };
  };
  const get = async (id: string): Promise<Import> => (await ask('GET', `${PATH}/${id}`)).data as Import;
  return {
    get,
    /** Applies an import; withdrawals are confirmed unless the body says otherwise. */
    apply: async (id: string, json: object = {}) =>
      ask('POST', `${PATH}/${id}/apply`, { povuceno: withdrawalsOf(await get(id)), ...json }),
    takeBack: (id: string) => ask('POST', `${PATH}/${id}/takeback`),
    drop: (id: string) => ask('DELETE', `${PATH}/${id}`),
    /** Sends a file and returns the id of its import. */
    async begin(content: string | Uint8Array<ArrayBuffer>, name?: string): Promise<string> {
      const { status, body } = await send(running().product.url, 'POST', PATH, {
        token: token(),
        form: importForm(content, name),
      });
      if (status !== 200) throw new Error(`The file was not accepted: ${status} ${JSON.stringify(body)}`);
      return (body as components['schemas']['ImportAnswer']).data.data._id;
    },
    /** Sends a file and waits until it was read. */
    async read(content: string | Uint8Array<ArrayBuffer>, name?: string): Promise<Import> {
      const id = await this.begin(content, name);
      let found = await get(id);
      const waitMs = content.length > LARGE ? 4 * WAIT_MS : WAIT_MS;
      await until('the file was read', async () => (found = await get(id)).stanje !== 'citanje', waitMs);
      return found;
    },
    async changes(id: string, vrsta: ChangeKind, query = 'limit=100'): Promise<Change[]> {
      return (await ask('GET', `${PATH}/${id}/changes?vrsta=${vrsta}&${query}`)).data as Change[];
    },
    /** Reads a file and applies it. */
    async bring(content: string | Uint8Array<ArrayBuffer>, name?: string): Promise<Import> {
      const { _id } = await this.read(content, name);
      const { status, message, data } = await this.apply(_id);
      if (status !== 200) throw new Error(`The import was not applied: ${status} ${message ?? ''}`);
      return data as Import;
    },
  };
}

/** An import that is not there has none. */
const withdrawalsOf = (found: Import | undefined): number =>
  found?.brojevi.find(({ vrsta }) => vrsta === 'povuceno')?.broj ?? 0;

/** How many changes of each kind there are. */
export const countsOf = ({ brojevi }: Import): Record<string, number> =>
  Object.fromEntries(brojevi.map(({ vrsta, broj }) => [vrsta, broj]));
