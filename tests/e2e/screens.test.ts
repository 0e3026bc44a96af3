import { describeScreens } from './support/screenSuite.ts';
import { usualLooks } from './support/screens.ts';

describeScreens(usualLooks);
