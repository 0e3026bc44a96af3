import { Pool } from 'undici';
import { RAW_MATERIAL_COUNT, rawMaterialAt } from '../../../mocks/demo-data/raw-material/rawMaterials.ts';
import { LOGIN, PASSWORD, type Person, emailOf } from '../../support/bff.ts';
import { aPdf } from '../../support/pdf.ts';
import { LIST, LIST_VARIABLES } from '../labelPage.ts';
import { json } from '../measure.ts';

const PEOPLE = ['admin', 'org', 'konsultant'] as const satisfies Person[];
/** How often each kind of request is sent, in percent. */
const SHARES = {
  labelPage: 35,
  label: 15,
  rawMaterials: 12,
  pifs: 8,
  ingredients: 8,
  formulaPreview: 9,
  labelSave: 7,
  upload: 2,
  download: 4,
} as const;
type Kind = keyof typeof SHARES;

const LABEL = `query ($slug: String!) { label(slug: $slug) { slug name status content { version ingredientText remarks } company { name } } }`;
const RAW_MATERIALS = `{ rawMaterials(page: 1, pageSize: 20) { totalCount items { slug tradeName manufacturer globalValues { composition { inciName maxConcentration } } } } }`;
const PIFS = `{ pifs(page: 1, pageSize: 10) { totalCount items { slug name stage company { name } } } }`;
const INGREDIENTS = `query ($search: String!) { ingredients(filter: { search: $search }, page: 1, pageSize: 20) { totalCount items { id inciName } } }`;
const PREVIEW = `query ($input: FormulaInput!) { previewFormula(input: $input) { ingredientText findings { code severity } } }`;
const SAVE = `mutation ($input: UpdateLabelInput!) { updateLabel(input: $input) { label { content { version } } } }`;
const ADD = `mutation ($input: AddDocumentInput!) { addDocument(input: $input) { folders { id documents { id name } } } }`;
const REMOVE = `mutation ($input: DeleteDocumentInput!) { deleteDocument(input: $input) { folders { id } } }`;
const SEARCHES = ['glycerin', 'sodium', 'parfum', 'benzoate', 'oil'];

