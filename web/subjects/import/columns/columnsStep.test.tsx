import { screen, within } from '@testing-library/react';
import { lookedTable, lookOf } from '../../../../tests/support/sheetLook.ts';
import { useGraphqlStub } from '../../../../tests/support/graphqlStub.ts';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import type { Look } from './useTableChoice.ts';

const server = useGraphqlStub();
const start = jest.fn(() => Promise.resolve());
const sendAgain = jest.fn();
const known = lookedTable('0:1', [
  ['Name', 'TRADE_NAME'],
  ['%', 'PERCENT'],
  ['Stoff', null],
]);
const line = ['Water', '60', 'AQUA'];

function open(look: Look, takesSeveral = true) {
  start.mockClear();
  server.answer({ SheetTables: { data: { sheetTables: look } } });
  const file = new File(['x'], 'creams.xlsx');
  return renderPage(
    <ColumnsStep
      sheet={{ file, fileName: 'creams.xlsx', reference: 'abc', look }}
      subject="FORMULA"
      companyId="c"
      columnText={(column) => column}
      takesSeveral={takesSeveral}
      errorTexts={{ NO_HEADINGS: 'No headings', NO_ROWS: '', TOO_MANY_ROWS: '' }}
      start={start}
      onBack={() => undefined}
      onSendAgain={sendAgain}
    />,
  );
}
const proceed = () => screen.getByRole('button', { name: /^Continue/ });
const list = (heading: string) => screen.getByRole('combobox', { name: `What is “${heading}”?` });

test('a column that nobody knows is assigned in two clicks', async () => {
  const user = open(lookOf([known], [line]));
  expect(list('Stoff')).toHaveAccessibleDescription('left out');
  await user.selectOptions(list('Stoff'), 'INCI');
  expect(list('Stoff')).toHaveAccessibleDescription('chosen');
  await user.click(proceed());
  expect(start).toHaveBeenCalledWith(
    expect.objectContaining({
      upload: 'abc',
      tables: [{ table: '0:1', columns: ['TRADE_NAME', 'PERCENT', 'INCI'], hiddenLines: [] }],
    }),
  );
});

test.each([
  ['a column that is assigned twice', 'PERCENT', 'listed twice'],
  ['a column that is needed', '', 'Say which column is one of these: PERCENT, GRAMS'],
])('%s is told at once and is not sent', async (_name, chosen, text) => {
  const user = open(lookOf([known], [line]));
  await user.selectOptions(list(chosen === '' ? '%' : 'Stoff'), chosen);
  expect(screen.getByText(text)).toBeVisible();
  await user.click(proceed());
  expect(start).not.toHaveBeenCalled();
});

test('a hidden line is left out until it is ticked', async () => {
  const hidden = {
    __typename: 'SheetLine' as const,
    line: 3,
    cells: ['Old', '8', ''],
    calculated: [],
    isHidden: true,
    outcome: null,
  };
  const look = lookOf([{ ...known, lineCount: 2, hiddenLines: [3] as never[] }], [line]);
  const user = open({ ...look, lines: [...look.lines, hidden] });
  expect(screen.getByText('1 line · 1 hidden line is left out')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Import hidden line 3' }));
  await user.click(screen.getByRole('button', { name: 'Continue to 2 lines' }));
  expect(start).toHaveBeenCalledWith(
    expect.objectContaining({ tables: [expect.objectContaining({ hiddenLines: [3] })] }),
  );
});

test('several tables are chosen, and the sheets without one are named', async () => {
  const night = lookedTable('1:1', [
    ['Name', 'TRADE_NAME'],
    ['%', 'PERCENT'],
  ]);
  const user = open(lookOf([known, night], [line], { sheetsWithoutTable: ['Prices', 'Archive'] }));
  expect(screen.getByText('“Prices”, “Archive” hold no table.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Import 1:1' }));
  await user.click(screen.getByRole('button', { name: 'Continue to 2 lines' }));
  const tables = [expect.objectContaining({ table: '0:1' }), expect.objectContaining({ table: '1:1' })];
  expect(start).toHaveBeenCalledWith(expect.objectContaining({ tables }));
});

test('what was chosen before for such headings is told with its day', () => {
  open(lookOf([{ ...known, rememberedAt: '2026-11-03T10:00:00.000Z' as never }], [line]));
  expect(screen.getByText('Like the layout of 3 Nov 2026; your choices are remembered for it.')).toBeVisible();
});

test('a calculated cell is marked, and a guess is told', () => {
  const [name, percent] = known.columns;
  if (!name || !percent) throw new Error('No columns');
  const look = lookOf([{ ...known, columns: [name, { ...percent, certainty: 'GUESS' as 'SURE' }] }], [line]);
  open({ ...look, lines: look.lines.map((one) => ({ ...one, calculated: [1] })) });
  const [cell] = within(screen.getByRole('region', { name: 'Lines of the table' })).getAllByRole('cell', {
    name: /60/,
  });
  expect(cell).toHaveTextContent('calculated cell, read by its stored value');
  expect(list('%')).toHaveAccessibleDescription('guess');
});

test('lines with another number of cells are named, and what lines become is told', async () => {
  const outcomes = (['ROW', 'CAPTION'] as const).map((outcome, at) => ({
    __typename: 'SheetOutcomeCount' as const,
    outcome,
    count: at + 1,
  }));
  const look = lookOf([{ ...known, unevenLines: [2, 7] as never[] }], [line], { outcomes });
  open({ ...look, lines: look.lines.map((one) => ({ ...one, outcome: 'CAPTION' as never })) });
  expect(screen.getByText(/^2 lines have fewer or more cells than the headings.*lines 2, 7/)).toBeVisible();
  const panel = within(await screen.findByRole('region', { name: 'What these lines will become' }));
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1rows of the import',
    '2names of the phase below',
  ]);
  expect(screen.getByText('phase')).toBeVisible();
  expect(screen.getByText('number of cells')).toBeVisible();
});

test('a file that the server keeps no more is sent again, and the choices stay', async () => {
  const user = open(lookOf([known], [line]));
  const error = { code: 'BAD_USER_INPUT', fields: [{ path: 'input.upload', code: 'UPLOAD_GONE', message: 'gone' }] };
  server.answer({ SheetTables: { error } });
  await user.selectOptions(list('Stoff'), 'INCI');
  await user.click(await screen.findByRole('button', { name: 'Send it again' }));
  expect(sendAgain).toHaveBeenCalledTimes(1);
  expect(list('Stoff')).toHaveValue('INCI');
  expect(screen.getByRole('cell', { name: 'Water' })).toBeVisible();
});

test('figures stand to the right', () => {
  open(lookOf([known], [line]));
  const aligned = (name: string) => getComputedStyle(screen.getByRole('cell', { name })).textAlign;
  expect([aligned('Water'), aligned('60')]).toEqual(['left', 'right']);
});

test('a file without a table says what is needed', () => {
  open(lookOf([]));
  expect(screen.getByText('No headings')).toBeVisible();
  expect(proceed()).toBeDisabled();
});

test('a text whose letters are not certain says so', () => {
  open(lookOf([known], [line], { areLettersSure: false }));
  expect(screen.getByText(/not certain which letters the file has/)).toBeVisible();
});
