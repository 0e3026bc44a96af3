import { tokenOf } from '../../testing/client.ts';
import {
  type AnnexLine,
  annexFile,
  csv,
  INVENTORY_HEADER,
  inventoryCells,
  inventoryFile,
  type InventoryLine,
} from '../../testing/exportFiles.ts';
import { type ChangeKind, countsOf, importer } from '../../testing/importClient.ts';
import { useStandIns } from '../../../tests/support/useStandIns.ts';

// No import is applied here: each test checks the changes and problems that reading a file has found.
const standIns = useStandIns();
let token = '';
beforeAll(async () => {
  token = await tokenOf(standIns(), 'admin');
});
const admin = importer(standIns, () => token);

/** The result of reading a file: the fields of the first entry of a kind, and the problems as `code column value`. */
async function reading(file: string, kind: ChangeKind = 'dodato', name?: string) {
  const read = await admin.read(file, name);
  const changes = await admin.changes(read._id, kind);
  const fields = Object.fromEntries(changes[0]?.polja.map(({ polje, posle }) => [polje, posle]) ?? []);
  return {
    read,
    changes,
    fields,
    codes: read.problemi.map(({ kod }) => kod),
    problems: read.problemi.filter(({ kod }) => kod !== 'MANY_WITHDRAWN'),
  };
}
const one = (line: Partial<InventoryLine>) => reading(inventoryFile([{ ref: '900001', inci: 'TESTUM', ...line }]));

describe('the layout of the inventory', () => {
  const row = inventoryCells({ ref: '900001', inci: 'TESTUM', cas: '50-00-0' });
  test.each([
    [
      'with a byte order mark, CRLF, sep= and empty lines',
      `\ufeff${csv([['sep=', ''], ['File creation date', '30/12/2020'], [''], ['Inventory of Ingredients'], [''], [''], INVENTORY_HEADER, row], { end: '\r\n' })}`,
      8,
    ],
    ['with nothing above the header', csv([INVENTORY_HEADER, row]), 2],
    [
      'with line ends of three kinds',
      `File creation date,30/12/2020\r${csv([INVENTORY_HEADER], { end: '\r\n' })}${csv([row])}`,
      3,
    ],
    ['with semicolons', csv([INVENTORY_HEADER, row], { delimiter: ';' }), 2],
    ['with tabs', csv([INVENTORY_HEADER, row], { delimiter: '\t' }), 2],
    ['with sep=; and commas in cells', `sep=;\n${csv([INVENTORY_HEADER, row], { delimiter: ';' })}`, 3],
    [
      'with no-break spaces in the header',
      csv([INVENTORY_HEADER.map((cell) => cell.replace('Eur. Name', 'Eur.\u00a0Name')), row]),
      2,
    ],
    ['with its columns in another order', csv([[...INVENTORY_HEADER].reverse(), [...row].reverse()]), 2],
    ['without the date at the end of a row', csv([INVENTORY_HEADER, row.slice(0, -1)]), 2],
    ['with blank cells beyond the header', csv([INVENTORY_HEADER, [...row, '', ' ']]), 2],
    ['without a line break at its end', csv([INVENTORY_HEADER, row]).trimEnd(), 2],
    ['with a line of blanks between rows', csv([INVENTORY_HEADER, [' ', ''], row]), 3],
  ])('%s', async (_what, file, line) => {
    const { read, changes, fields } = await reading(file);
    expect(read).toMatchObject({ sadrzaj: 'inventar', stanje: 'spremno', redova: 1, obradjeno: 1 });
    expect(changes).toMatchObject([{ linija: line, naziv: 'TESTUM' }]);
    expect(fields).toEqual({ inci: 'TESTUM', cas: '50-00-0' });
  });

  test('line numbers count line breaks in cells', async () => {
    const { changes } = await reading(
      inventoryFile([
        { ref: '1', inci: 'ALPHA', description: 'one\r\ntwo\r\nthree' },
        { ref: '2', inci: 'BETA' },
      ]),
    );
    expect(changes.map(({ naziv, linija }) => [naziv, linija])).toEqual([
      ['ALPHA', 4],
      ['BETA', 7],
    ]);
  });
});

