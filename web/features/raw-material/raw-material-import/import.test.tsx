import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { aSession } from '../../../../tests/support/session.ts';
import { useGraphqlStub, type StubAnswer } from '../../../../tests/support/graphqlStub.ts';
import { renderPage, settled } from '../../../../tests/support/renderPage.tsx';
import { lookedTable, lookOf } from '../../../../tests/support/sheetLook.ts';
import { useUploadStub } from '../../../../tests/support/uploadStub.ts';
import { restoreSession, startSession } from '../../../shared/session/sessionStore.ts';
import { ImportPage } from './ImportPage.tsx';

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
  startSession(aSession('user'));
});
afterEach(() => unsubscribe());

function Page({ id }: { id: string | null }) {
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      {!isLeft && <ImportPage id={id} onId={onId} onClose={() => undefined} />}
      <button onClick={() => setLeft(true)}>Leave</button>
    </>
  );
}
const button = (name: string) => screen.getByRole('button', { name });

test('an administrator who has chosen no company in the header is asked whose the imported raw materials will be', async () => {
  const session = aSession('admin');
  startSession({ ...session, user: { ...session.user, selectedCompanyId: 'Sve' } });
  const companies = ['Argan Studio', 'Lavanda Natura'].map((name, at) => ({
    __typename: 'Company',
    id: `${at}`.repeat(24),
    name,
  }));
  server.answer({
    RawMaterialImports: { data: { rawMaterialImports: [] } },
    CompanyChoices: { data: { companies } },
  });
  renderPage(<Page id={null} />);
  expect(await screen.findByRole('option', { name: 'Argan Studio' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Company' })).toHaveDisplayValue('Choose a company');
});

describe('applying an import', () => {
  const prepared = (isApplied: boolean) => ({
    data: {
      rawMaterialImport: {
        __typename: 'RawMaterialImport',
        id: ID,
        fileName: 'raw-materials.csv',
        company: { __typename: 'Company', id: ID, name: 'Lavanda Natura d.o.o.' },
        isApplied,
        isTakenBack: false,
        canBeTakenBackUntil: null,
        actionCounts: [{ __typename: 'RawMaterialImportActionCount', action: 'CREATE', count: 2 }],
        columns: ['TRADE_NAME'],
        unknownColumns: [],
        rows: [],
        totalCount: 0,
        page: 1,
        pageSize: 20,
        counts: [{ __typename: 'RawMaterialImportCount', kind: 'NEW', count: 2 }],
      },
    },
  });
  const conflict = { error: { code: 'CONFLICT' } };
  const done = {
    data: {
      applyRawMaterialImport: {
        __typename: 'ApplyRawMaterialImportPayload',
        rawMaterialImport: { __typename: 'RawMaterialImport', id: ID, isApplied: true },
      },
    },
  };

  test.each<[string, StubAnswer, StubAnswer, string, string | null]>([
    [
      'succeeds although the rows cannot be fetched again',
      done,
      { error: { code: 'UPSTREAM_TIMEOUT' } },
      'Imported',
      null,
    ],
    [
      'was done already because its response got lost',
      conflict,
      prepared(true),
      'Imported',
      'This file has been imported already.',
    ],
    [
      'fails when somebody has changed the raw materials meanwhile',
      conflict,
      prepared(false),
      'Ready: nothing has changed yet',
      'Raw materials were changed since this comparison, so nothing was imported. Choose the file again.',
    ],
    [
      'fails with a conflict whose cause cannot be fetched',
      conflict,
      'offline',
      'Ready: nothing has changed yet',
      'Someone changed this in the meantime. Reload it and try again.',
    ],
  ])('%s', async (_when, response, after, state, toast) => {
    server.answer({ RawMaterialImport: prepared(false), ApplyRawMaterialImport: response });
    const user = renderPage(<Page id={ID} />);
    await user.click(await screen.findByRole('button', { name: 'Import' }));
    await screen.findByRole('dialog', { name: 'Import the raw materials?' });
    server.answer({ RawMaterialImport: after });
    await user.click(button('Import'));
    if (toast !== null) expect(await screen.findByText(toast)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await settled();
    expect(await screen.findByText(state)).toBeVisible();
  });
});

test('a suggested INCI name is written in all rows of the import', async () => {
  const problem = {
    __typename: 'RawMaterialImportProblem',
    ...{ line: 2, column: 'INCI_NAMES', code: 'MISSPELT_NAME', value: 'Glycerni', isError: false },
    ...{ suggestion: 'GLYCERIN', reference: null },
  };
  const row = {
    __typename: 'RawMaterialImportRow',
    ...{ line: 2, kind: 'NEW', action: 'CREATE', actions: [], tradeName: 'Prva', manufacturer: null },
    ...{ componentCount: 1, fields: [], problems: [problem] },
  };
  const found = {
    __typename: 'RawMaterialImport',
    ...{ id: ID, fileName: 'a.csv', isApplied: false, isTakenBack: false, canBeTakenBackUntil: null },
    company: { __typename: 'Company', id: ID, name: 'Lavanda Natura d.o.o.' },
    ...{ actionCounts: [], columns: [], unknownColumns: [], counts: [], totalCount: 1, page: 1, pageSize: 20 },
  };
  server.answer({ RawMaterialImport: { data: { rawMaterialImport: { ...found, rows: [row] } } } });
  const user = renderPage(<Page id={ID} />);
  const write = await screen.findByRole('button', { name: 'Use GLYCERIN instead of Glycerni in all rows' });
  expect(screen.getByText(/Into the catalogue of Lavanda Natura d\.o\.o\./)).toBeVisible();
  server.answer({
    RawMaterialImport: { data: { rawMaterialImport: { ...found, rows: [{ ...row, problems: [] }] } } },
    CorrectRawMaterialImportName: {
      data: {
        correctRawMaterialImportName: {
          __typename: 'CorrectRawMaterialImportNamePayload',
          rawMaterialImport: { __typename: 'RawMaterialImport', id: ID },
        },
      },
    },
  });
  await user.click(write);
  await waitFor(() => expect(screen.queryByText(/Glycerni/)).toBeNull());
  expect(server.sent('CorrectRawMaterialImportName').map(({ variables }) => variables['input'])).toEqual([
    { id: ID, name: 'Glycerni', inciName: 'GLYCERIN' },
  ]);
});

describe('the upload of a sheet', () => {
  const table = lookedTable('0:1', [
    ['Name', 'TRADE_NAME'],
    ['INCI', 'INCI_NAMES'],
  ]);
  const looked: StubAnswer = { data: { sheetTables: lookOf([table]) } };
  const start = (response: StubAnswer | (() => StubAnswer)) => {
    server.answer({
      SheetTables: looked,
      StartRawMaterialImport: response,
      RawMaterialImports: { data: { rawMaterialImports: [] } },
    });
    return renderPage(<Page id={null} />);
  };
  const started = {
    data: {
      startRawMaterialImport: {
        __typename: 'StartRawMaterialImportPayload',
        rawMaterialImport: { __typename: 'RawMaterialImport', id: ID },
      },
    },
  };
  const choose = (user: ReturnType<typeof renderPage>) =>
    user.upload(
      screen.getByLabelText('Choose a spreadsheet or drop it here'),
      new File(['x'], 'raw-materials.csv', { type: 'text/csv' }),
    );

  test('is cancelled silently when the page is left', async () => {
    const user = start(started);
    await choose(user);
    await screen.findByRole('progressbar');
    await user.click(button('Leave'));
    await settled();
    expect([server.sent('StartRawMaterialImport'), onId.mock.calls]).toEqual([[], []]);
    expect(screen.queryByText('Upload cancelled. Nothing changed.')).toBeNull();
  });

  test('does not open its import when the page is left during the comparison', async () => {
    uploads.answer({ status: 200, body: '{"reference":"abc"}' });
    let leave: () => void = () => undefined;
    const user = start(() => {
      act(() => leave());
      return started;
    });
    leave = () => button('Leave').click();
    await choose(user);
    await user.click(await screen.findByRole('button', { name: /^Continue to/ }));
    await waitFor(() => expect(server.sent('StartRawMaterialImport')).toHaveLength(1));
    await settled();
    expect(onId).not.toHaveBeenCalled();
  });

  // This test is the last one because its request never gets a response.
  test('can be cancelled until it is sent', async () => {
    server.answer({ SheetTables: 'never', RawMaterialImports: { data: { rawMaterialImports: [] } } });
    const user = renderPage(<Page id={null} />);
    await choose(user);
    expect(await screen.findByRole('progressbar', { name: 'Uploading the file' })).toBeVisible();
    await user.click(button('Cancel the upload'));
    expect(await screen.findByText('Upload cancelled. Nothing changed.')).toBeVisible();
    uploads.answer({ status: 200, body: '{"reference":"abc"}' });
    await choose(user);
    await waitFor(() => expect(server.sent('SheetTables')).toHaveLength(1));
    expect(screen.getByRole('progressbar')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel the upload' })).toBeNull();
  });
});
