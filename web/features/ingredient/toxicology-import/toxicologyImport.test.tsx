import { screen, waitFor } from '@testing-library/react';
import { useGraphqlStub, type StubAnswer } from '../../../../tests/support/graphqlStub.ts';
import { renderPage, settled } from '../../../../tests/support/renderPage.tsx';
import { aSession } from '../../../../tests/support/session.ts';
import { lookedTable, lookOf } from '../../../../tests/support/sheetLook.ts';
import { useUploadStub } from '../../../../tests/support/uploadStub.ts';
import { restoreSession, startSession } from '../../../shared/session/sessionStore.ts';
import ToxicologyImportPage from './ToxicologyImportPage.tsx';

const server = useGraphqlStub();
const uploads = useUploadStub();
const ID = '64b7f0c2a1d3e4f5a6b7c8da';
const onId = jest.fn();
let unsubscribe: () => void;

beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => {
  localStorage.clear();
  onId.mockClear();
  unsubscribe = restoreSession();
});
afterEach(() => unsubscribe());

const open = (id: string | null, role: 'admin' | 'user' = 'user') => {
  startSession(aSession(role));
  return renderPage(<ToxicologyImportPage id={id} onId={onId} onClose={() => undefined} />);
};

const row = (line: number, kind: string, ingredientName: string | null, rest: object = {}) => ({
  __typename: 'ToxicologyImportRow',
  line,
  kind,
  casNumber: '56-81-5',
  name: 'Substance of the table',
  ingredientName,
  isApplied: false,
  fields: [{ __typename: 'ToxicologyFieldChange', field: 'NOAEL', before: '2000', after: '10000.5' }],
  problem: null,
  ...rest,
});
const rows = [
  row(2, 'CONFLICT', 'GLYCERIN'),
  row(3, 'FAULTY', null, {
    fields: [],
    problem: { __typename: 'ToxicologyImportProblem', code: 'UNIT', value: 'mg/day' },
  }),
];
const prepared = (isApplied: boolean): StubAnswer => ({
  data: {
    toxicologyImport: {
      __typename: 'ToxicologyImport',
      id: ID,
      fileName: 'efsa.csv',
      scope: 'OWN',
      isApplied,
      unknownColumns: ['ec_no'],
      counts: rows.map(({ kind }) => ({ __typename: 'ToxicologyImportCount', kind, count: 1 })),
      rows,
      totalCount: 2,
      page: 1,
      pageSize: 20,
    },
  },
});
const done: StubAnswer = {
  data: {
    applyToxicologyImport: {
      __typename: 'ApplyToxicologyImportPayload',
      toxicologyImport: { __typename: 'ToxicologyImport', id: ID, isApplied: true },
    },
  },
};
const replace = () => screen.findByRole('checkbox', { name: 'Replace the verified value of GLYCERIN' });

test('a row says what changes, and why it is left out', async () => {
  server.answer({ ToxicologyImport: prepared(false) });
  open(ID);
  expect(await screen.findByText('10,000.5 mg/kg bw/day')).toBeVisible();
  expect(screen.getByText('not a dose per kilogram of body weight and day (mg/day)')).toBeVisible();
  expect(screen.getByText('Columns that were not used: ec_no')).toBeVisible();
});

test('with conflicts alone nothing can be imported until one is chosen', async () => {
  server.answer({ ToxicologyImport: prepared(false) });
  const user = open(ID);
  const checkbox = await replace();
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  await user.click(checkbox);
  expect(screen.getByRole('button', { name: 'Import' })).toBeVisible();
});

test('the chosen rows are sent after a confirmation that counts them', async () => {
  server.answer({ ToxicologyImport: prepared(false), ApplyToxicologyImport: done });
  const user = open(ID);
  await user.click(await replace());
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('1 verified value is replaced.');
  server.answer({ ToxicologyImport: prepared(true) });
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('Imported')).toBeVisible();
  expect(server.sent('ApplyToxicologyImport')).toMatchObject([
    { variables: { input: { id: ID, replacedLines: [2] } } },
  ]);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test.each([
  [false, 'Toxicological data were changed since this comparison, so nothing was imported. Choose the file again.'],
  [true, 'This file has been imported already.'],
])('a conflict tells a change meanwhile from an import whose answer got lost (%s)', async (isApplied, toast) => {
  server.answer({ ToxicologyImport: prepared(false), ApplyToxicologyImport: { error: { code: 'CONFLICT' } } });
  const user = open(ID);
  await user.click(await replace());
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await screen.findByRole('dialog');
  server.answer({ ToxicologyImport: prepared(isApplied) });
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText(toast)).toBeVisible();
});

test('only an admin is asked whose values are imported', async () => {
  open(null, 'user');
  await settled();
  expect(screen.queryByRole('radio', { name: 'Global values' })).toBeNull();
});

test('an admin imports global values by choosing them', async () => {
  uploads.answer({ status: 200, body: '{"reference":"abc"}' });
  server.answer({
    SheetTables: {
      data: {
        sheetTables: lookOf([
          lookedTable('0:1', [
            ['CAS', 'CAS'],
            ['NOAEL', 'VALUE'],
          ]),
        ]),
      },
    },
    StartToxicologyImport: {
      data: {
        startToxicologyImport: {
          __typename: 'StartToxicologyImportPayload',
          toxicologyImport: { __typename: 'ToxicologyImport', id: ID },
        },
      },
    },
  });
  const user = open(null, 'admin');
  await user.click(screen.getByRole('radio', { name: 'Global values' }));
  await user.upload(
    screen.getByLabelText('Choose a table or drop it here'),
    new File(['x'], 'efsa.csv', { type: 'text/csv' }),
  );
  await user.click(await screen.findByRole('button', { name: /^Continue to/ }));
  await waitFor(() => expect(onId).toHaveBeenCalledWith(ID));
  expect(server.sent('StartToxicologyImport')).toMatchObject([
    {
      variables: {
        input: { upload: 'abc', fileName: 'efsa.csv', scope: 'GLOBAL', tables: [{ columns: ['CAS', 'VALUE'] }] },
      },
    },
  ]);
});
