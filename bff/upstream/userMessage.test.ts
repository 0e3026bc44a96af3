import { isShown, toPlainText } from './userMessage.ts';

const write = { isSafe: false, isAuthenticated: true };
const read = { isSafe: true, isAuthenticated: true };
const signIn = { isSafe: false, isAuthenticated: false };

test.each([
  [400, true],
  [401, false],
  [403, false],
  [404, false],
  [409, true],
  [413, false],
  [422, true],
  [429, false],
])(
  'the text of a refusal with status %i of a write is shown: %p; of a read never, of a sign-in always',
  (status, shown) => {
    expect([isShown(status, write), isShown(status, read), isShown(status, signIn)]).toEqual([shown, false, true]);
  },
);

test.each([
  ['Ime je <b>zauzeto</b>', 'Ime je zauzeto'],
  ['Pogledajte http://10.0.0.5:3000/api/v1/users?x=1 pa ponovite', 'Pogledajte pa ponovite'],
  ['Cannot reach product.internal.example:4001 now', 'Cannot reach now'],
  ['The host 192.168.1.20 refused', 'The host refused'],
  ['See /srv/app/dist/server for more', 'See for more'],
  ['Zamenite C:\\app\\server.js', 'Zamenite'],
  ['Aqua/Water/Eau and/or 1,2-Hexanediol, 0,5 %', 'Aqua/Water/Eau and/or 1,2-Hexanediol, 0,5 %'],
  ['Version 2.7.2 of 1.2.2026.', 'Version 2.7.2 of 1.2.2026.'],
  ['Adresa ana@dosije.example je zauzeta', 'Adresa ana@dosije.example je zauzeta'],
])('%p is shown as %p', (message, text) => {
  expect(toPlainText(message)).toBe(text);
});

test.each([
  "TypeError: Cannot read properties of undefined (reading 'ime')",
  'Failed at Object.save (file.js:10:3)',
  'See /srv/app/dist/server.js:12:5 for more',
  'connect ECONNREFUSED',
  'MongoServerError: E11000 duplicate key',
  'SELECT * FROM users failed',
  'Traceback (most recent call last)',
  'http://10.0.0.5/',
  '   ',
  7,
  null,
])('%p is not shown', (message) => {
  expect(toPlainText(message)).toBeUndefined();
});
