import { codeOf } from '../errors.ts';
import { readOperations } from './openapi.ts';
import { parseClientError, parseServerError } from './response.ts';

const operations = readOperations('product-server');
const JSON_TYPE = 'application/json';
const missing = JSON.stringify({ status: 'fail', message: 'Takav zapis ne postoji.', kod: 'NO_SUCH_ENTRY' });
const nothingHere = JSON.stringify({ status: 'fail', message: 'Cannot find this on the server' });

/** The code and the call of the error that a response becomes; null for none. */
function errorOf(id: string, status: number, text: string, type = JSON_TYPE) {
  const operation = operations.get(id)!;
  const response = { status, headers: { 'content-type': type }, text };
  expect(parseServerError(response)).toBeNull();
  const error = parseClientError(operation, response, {}, 'UNAUTHENTICATED');
  return [codeOf(error), error?.extensions['operation'] ?? null];
}

const list = ['UPSTREAM_UNSUPPORTED', 'product-server.listPifs'];
const one = ['UPSTREAM_UNSUPPORTED', 'product-server.getPif'];
const gone = ['NOT_FOUND', null];

test.each([
  ['listPifs', 404, nothingHere, list],
  ['listPifs', 404, '<h1>Not Found</h1>', list],
  ['listPifs', 405, '', list],
  ['listPifs', 501, '', list],
  ['getPif', 404, nothingHere, one],
  ['getPif', 405, nothingHere, one],
  ['getPif', 501, missing, one],
  ['getPif', 404, missing, gone],
  ['getRawMaterial', 404, nothingHere, gone],
  ['getRawMaterial', 501, nothingHere, ['UPSTREAM_UNSUPPORTED', 'product-server.getRawMaterial']],
  ['deleteLabel', 404, nothingHere, gone],
  ['deleteLabel', 405, '', ['UPSTREAM_UNSUPPORTED', 'product-server.deleteLabel']],
  ['createPif', 404, nothingHere, ['UPSTREAM_UNSUPPORTED', 'product-server.createPif']],
  ['createPif', 404, missing, gone],
  ['searchCosing', 404, nothingHere, ['UPSTREAM_UNSUPPORTED', 'product-server.searchCosing']],
  ['login', 404, nothingHere, gone],
])('%s that is answered %i with %s becomes %j', (id, status, text, expected) => {
  expect(errorOf(id, status, text, text.startsWith('<') ? 'text/html' : JSON_TYPE)).toEqual(expected);
});
