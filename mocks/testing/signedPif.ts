import { createHash } from 'node:crypto';
import { type AccountName, DEMO_PASSWORD } from '../demo-data/accounts.ts';
import { companyIdOf } from '../demo-data/companies.ts';
import { labelAt } from '../demo-data/labels.ts';
import { type Request, send } from './client.ts';
import { aPdf } from './documentFiles.ts';

const list = '/api/v1/pifs';
const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const label = Array.from({ length: 59 }, (_, at) => labelAt(at)).find(({ companyId }) => companyId === lavanda);
/** The PDF that is signed. */
const signedPdf = aPdf('Potpisano');
/** The content of the file of the signed version. */
export const certificate = aPdf('Sertifikat');

const formOf = (fields: Record<string, string | Blob>): Request => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return { form };
};

/**
 * Enters a file with one certificate, called unsafe and signed by the demo consultant. Returns its path and the id of
 * the certificate.
 */
export async function makeSignedPif(
  url: string,
  as: (name: AccountName, request?: Request) => () => Promise<Request>,
): Promise<{ path: string; fileId: string }> {
  const call = async (method: string, path: string, request: Request) => {
    const { status, body } = await send(url, method, path, await as('konsultant', request)());
    if (status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(body)}`);
    return body as { data: { data: { slug: string; opis: object }; dodato: string } };
  };
  const ime = 'Krema za uvid';
  const { data } = await call('POST', list, { json: { ime, firma: lavanda, deklaracija: label?.slug } });
  const path = `${list}/${data.data.slug}`;
  const opis = { ...data.data.opis, ime, oznaka: null, kategorija: 'foot_care_products' };
  await call('PATCH', `${path}/opis`, { json: opis });
  const upload = formOf({ naziv: 'Sertifikat.pdf', fajl: new Blob([certificate]) });
  const { dodato: fileId } = (await call('POST', `${path}/fajlovi?mesto=dpp`, upload)).data;
  await call('POST', `${path}/predaja`, { json: { verzija: 1 } });
  await call('PATCH', `${path}/deoB`, { json: { verzija: 1, razloziNebezbednosti: 'Nema podataka.' } });
  await call('POST', `${path}/zakljucak`, { json: { verzija: 2, zakljucak: 'nebezbedan' } });
  const sha256 = createHash('sha256').update(certificate).digest('hex');
  const snimak = `{"pif":{"files":[{"id":"${fileId}","sha256":"${sha256}"}]}}`;
  const hash = createHash('sha256').update(snimak).digest('hex');
  const files = { snimak: new Blob([snimak]), pdf: new Blob([signedPdf]) };
  await call('POST', `${path}/verzije`, formOf({ verzija: '3', hash, lozinka: DEMO_PASSWORD, ...files }));
  return { path, fileId };
}
