import { describePifScreens } from './support/pifScreenSuite.ts';
import { otherLooks } from './support/screens.ts';

describePifScreens(otherLooks);