describe('cells of the inventory', () => {
  test('placeholders, surrounding spaces, soft hyphens and zero-width characters are removed', async () => {
    const { fields, problems } = await one({
      inci: ' \u00a0TES\u00adTUM  \u200bOLEUM ',
      inn: '-',
      phEur: ' ',
      cas: ' - ',
      ec: '–',
      description: '  -  ',
    });
    expect([fields, problems]).toEqual([{ inci: 'TESTUM OLEUM' }, []]);
  });

  test.each([
    [' 50-00-0 / 64-17-5/67-56-1', '50-00-0; 64-17-5; 67-56-1'],
    ['50-00-0,64-17-5 ; 67-56-1;', '50-00-0; 64-17-5; 67-56-1'],
    ['50-00-0 (free base) / 64-17-5 (2HCl)', '50-00-0; 64-17-5'],
    ['50-00-0(1)/ 64-17-5(2)', '50-00-0; 64-17-5'],
    ['50-00-0 -- 64-17-5', '50-00-0; 64-17-5'],
    ['- / 50-00-0 / -', '50-00-0'],
    ['50–00–0', '50-00-0'],
  ])('the CAS cell %s', async (cas, expected) => {
    const { fields, problems } = await one({ cas });
    expect([fields.cas, problems]).toEqual([expected, []]);
  });

  test('a CAS number with a wrong check digit is kept with a warning', async () => {
    const { fields, problems, changes, read } = await one({ cas: '50-00-1' });
    expect([fields.cas, changes[0]?.razlozi]).toEqual(['50-00-1', ['CAS_CHECK_DIGIT']]);
    expect(problems).toEqual([{ linija: 4, kolona: 'CAS No', kod: 'CAS_CHECK_DIGIT', vrednost: '50-00-1' }]);
    expect(await admin.changes(read._id, 'sumnjivo')).toMatchObject([
      { naziv: 'TESTUM', razlozi: ['CAS_CHECK_DIGIT'] },
    ]);
  });

  test.each([
    ['a CAS number in pieces', { cas: '50-00-0 / 100209- 50-5' }, 'CAS_UNREADABLE', '100209- 50-5'],
    ['a bare number for CAS', { cas: '31916' }, 'CAS_UNREADABLE', '31916'],
    ['an EC number without its first digit', { ec: '200-001-8 / 29-750-0' }, 'EC_UNREADABLE', '29-750-0'],
    ['a formula', { description: `=cmd|' /C calc'!A0` }, 'FORMULA', `=cmd|' /C calc'!A0`],
    ['a formula behind a plus', { functions: '+SUM(A1:A9)' }, 'FORMULA', '+SUM(A1:A9)'],
    ['a function called by @', { inn: '@SUM(1)' }, 'FORMULA', '@SUM(1)'],
    ['mojibake', { description: 'CrÃ¨me' }, 'GARBLED', 'CrÃ¨me'],
    ['the sign of a lost letter', { inci: 'T\ufffdSTUM' }, 'GARBLED', 'T\ufffdSTUM'],
    ['a name in Cyrillic', { inci: 'ВОДА' }, 'NAME_NOT_LATIN', 'ВОДА'],
  ] as [string, Partial<InventoryLine>, string, string][])(
    '%s is imported unchanged with a warning',
    async (_what, line, code, value) => {
      const { read, problems } = await one(line);
      expect(countsOf(read)).toMatchObject({ dodato: 1, sumnjivo: 1, preskoceno: 0 });
      expect(problems).toMatchObject([{ linija: 4, kod: code, vrednost: value }]);
    },
  );

  test('a formula is kept as text', async () => {
    expect((await one({ description: '=1+1' })).fields.opis).toBe('=1+1');
  });

  test('a dash, a locant and a minus are not formulas', async () => {
    expect(
      (await one({ inci: '1,2-TESTANDIOL', description: '- one\n- two (a)', inn: '(-)-Testol' })).problems,
    ).toEqual([]);
  });

  test('functions and other names are imported', async () => {
    const { fields } = await one({
      functions: 'SKIN CONDITIONING, SKIN CONDITIONING - EMOLLIENT ,  SOLVENT',
      inn: 'testolum',
      phEur: 'Testum',
    });
    expect(fields).toMatchObject({
      funkcije: 'SKIN CONDITIONING; SKIN CONDITIONING - EMOLLIENT; SOLVENT',
      sinonimi: 'testolum',
    });
  });
});

