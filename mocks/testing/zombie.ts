import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

async function untilStatusHolds(pid: number, part: string): Promise<void> {
  while (!(await readFile(`/proc/${pid}/stat`, 'utf8')).includes(part));
}

/** A killed process whose parent never asks for its exit code: a shell that started it and became another program. */
export async function startZombie(): Promise<{ pid: number; end: () => Promise<unknown> }> {
  const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  await untilStatusHolds(parent.pid ?? 0, '(sleep)');
  process.kill(pid, 'SIGKILL');
  await untilStatusHolds(pid, ') Z ');
  const ended = once(parent, 'exit');
  return {
    pid,
    end: () => {
      parent.kill('SIGKILL');
      return ended;
    },
  };
}
