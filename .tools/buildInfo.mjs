// @ts-check
// Writes dist/build.json: which commit the build was made of. A file, because a commit alone is no reason to build
// again.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isStartedScript, projectPath } from './project.mjs';

/**
 * The variable COMMIT, for builds without the repository such as that of the image; else the commit of the folder, or
 * null.
 */
function findCommit() {
  if (process.env.COMMIT) return process.env.COMMIT;
  // The folder may lie in the repository of something else.
  if (!existsSync(projectPath('.git'))) return null;
  const args = ['describe', '--always', '--exclude=*', '--abbrev=12', '--dirty'];
  try {
    return execFileSync('git', args, {
      cwd: projectPath(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return null;
  }
}

export function writeBuildInfo() {
  const file = projectPath('dist/build.json');
  const text = `${JSON.stringify({ commit: findCommit() })}\n`;
  // A server that starts meanwhile must not find half a file.
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(projectPath('dist'), { recursive: true });
  writeFileSync(file, text);
}

if (isStartedScript(import.meta.url)) writeBuildInfo();
