import type { AccountName } from '../../mocks/demo-data/accounts.ts';
import type { Request } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';

type Subject = 'getNotificationSettings' | 'updateNotificationSettings';

const path = '/api/v1/users/me/obavestenja';
const choice = { predato: false, vraceno: true, zakljuceno: true, potpisano: false, istice: true };

/** The operations on notifications by e-mail, by the contract of the product server. */
export function notificationCases(
  as: (name: AccountName, request?: Request) => () => Promise<Request>,
): Record<Subject, ContractCase[]> {
  const save = (name: AccountName, json: object) => as(name, { json });
  return {
    getNotificationSettings: [
      ...(['admin', 'org', 'konsultant', 'dcp', 'klijent'] as const).map((name) => ({
        name,
        path,
        request: as(name),
        status: 200,
      })),
      { name: 'anonymous', path, request: {}, status: 401 },
    ],
    updateNotificationSettings: [
      { name: 'the first', path, request: save('org2', { verzija: 1, ...choice }), status: 200 },
      { name: 'again', path, request: save('org2', { verzija: 2, ...choice, predato: true }), status: 200 },
      { name: 'an older version', path, request: save('org2', { verzija: 1, ...choice }), status: 409 },
      { name: 'a part of it', path, request: save('org2', { verzija: 3, predato: true }), status: 422 },
      { name: 'a text', path, request: save('org2', { verzija: 3, ...choice, vraceno: 'da' }), status: 422 },
      { name: 'an unknown field', path, request: save('org2', { verzija: 3, ...choice, korisnik: 'a' }), status: 422 },
      { name: 'anonymous', path, request: { json: { verzija: 1, ...choice } }, status: 401 },
    ],
  };
}