describe('names of the inventory', () => {
  test('two ingredients with one name are kept, the second with a warning', async () => {
    const { read, changes, problems } = await reading(
      inventoryFile([
        { ref: '1', inci: 'GEMINUM' },
        { ref: '2', inci: 'GEMINUM' },
      ]),
    );
    expect([countsOf(read).dodato, changes.map(({ razlozi }) => razlozi)]).toEqual([2, [[], ['NAME_REPEATED']]]);
    expect(problems).toMatchObject([{ linija: 5, kolona: 'INCI name', kod: 'NAME_REPEATED', vrednost: 'GEMINUM' }]);
  });

  test.each([
    ['without a name', { inci: ' - ' }, 'NAME_MISSING'],
    ['with a name of more than 2,000 characters', { inci: 'A'.repeat(2001) }, 'NAME_TOO_LONG'],
    [
      'with a text of 3,000 characters for a function',
      { inci: 'ALIUD', functions: `TONIC, ${'A'.repeat(3000)}` },
      'NAME_TOO_LONG',
    ],
    ['with a number that was there before', { ref: '899999', inci: 'ALIUD' }, 'REFERENCE_REPEATED'],
  ])('a row %s is skipped with a problem', async (_what, line, code) => {
    const { read } = await reading(
      inventoryFile([
        { ref: '899999', inci: 'PRIMUM' },
        { ref: '2', ...line },
        { ref: '3', inci: 'TERTIUM' },
      ]),
    );
    expect(countsOf(read)).toMatchObject({ dodato: 2, preskoceno: 1 });
    expect(await admin.changes(read._id, 'preskoceno')).toMatchObject([{ linija: 5, razlozi: [code] }]);
    expect(read.problemi).toContainEqual(expect.objectContaining({ linija: 5, kod: code }));
  });

  test('a name of 2,000 characters, commas and slashes is imported', async () => {
    const inci = `${'TESTUM/ALPHA, '.repeat(142)}${'X'.repeat(12)}`;
    expect([inci.length, (await one({ inci })).fields.inci]).toEqual([2000, inci]);
  });

  test.each([
    ['one cell too many', [...inventoryCells({ ref: '2', inci: 'ALIUD' }), 'x'], '11'],
    ['a cell lost in front', ['2', 'ALIUD'], '2'],
  ])('a row with %s is skipped with a problem', async (_what, cells, count) => {
    const { read } = await reading(
      inventoryFile([{ ref: '1', inci: 'PRIMUM' }]) + csv([cells, inventoryCells({ ref: '3', inci: 'TERTIUM' })]),
    );
    expect(countsOf(read)).toMatchObject({ dodato: 2, preskoceno: 1 });
    expect(read.problemi).toContainEqual({ linija: 5, kolona: null, kod: 'COLUMN_COUNT', vrednost: count });
  });
});

