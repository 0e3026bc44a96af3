import { failureFields } from './log.ts';

/** As Drizzle throws it, with the statement and its values. */
const statement = (cause: Error): Error =>
  new Error('Failed query: update users set email = $1\nparams: ana@firma.example', { cause });
const withCode = (code: string, more: object = {}): Error =>
  Object.assign(new Error('Key (email)=(ana@firma.example) already exists.'), { code, ...more });

test.each([
  ['a database that does not answer', statement(withCode('ECONNREFUSED')), 'ECONNREFUSED'],
  ['a database that shuts down', statement(withCode('57P01')), '57P01'],
  ['too many connections', statement(withCode('53300')), '53300'],
  ['transactions that collide', withCode('40001'), '40001'],
  ['a full disk', withCode('ENOSPC'), 'ENOSPC'],
  ['a connection that broke', statement(new Error('Connection terminated unexpectedly')), 'ECONNRESET'],
])('of %s the code alone is logged', (_, error, code) => {
  expect(failureFields(error)).toEqual({ code });
});

test('of a statement that fails neither text nor values are logged', () => {
  const fields = failureFields(statement(withCode('23505', { table: 'users', constraint: 'users_email' })));
  expect(fields).toMatchObject({ code: '23505', table: 'users', constraint: 'users_email', detail: 'Error' });
  expect(JSON.stringify(fields)).not.toMatch(/ana@|update users/);
  expect(JSON.stringify(failureFields(withCode('22P02')))).not.toContain('ana@');
});

test('of an error of the program its text and where it was thrown are logged', () => {
  const fields = failureFields(new TypeError('label is undefined')) as { detail: string; stack: string };
  expect(fields.detail).toBe('TypeError: label is undefined');
  expect(fields.stack).toMatch(/^at .*log\.test/);
});

test.each(['text', 51, undefined, { errno: 51 }])('%p that is thrown is logged by its type', (thrown) => {
  expect(failureFields(thrown)).toEqual({ detail: typeof thrown });
});
