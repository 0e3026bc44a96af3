import { aPdf } from '../../mocks/testing/documentFiles.ts';
import { until } from '../../mocks/testing/until.ts';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import type { Person, TestBff } from './bff.ts';
import { mutateAs } from './mutateAs.ts';
import { makeSignedPif } from './signedPif.ts';
import { missingIds, type Ids } from '../../bff/graphql/rootIds.testing.ts';

type Row = Record<string, string>;

/** The payload of a mutation, flat: `{label: {slug}}` and `{token}` are both read by their last name. */
async function run(bff: TestBff, person: Person, name: string, input: object, fields: string): Promise<Row> {
  const payload = await mutateAs<Record<string, Row>>(bff, person, name, fields, input);
  return Object.assign({}, ...Object.values(payload)) as Row;
}

async function uploaded(bff: TestBff, person: Person, kind: string, content: BlobPart): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([content]), 'fajl');
  const headers = { authorization: `Bearer ${await bff.tokenOf(person)}`, 'apollo-require-preflight': 'true' };
  const response = await fetch(`${bff.url}/uploads?kind=${kind}`, { method: 'POST', headers, body });
  return ((await response.json()) as { reference: string }).reference;
}

const inventory = [
  'File creation date: 21/11/2026',
  'COSING Ref No,INCI name,INN name,Ph. Eur. Name,CAS No,EC No,Chem/IUPAC Name / Description,Restriction,Function,Update Date',
  '1,AQUA,,,7732-18-5,231-791-2,Water,,SOLVENT,15/10/2010',
].join('\n');

/**
 * Makes an object of every kind in the first organisation, as its demo consultant, administrator or client, and returns
 * their ids.
 */