/** Requests as the web client sends them, through one origin, with the sessions of several people. */
export async function prepareRequests(origin: string) {
  const pool = new Pool(origin, { connections: 100, pipelining: 1, bodyTimeout: 60_000, headersTimeout: 60_000 });

  async function send<Data>(query: string, token: string | null, variables: object = {}): Promise<Data> {
    const response = await pool.request({
      method: 'POST',
      path: '/graphql',
      headers: {
        ...json,
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(!query.startsWith('mutation') && { 'x-apollo-operation-type': 'query' }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const text = await response.body.text();
    const { data, errors } = (response.statusCode === 200 ? JSON.parse(text) : {}) as { data?: Data; errors?: unknown };
    if (!data || errors) throw new Error(`${response.statusCode} ${text.slice(0, 200)} to ${query.slice(0, 60)}`);
    return data;
  }
  async function signIn(person: Person): Promise<string> {
    const variables = { input: { email: emailOf(person), password: PASSWORD } };
    return (await send<{ login: { session: { token: string } } }>(LOGIN, null, variables)).login.session.token;
  }

  /** Tokens, each with a company of the person. */
  const callers: { token: string; companyId: string }[] = [];
  for (const person of PEOPLE) {
    const token = await signIn(person);
    const { companies } = await send<{ companies: { id: string }[] }>('{ companies { id } }', token);
    callers.push({ token, companyId: companies[0]?.id ?? '' });
  }
  const admin = callers[0]?.token ?? '';
  const { labels } = await send<{ labels: { items: { slug: string }[] } }>(
    '{ labels(page: 1, pageSize: 40) { items { slug } } }',
    admin,
  );
  const slugs = labels.items.map(({ slug }) => slug);
  /** Labels that nobody is saving. */
  const free = [...slugs];
  const materials = Array.from({ length: RAW_MATERIAL_COUNT }, (_, at) => rawMaterialAt(at))
    .filter(({ isGlobal }) => isGlobal)
    .map(({ slug }) => slug)
    .slice(0, 10);
  const sheet = aPdf('Sheet');
  let count = 0;
  const pick = <T>(from: readonly T[]): T => from[count % from.length] as T;
  const token = () => pick(callers).token;

  async function saveLabel(): Promise<void> {
    const slug = free.shift();
    if (slug === undefined) return;
    try {
      const { label } = await send<{ label: { content: { version: number } } }>(LABEL, admin, { slug });
      const input = { slug, version: label.content.version, content: { remarks: `Remark ${count}` } };
      await send(SAVE, admin, { input });
    } finally {
      free.push(slug);
    }
  }
  /** Uploads a document, adds it to a folder and deletes it again, so that the folders stay as they are. */
  async function upload(): Promise<void> {
    const name = `Sheet ${count}.pdf`;
    const slug = pick(materials);
    const boundary = 'soak';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
    const response = await pool.request({
      method: 'POST',
      path: '/uploads?kind=document',
      headers: {
        authorization: `Bearer ${admin}`,
        'apollo-require-preflight': 'true',
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      body: Buffer.concat([Buffer.from(head), sheet, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    });
    const text = await response.body.text();
    if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${text.slice(0, 200)} to an upload`);
    const { reference } = JSON.parse(text) as { reference: string };
    const added = await send<{ addDocument: { folders: { documents: { id: string; name: string }[] | null }[] } }>(
      ADD,
      admin,
      { input: { slug, folder: 'COA', upload: reference, name } },
    );
    const document = added.addDocument.folders
      .flatMap(({ documents }) => documents ?? [])
      .find((one) => one.name === name);
    if (!document) throw new Error(`${name} is not in its folder`);
    await send(REMOVE, admin, { input: { slug, id: document.id } });
  }
  /** The product makes one file of a caller at a time. */
  let downloads = Promise.resolve();
  function download(): Promise<void> {
    const one = downloads.then(fetchFile);
    downloads = one.catch(() => undefined);
    return one;
  }
  async function fetchFile(): Promise<void> {
    const path = pick(['/exports/raw-materials?format=xlsx&language=en', `/documents/${pick(materials)}/all.zip`]);
    const response = await pool.request({ method: 'GET', path, headers: { authorization: `Bearer ${admin}` } });
    const { byteLength } = await response.body.arrayBuffer();
    if (response.statusCode !== 200 || byteLength < 100) throw new Error(`${response.statusCode} to ${path}`);
  }
  const formulaOf = (companyId: string) => ({
    name: 'Soak',
    companyId,
    use: 'LEAVE_ON',
    lines: materials.map((rawMaterialSlug, at) => ({
      rawMaterialSlug,
      ...(at === 0 ? { isRemainder: true } : { percent: String(1 + (count % 5)) }),
    })),
  });

  const kinds: Record<Kind, () => Promise<unknown>> = {
    labelPage: () => send(LIST, token(), LIST_VARIABLES),
    label: () => send(LABEL, admin, { slug: pick(slugs) }),
    rawMaterials: () => send(RAW_MATERIALS, token()),
    pifs: () => send(PIFS, token()),
    ingredients: () => send(INGREDIENTS, token(), { search: pick(SEARCHES) }),
    formulaPreview: () => {
      const caller = pick(callers);
      return send(PREVIEW, caller.token, { input: formulaOf(caller.companyId) });
    },
    labelSave: saveLabel,
    upload,
    download,
  };
  // Spread evenly: a hundred requests have each kind as often as its share says.
  const order = (Object.keys(SHARES) as Kind[])
    .flatMap((kind) => Array.from({ length: SHARES[kind] }, (_, at) => ({ kind, at: (at + 0.5) / SHARES[kind] })))
    .sort((one, other) => one.at - other.at)
    .map(({ kind }) => kind);
  return {
    /** Sends the next one; rejects when it is not answered as it should be. */
    async next(): Promise<void> {
      const kind = pick(order);
      count++;
      await kinds[kind]().catch((error: unknown) => {
        throw new Error(`${kind}: ${String(error)}`, { cause: error });
      });
    },
    close: () => pool.close(),
  };
}
