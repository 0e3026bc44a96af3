import { testTimeoutMs } from '../../mocks/testing/timeouts.ts';

jest.setTimeout(testTimeoutMs());
