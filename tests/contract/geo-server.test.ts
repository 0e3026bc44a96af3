import type { operations } from '../../schema/rest/geo-server.generated.ts';
import { useStandIns } from '../support/useStandIns.ts';
import { type ContractCase, describeContract } from '../../mocks/testing/contractSuite.ts';

const standIns = useStandIns();

const cases: Record<keyof operations, ContractCase[]> = {
  getCountry: [
    { name: 'private', path: '/country/192.168.1.1', status: 200 },
    { name: 'IPv6', path: '/country/2001:db8::1', status: 200 },
    { name: 'without a country', path: '/country/8.8.8.8', status: 404 },
    { name: 'malformed', path: '/country/nowhere', status: 422 },
    { name: 'with a query', path: '/country/127.0.0.1?token=x', status: 422 },
  ],
};

describeContract('geo-server', () => standIns().geo.url, cases);
