import { askText } from '../ask/askText.ts';
import { recipientsOf } from './recipients.ts';

type Requirement = Parameters<typeof recipientsOf>[0]['requirements'][number];

const kaolin = { name: 'Kaolin', manufacturer: 'BASF' };
const requirement = (change: Partial<Requirement>): Requirement => ({
  key: String(change.field),
  version: 1,
  section: 'DOCUMENTS',
  field: 'SDS',
  state: 'MISSING',
  rawMaterial: kaolin,
  expiresOn: null,
  owner: null,
  dueOn: null,
  ...change,
});
const requirements = [
  requirement({ field: 'SDS' }),
  requirement({ field: 'TDS', state: 'DONE' }),
  requirement({ field: 'COA', state: 'EXPIRED', expiresOn: '2026-01-31', dueOn: '2026-12-01' }),
  requirement({ section: 'CLAIMS', field: 'evidence', rawMaterial: null }),
  requirement({ field: 'IFRA', owner: 'basf' }),
];
const company = { id: 'a', name: 'Lavanda', language: 'EN' as const };

test('the maker is asked for documents and the company for the rest, unless somebody else brings it', () => {
  const recipients = recipientsOf({ requirements, company });
  expect(recipients.map((one) => [one.name, one.documents.map(({ field }) => field)])).toEqual([
    ['BASF', ['SDS', 'COA', 'IFRA']],
    ['Lavanda', ['evidence']],
  ]);
});

test('the company of the file has its language, also where it was noted by name, and a maker none', () => {
  const owned = requirement({ field: 'TDS', owner: 'LAVANDA' });
  const recipients = recipientsOf({ requirements: [...requirements, owned], company });
  expect(recipients.map(({ name, language }) => [name, language])).toEqual([
    ['BASF', null],
    ['Lavanda', 'en'],
  ]);
});

test('a text names everything that is missing from one recipient, in the language chosen', () => {
  const [maker] = recipientsOf({ requirements, company });
  expect(askText('en', 'Hand cream', maker?.documents ?? [])).toBe(`Dear Sir or Madam,

for the product information file of “Hand cream” we still need from you:

Kaolin:
  – Safety data sheet
  – Certificate of analysis (expired on 31 Jan 2026, by 1 Dec 2026)
  – IFRA certificate

Please send us what you have, in its current version.

Kind regards`);
  const [, client] = recipientsOf({ requirements, company });
  expect(askText('sr', 'Krema', client?.documents ?? [])).toContain('Proizvod:\n  – ');
});
