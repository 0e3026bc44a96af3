import { z } from 'zod';
import { MAX_SEARCH_LENGTH } from '../../../domain/limits.ts';
import { singleLine } from '../../input.ts';

export const searchQuery = z.object({ text: singleLine(MAX_SEARCH_LENGTH) });
