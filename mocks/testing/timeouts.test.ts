import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os, { availableParallelism } from 'node:os';
import { slowdown, testTimeoutMs, waitTimeoutMs } from './timeouts.ts';
import { until } from './until.ts';

afterEach(() => jest.restoreAllMocks());

const { readFileSync } = fs;
/** Replaces what the system tells of its load; other files are read as usual. */
const loadIs = (text: () => string) =>
  jest
    .spyOn(fs, 'readFileSync')
    .mockImplementation((path, options) => (path === '/proc/loadavg' ? text() : readFileSync(path, options)));
const runnable = (threads: number) => loadIs(() => `0.50 0.40 0.30 ${threads}/200 4711\n`);

test('a wait ends within ten seconds on an idle machine', () => {
  runnable(1);
  expect(waitTimeoutMs()).toBeLessThan(10_000);
});

test.each([
  ['as many threads as processors', 1, 1],
  ['four times as many', 4, 4],
  ['a hundred times as many', 100, 8],
])('%s: the timeouts are multiplied by a number', (_name, each, factor) => {
  runnable(1);
  const [wait, whole] = [waitTimeoutMs(), testTimeoutMs()];
  runnable(each * availableParallelism());
  expect([slowdown(), waitTimeoutMs(), testTimeoutMs()]).toEqual([factor, factor * wait, factor * whole]);
});

test('a quiet moment of a busy minute does not shorten a wait', () => {
  loadIs(() => `${3 * availableParallelism()}.00 2.00 1.00 1/200 4711\n`);
  expect(slowdown()).toBe(3);
});

test('where the system does not tell the number of threads, the mean of the last minute counts', () => {
  loadIs(() => {
    throw new Error('no such file');
  });
  jest.spyOn(os, 'loadavg').mockReturnValue([3 * availableParallelism(), 0, 0]);
  expect(slowdown()).toBe(3);
});

test('busy processes are noticed while they run', async () => {
  const count = 4 * availableParallelism();
  const busy = Array.from({ length: count }, () => spawn('/bin/sh', ['-c', 'while :; do :; done']));
  try {
    await expect(until('the machine is slowed down', () => slowdown() >= 4)).resolves.toBeUndefined();
  } finally {
    for (const child of busy) child.kill('SIGKILL');
  }
});

describe('a condition that never holds', () => {
  /** The number of checks before the wait fails, if each of them takes a second. */
  async function countChecks(): Promise<number> {
    let [seconds, checks] = [0, 0];
    jest.spyOn(performance, 'now').mockImplementation(() => seconds++ * 1_000);
    await expect(until('pigs fly', () => ++checks === 0)).rejects.toThrow('Waited in vain until pigs fly');
    return checks;
  }

  test('fails after eight seconds on an idle machine', async () => {
    runnable(1);
    expect(await countChecks()).toBe(9);
  });

  test('fails after more time on a busy machine', async () => {
    runnable(4 * availableParallelism());
    expect(await countChecks()).toBe(33);
  });
});
