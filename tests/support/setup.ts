import { testTimeoutMs } from '../../mocks/testing/timeouts.ts';
import { keepToRepetition } from './again.ts';

jest.setTimeout(testTimeoutMs());
keepToRepetition();
