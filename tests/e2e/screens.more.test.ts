import { describeScreens } from './support/screenSuite.ts';
import { otherLooks } from './support/screens.ts';

describeScreens(otherLooks);
