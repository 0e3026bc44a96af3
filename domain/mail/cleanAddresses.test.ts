import { cleanAddresses } from './cleanAddresses.ts';

const addressesOf = (text: string) => cleanAddresses(text).map(({ address }) => address);

test.each([
  ['ana@b.rs; boris@b.rs,vera@b.rs\n\nmira@b.rs', ['ana@b.rs', 'boris@b.rs', 'vera@b.rs', 'mira@b.rs']],
  ['Ana Anić <ana@b.rs>, "Borić, Boris" <boris@b.rs>', ['ana@b.rs', 'boris@b.rs']],
  ['Pišite na mailto:ana@b.rs.', ['ana@b.rs']],
  ['(ana@b.rs) boris@b.rs', ['ana@b.rs', 'boris@b.rs']],
  [' \n ;, ', []],
])('the addresses are found in %j', (text, expected) => {
  expect(addressesOf(text)).toEqual(expected);
});

test('an address that came before is a duplicate, whatever its case', () => {
  expect(cleanAddresses('ana@b.rs ANA@B.rs').map(({ kind }) => kind)).toEqual(['VALID', 'DUPLICATE']);
});

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@hotmal.com', 'ana@hotmail.com'],
])('%s is taken for a typing error of %s', (address, suggestion) => {
  expect(cleanAddresses(address)).toEqual([{ address, kind: 'DOUBTFUL', doubt: 'TYPO', suggestion }]);
});

test('a well-known host itself is no typing error', () => {
  expect(cleanAddresses('ana@gmail.com ana@googlemail.com').map(({ kind }) => kind)).toEqual(['VALID', 'VALID']);
});

test('an address of a function is doubtful', () => {
  expect(cleanAddresses('Info@b.rs')).toEqual([
    { address: 'Info@b.rs', kind: 'DOUBTFUL', doubt: 'ROLE', suggestion: null },
  ]);
});

test('a line without an address says why', () => {
  expect(cleanAddresses('b.rs\nana@localhost')).toEqual([
    { address: 'b.rs', kind: 'INVALID', error: 'NO_AT' },
    { address: 'ana@localhost', kind: 'INVALID', error: 'NO_HOST' },
  ]);
});
