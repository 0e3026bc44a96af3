import { describePifScreens } from './support/pifScreenSuite.ts';
import { usualLooks } from './support/screens.ts';

describePifScreens(usualLooks);
