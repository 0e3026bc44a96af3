import { looks } from './support/screens.ts';
import { describeStates } from './support/stateSuite.ts';

describeStates(looks);
