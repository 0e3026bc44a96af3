import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const USER_ID = '64b0c0ffee64b0c0ffee0001';
export const COMPANY_ID = '64b0c0ffee64b0c0ffee00aa';
export const SESSION = 'token-of-the-specification';

/** A person as section 3 of the specification shows one: the company stands in `fastFirmaId` and `firmaData`. */
export const user = {
  _id: USER_ID,
  name: 'Ana Anić Petrović',
  email: 'ana@dosije.example',
  role: 'admin',
  photo: 'user.jpg',
  fastFirmaId: COMPANY_ID,
  firmaData: { firma: { ime: 'Lavanda d.o.o.' }, logoFirmePublic: 'lavanda.webp' },
  loginStats: [{ date: '2026-11-01T10:00:00.000Z', ip: '127.0.0.1' }],
  passwordChangedAt: null,
};
const rawMaterial = {
  tradeName: 'Glicerin &amp; voda',
  incis: 'GLYCERIN, AQUA',
  maxConc: '80, 20',
  manufacturer: 'Hemija',
  dataFromDocs: true,
  opisRazloga: '',
  mikrobiologija: '',
  necistoce: '',
  imaCMR: 1,
  CMR: '',
  nano: 0,
  slug: 'glicerin',
  vrsta: 'plain',
  companyRelationship: { isCreator: true },
};
const label = {
  _id: USER_ID,
  ime: 'Krema',
  photo: 'krema.webp',
  inciProizvoda: ['AQUA'],
  createdAt: '2026-11-01T10:00:00.000Z',
  rezultatChangedAt: '2026-11-01T10:00:00.000Z',
  status: 1,
  slug: 'krema',
  isActive: true,
};

export type Answer = (response: ServerResponse) => void;
export const json =
  (body: unknown, status = 200): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
export const nothing =
  (status: number, type?: string, text = ''): Answer =>
  (response) =>
    void response.writeHead(status, type ? { 'content-type': type } : {}).end(text);

/** What section 7 of the specification shows of both servers, by method and path. */
const shown: Readonly<Record<string, Answer>> = {
  'POST /api/v1/users/login': json({ token: SESSION, data: { user } }),
  'GET /api/v1/users/me': json({ data: { data: { data: user } } }),
  'PATCH /api/v1/users/updateMe': json({ data: { user } }),
  'PATCH /api/v1/users/updateMyPassword': nothing(204),
  [`PATCH /api/v1/users/${USER_ID}`]: json({ data: { data: { firma: COMPANY_ID, fastFirmaId: COMPANY_ID } } }),
  'GET /': json({
    sveDeklaracije: [label],
    brojDeklaracija: 1,
    stats: [{ _id: COMPANY_ID, firma: 'Lavanda', broj: 1 }],
  }),
  'DELETE /deklaracija/krema': nothing(204),
  'GET /api/v1/pifs/firme': json({ data: { data: [{ _id: COMPANY_ID, firma: { ime: 'Lavanda', email: 'l@l.rs' } }] } }),
  'GET /sir-inci/glicerin': json({ sirovineincis: rawMaterial }),
  'PATCH /sir-inci/glicerin': json({ status: 'success' }),
  'PUT /sir-inci/raws/glicerin': json({ status: 'success' }),
  'POST /api/v1/cosing/cosingredients': json({ ingList: [{ inci: 'GLYCERIN' }] }),
  'POST /api/v1/login': json({ access_token: 'ai-token', user: { _id: USER_ID } }),
  'GET /api/v1/server-status': json({ status: 'ok' }),
};

/** A server of both services that answers what its table says, and to everything else that it knows no such call. */
export interface SpecificationServer {
  url: string;
  /** Replaces answers, until `reset`. */
  answer(answers: Record<string, Answer>): void;
  reset(): void;
  /** The calls since the start or `reset`, as method and path. */
  calls: string[];
  close(): void;
}

export async function startSpecificationServer(): Promise<SpecificationServer> {
  let answers = shown;
  const calls: string[] = [];
  const unknown = json({ status: 'fail', message: 'There is nothing here' }, 404);
  const server = createServer((request: IncomingMessage, response) => {
    const call = `${request.method} ${new URL(request.url ?? '/', 'http://x').pathname}`;
    calls.push(call);
    request.resume();
    (answers[call] ?? unknown)(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: (more) => void (answers = { ...answers, ...more }),
    reset: () => {
      answers = shown;
      calls.length = 0;
    },
    calls,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
