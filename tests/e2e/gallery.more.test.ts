import { describeGallery } from './support/gallerySuite.ts';
import { otherLooks } from './support/screens.ts';

describeGallery(otherLooks);
