import type { operations } from '../../schema/rest/ai-server.generated.ts';
import { accounts, DEMO_PASSWORD } from '../../mocks/demo-data/accounts.ts';
import { aiTokenOf, type Request, tokenOf } from '../../mocks/testing/client.ts';
import { useStandIns } from '../support/useStandIns.ts';
import { type ContractCase, describeContract } from '../../mocks/testing/contractSuite.ts';

const standIns = useStandIns();
const credentials = (email: string, password: string): Request => ({ json: { email, password } });

const cases: Record<keyof operations, ContractCase[]> = {
  login: [
    {
      name: 'valid',
      path: '/api/v1/login',
      request: credentials(accounts.konsultant.email, DEMO_PASSWORD),
      status: 200,
    },
    {
      name: 'wrong',
      path: '/api/v1/login',
      request: credentials(accounts.konsultant.email, 'Wrong@2026x'),
      status: 401,
    },
    {
      name: 'a role without access',
      path: '/api/v1/login',
      request: credentials(accounts.klijent.email, DEMO_PASSWORD),
      status: 403,
    },
    {
      name: 'an operator as password',
      path: '/api/v1/login',
      request: { json: { email: accounts.admin.email, password: { $gt: '' } } },
      status: 422,
    },
  ],
  getServerStatus: [
    {
      name: 'valid',
      path: '/api/v1/server-status',
      request: async () => ({ token: await aiTokenOf(standIns(), 'org') }),
      status: 200,
    },
    {
      name: 'a token of the product server',
      path: '/api/v1/server-status',
      request: async () => ({ token: await tokenOf(standIns(), 'org') }),
      status: 401,
    },
    { name: 'anonymous', path: '/api/v1/server-status', status: 401 },
  ],
};

describeContract('ai-server', () => standIns().ai.url, cases);