export async function makeObjects(bff: TestBff): Promise<Ids> {
  const company = companyIdOf('Lavanda Natura d.o.o.');
  const make = (name: string, input: object, fields: string) => run(bff, 'konsultant', name, input, fields);
  const sheet = (content: string) => uploaded(bff, 'konsultant', 'sheet', content);
  const material = (tradeName: string) =>
    make(
      'createRawMaterial',
      { tradeName, type: 'PARFUM', values: { composition: [{ inciName: 'PARFUM', maxConcentration: '99' }] } },
      'rawMaterial { id slug }',
    );
  const pif = await makeSignedPif(bff.url, await bff.tokenOf('konsultant'), 'Tuđi dosije', { hasCertificate: true });
  const { data } = await bff.askAs<{ pif: { files: { id: string }[] } }>(
    'konsultant',
    'query ($slug: String!) { pif(slug: $slug) { files { id } } }',
    { variables: { slug: pif } },
  );
  const content = { name: 'Tuđi krem', ingredientText: 'Aqua, Xqzwkraut Extract', category: 'hand_care_products' };
  const label = await make(
    'createLabel',
    { companyId: company, content },
    'label { slug check { findings { signOffKey } } }',
  );
  const findings = (label['check'] as unknown as { findings: { signOffKey: string | null }[] }).findings;
  const key = findings.find(({ signOffKey }) => signOffKey)?.signOffKey;
  const signed = await make(
    'signOffFinding',
    { slug: label['slug'], key, reason: 'x' },
    'label { content { signOffs { id } } }',
  );
  const { id: materialId, slug } = await material('Tuđa sirovina');
  const deletedMaterial = await material('Tuđa obrisana');
  await make('deleteRawMaterial', { slug: deletedMaterial['slug'] }, 'deletedRawMaterialSlug');
  const bin = await bff.askAs<{ deletedItems: { items: { id: string }[] } }>(
    'konsultant',
    '{ deletedItems { items { id } } }',
  );
  const lines = [{ provisionalName: 'Voda', isRemainder: true }];
  const table = await uploaded(bff, 'org', 'table', inventory);
  const imported = await run(
    bff,
    'org',
    'startInventoryImport',
    { upload: table, fileName: 'a.csv' },
    'inventoryImport { id }',
  );
  await until('the import is ready', async () => {
    const query = 'query ($id: ID!) { inventoryImport(id: $id) { state } }';
    const { data } = await bff.askAs<{ inventoryImport: { state: string } }>('org', query, {
      variables: { id: imported['id'] },
    });
    return data.inventoryImport.state === 'READY';
  });
  await make(
    'createFragranceMaterial',
    { content: { name: 'Tuđi parfem', kind: 'PARFUM' } },
    'fragranceMaterial { id }',
  );
  const certified = await make(
    'addIfraCertificate',
    { name: 'Tuđi parfem', amendment: 51, rows: [{ category: '4', permission: 'NO_LIMIT' }] },
    'fragranceMaterial { id certificates { id } }',
  );
  const users = await bff.askAs<{ clientUsers: { id: string }[] }>(
    'konsultant',
    'query ($company: ID!) { clientUsers(companyId: $company) { id } }',
    { variables: { company } },
  );
  const started = async (name: string, table: string, more: object = {}) =>
    (
      await make(
        `start${name}Import`,
        { upload: await sheet(table), fileName: 'a.csv', ...more },
        `${name.charAt(0).toLowerCase()}${name.slice(1)}Import { id }`,
      )
    )['id'];
  const ids: Partial<Record<keyof Ids, string | undefined>> = {
    company,
    pif,
    label: label['slug'],
    material: slug,
    materialId,
    perfume: 'Tuđi parfem',
    perfumeId: certified['id'],
    certificate: (certified['certificates'] as unknown as { id: string }[])[0]?.id,
    recheck: (await run(bff, 'org', 'previewInventoryImport', { id: imported['id'] }, 'labelRecheck { id }'))['id'],
    pifFile: data.pif.files[0]?.id,
    signOff: (signed['content'] as unknown as { signOffs: { id: string }[] }).signOffs[0]?.id,
    duplicate: (await material('Tuđi duplikat'))['slug'],
    deleted: bin.data.deletedItems.items[0]?.id,
    account: users.data.clientUsers[0]?.id,
    inventoryImport: imported['id'],
    formula: (
      await make('createFormula', { formula: { name: 'Tuđa', companyId: company, lines } }, 'formula { slug }')
    )['slug'],
    comment: (await make('addPifComment', { slug: pif, text: 'x' }, 'comment { id }'))['id'],
    link: (await make('createInspectionLink', { slug: pif, number: 1, days: 7, purpose: 'x' }, 'link { id }'))['id'],
    document: (
      await make(
        'addDocument',
        { slug, folder: 'SDS', upload: await uploaded(bff, 'konsultant', 'document', aPdf()), name: 'a.pdf' },
        'document { id }',
      )
    )['id'],
    checkedList: (await make('saveCheckedList', { name: 'Tuđa', list: { text: 'Aqua' } }, 'checkedList { id }'))['id'],
    message: (
      await make(
        'sendMessage',
        { key: 'a-key-of-somebody-else', to: ['a@firma.example'], subject: 'x', text: 'x' },
        'message { id }',
      )
    )['id'],
    messageFile: (
      await make(
        'addMessageFile',
        { upload: await uploaded(bff, 'konsultant', 'pifFile', aPdf()), name: 'a.pdf' },
        'file { id }',
      )
    )['id'],
    accessToken: (await make('createAccessToken', { name: 'Tuđi' }, 'accessToken { id }'))['id'],
    formulaImport: await started('Formula', 'Sirovina;%\nVoda;100', { companyId: company }),
    fragranceImport: await started('Fragrance', 'Parfem ili aroma;Vrsta;Alergen;%\nTuđi;parfem;LINALOOL;1'),
    toxicologyImport: await started(
      'Toxicology',
      'CAS;Name;Endpoint;Value;Unit;Species;Source\n78-70-6;;NOAEL;117;mg/kg bw/day;Rat;EFSA',
      { scope: 'OWN' },
    ),
    materialImport: await started('RawMaterial', 'Trgovački naziv;INCI;Maks. konc. (%)\nTuđa;AQUA;100'),
  };
  const empty = Object.entries(ids).filter(([, id]) => !id);
  if (empty.length > 0) throw new Error(`Not made: ${empty.map(([kind]) => kind).join()}`);
  return { ...missingIds(), ...(ids as Partial<Ids>) };
}