describe('the annexes', () => {
  const entry = (line: Partial<AnnexLine>, annex: 'II' | 'III' | 'IV' | 'V' | 'VI' = 'III') =>
    reading(annexFile(annex, [{ reference: '9001', substance: 'Testol', ...line }]));

  test.each(['II', 'III', 'IV', 'V', 'VI'] as const)(
    'annex %s is recognised by the lines above its header',
    async (annex) => {
      const { read, changes } = await entry({}, annex);
      expect([read.sadrzaj, changes[0]?.naziv, changes[0]?.linija]).toEqual([`aneks${annex}`, `${annex}/9001`, 6]);
    },
  );

  test('without such lines an annex is recognised by the name of the file', async () => {
    const bare = annexFile('V', [{ reference: '9001', substance: 'Testol' }])
      .split('\n')
      .slice(4)
      .join('\n');
    expect((await admin.read(bare, 'COSING_Annex_V_v2.csv')).sadrzaj).toBe('aneksV');
    expect(await admin.read(bare, 'table.csv')).toMatchObject({
      stanje: 'neuspelo',
      problemi: [{ kod: 'ANNEX_UNKNOWN' }],
    });
  });

  test('texts keep their line breaks', async () => {
    const { fields } = await entry({
      glossary: '-',
      productTypes: '(a) Hair products\r\n\r\n\r\n\r\n(b) Depi\u00adlatories ',
      maximum: '(a) 8%\n(b) 0,15 %',
      other: '- ',
      wording: 'Wear\u00a0gloves',
    });
    expect(fields).toEqual({
      supstanca: 'Testol',
      vrsteProizvoda: '(a) Hair products\n\n(b) Depilatories',
      maksimum: '(a) 8%\n(b) 0,15 %',
      upozorenja: 'Wear gloves',
      propis: '(EC) 2009/1223',
    });
  });

  test('repeated reference numbers are kept with a warning', async () => {
    const lines = ['2a', '126a', '9 b', '38', '38'].map((reference, at) => ({ reference, substance: `Testol ${at}` }));
    const { read } = await reading(annexFile('III', lines));
    const found = [...(await admin.changes(read._id, 'dodato')), ...(await admin.changes(read._id, 'izmenjeno'))];
    expect(found.map(({ linija }) => linija).sort()).toEqual([10, 6, 7, 8, 9].sort());
    expect(await admin.changes(read._id, 'sumnjivo')).toMatchObject([
      { linija: 10, naziv: 'III/38', razlozi: ['ENTRY_REPEATED'] },
    ]);
  });

  test.each([
    ['moved or deleted', { substance: 'Moved or deleted' }, 'MOVED_OR_DELETED'],
    ['without a number', { reference: ' ' }, 'REFERENCE_MISSING'],
    ['with a number of 3,000 characters', { reference: '9'.repeat(3000) }, 'NAME_TOO_LONG'],
    ['with a substance of more than 2,000 characters', { substance: 'A'.repeat(2001) }, 'NAME_TOO_LONG'],
    ['without a substance', { substance: '-' }, 'NAME_MISSING'],
    ['that stands there twice', { reference: '9000', substance: 'Primum' }, 'ROW_REPEATED'],
  ])('an entry %s is skipped with a problem', async (_what, line, code) => {
    const { read } = await reading(
      annexFile('V', [
        { reference: '9000', substance: 'Primum' },
        { reference: '9001', substance: 'Testol', ...line },
      ]),
    );
    expect(countsOf(read)).toMatchObject({ dodato: 1, preskoceno: 1 });
    expect(read.problemi).toContainEqual(expect.objectContaining({ linija: 7, kod: code }));
  });

  test('names of 3,000 characters are kept as text', async () => {
    expect(
      (await entry({ glossary: 'A'.repeat(3000), identified: `GLYCERIN,${'B'.repeat(3000)}` })).fields.nazivi,
    ).toHaveLength(6012);
  });

  test('a percentage over 100 gets a warning', async () => {
    for (const maximum of ['150 %', '100,5%', '(a) 5% (b) 120.0 %'])
      expect((await entry({ maximum })).problems).toMatchObject([
        { linija: 6, kod: 'PERCENT_OVER_100', vrednost: maximum },
      ]);
    expect((await entry({ maximum: '100 %' })).problems).toEqual([]);
  });

  test('identified ingredients may contain commas', async () => {
    const { fields } = await entry({
      glossary: 'TESTOL / TESTOL SALT',
      identified: ",,1,2-HEXANEDIOL,GLYCERIN,,N,N-DIMETHYLTESTOL,3,4'-TESTONE,AQUA,",
    });
    expect(fields.nazivi).toBe("TESTOL; TESTOL SALT; 1,2-HEXANEDIOL; GLYCERIN; N,N-DIMETHYLTESTOL; 3,4'-TESTONE; AQUA");
  });

  test('the shifted columns of Annex IV are corrected', async () => {
    const { read, codes } = await reading(
      annexFile('IV', [
        {
          reference: '9001',
          substance: 'Rubrum',
          maximum: 'Rinse-off products',
          other: '3%',
          wording: 'Purity criteria as set out in Directive 95/45/EC',
        },
        { reference: '9002', substance: 'Flavum', maximum: 'Not to be used in eye products' },
      ]),
    );
    const changes = await admin.changes(read._id, 'dodato');
    expect(
      changes.map(({ polja }) => Object.fromEntries(polja.map(({ polje, posle }) => [polje, posle]))),
    ).toMatchObject([
      {
        vrsteProizvoda: 'Rinse-off products',
        maksimum: '3%',
        drugiUslovi: 'Purity criteria as set out in Directive 95/45/EC',
      },
      { vrsteProizvoda: 'Not to be used in eye products' },
    ]);
    expect([codes, changes[0]?.polja.some(({ polje }) => polje === 'upozorenja')]).toEqual([
      expect.arrayContaining(['COLUMNS_SHIFTED']),
      false,
    ]);
  });

  test('an Annex IV without shifted columns is read unchanged', async () => {
    const { fields, codes } = await entry({ productTypes: 'Rinse-off products', maximum: '3%' }, 'IV');
    expect([fields.vrsteProizvoda, fields.maksimum, codes.includes('COLUMNS_SHIFTED')]).toEqual([
      'Rinse-off products',
      '3%',
      false,
    ]);
  });
});
