import { MAX_SLUG_LENGTH } from '../../domain/limits.ts';
import { singleLine } from '../input.ts';
import { isPathSegment } from './buildPath.ts';

/** The slug of a record of the product server, which becomes a segment of a path there. */
export const recordSlug = (record: 'label' | 'raw material' | 'formula' | 'file') =>
  singleLine(MAX_SLUG_LENGTH).refine(isPathSegment, `Not the slug of a ${record}`);
