import { hashOfFiles } from '../database/hashOfFiles.ts';
import { paths } from '../../paths.ts';
import { withoutComments } from './withoutComments.ts';

let version: Promise<string> | undefined;

/**
 * The version of the sources of the rules in domain/: a hash of them, because a number that somebody has to raise would
 * be forgotten.
 */
export const rulesVersion = (): Promise<string> =>
  (version ??= hashOfFiles(paths.rules, withoutComments).then((hash) => hash.slice(0, 12)));
