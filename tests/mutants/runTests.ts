import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectOf } from './mutant.ts';

/** A test waits no longer for what a break keeps from happening. */
const MAX_TEST_MS = 60_000;

/** What tests say of the code: all are green, one is red, none ends, or they cannot be loaded. */
export type Verdict = 'green' | 'red' | 'endless' | 'unloadable';

interface Report {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
}

/** Runs test files in a copy of the project, for so many milliseconds at most. `signal` ends the run. */
export async function runTests(
  folder: string,
  files: readonly string[],
  maxMs: number,
  signal: AbortSignal,
): Promise<Verdict> {
  const report = join(folder, 'mutants-report.json');
  rmSync(report, { force: true });
  const options = [
    '--selectProjects',
    ...new Set(files.map(projectOf)),
    '--cacheDirectory',
    join(folder, 'jest-cache'),
    '--testTimeout',
    String(MAX_TEST_MS),
    '--forceExit',
    '--json',
    '--outputFile',
    report,
    '--runTestsByPath',
    ...files,
  ];
  const child = spawn(
    process.execPath,
    ['--no-warnings', '--max-semi-space-size=64', join(folder, 'node_modules/jest/bin/jest.js'), ...options],
    // A group of its own, so that the servers of the tests end with it.
    { cwd: folder, env: { ...process.env, TEST_MORE: 'all' }, stdio: 'ignore', detached: true },
  );
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  const run = { isEndless: false };
  const timer = setTimeout(() => {
    run.isEndless = true;
    end();
  }, maxMs);
  signal.addEventListener('abort', end);
  await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  signal.removeEventListener('abort', end);
  end();
  return run.isEndless ? 'endless' : verdictOf(report);
}

function verdictOf(report: string): Verdict {
  try {
    const { success, numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    if (numFailedTests > 0) return 'red';
    return success && numPassedTests > 0 ? 'green' : 'unloadable';
  } catch {
    return 'unloadable';
  }
}
