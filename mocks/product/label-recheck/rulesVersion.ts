import { hashOfFiles } from '../../database/hashOfFiles.ts';
import { paths } from '../../paths.ts';

let version: Promise<string> | undefined;

/**
 * The version of the sources of the rules in domain/: a hash of their sources, because a number that somebody has to raise would be forgotten. A
 * change that only concerns a comment makes labels be judged again too, which costs some seconds and changes nothing.
 */
export const rulesVersion = (): Promise<string> =>
  (version ??= hashOfFiles(paths.rules).then((hash) => hash.slice(0, 12)));
