import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const top = resolve(__dirname, '../..');

interface Report {
  diagnostics: { code?: string; message: string; filename: string }[];
}

/**
 * What the linter says about files of a project that has our settings: by path, the rules that a file breaks, like
 * `no-console` or `typescript/require-await`. A problem that is not one of a rule stands there with its message.
 */
export function lintSamples(files: Record<string, string>): Map<string, string[]> {
  const project = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    copyFileSync(join(top, '.oxlintrc.json'), join(project, '.oxlintrc.json'));
    for (const name of ['node_modules', '.tools/lintRules.mjs']) {
      mkdirSync(dirname(join(project, name)), { recursive: true });
      symlinkSync(join(top, name), join(project, name));
    }
    writeFileSync(
      join(project, 'tsconfig.json'),
      JSON.stringify({ extends: join(top, 'tsconfig.json'), include: Object.keys(files) }),
    );
    for (const [path, code] of Object.entries(files)) {
      mkdirSync(dirname(join(project, path)), { recursive: true });
      writeFileSync(join(project, path), code);
    }
    const oxlint = join(top, 'node_modules/oxlint/bin/oxlint');
    const { stdout } = spawnSync(
      process.execPath,
      [oxlint, '--type-aware', '--format', 'json', ...Object.keys(files)],
      {
        cwd: project,
        encoding: 'utf8',
      },
    );
    const found = new Map(Object.keys(files).map((path): [string, string[]] => [path, []]));
    for (const { code, message, filename } of (JSON.parse(stdout) as Report).diagnostics) {
      found.get(filename)?.push(code?.replace('(', '/').replace(')', '').replace('eslint/', '') ?? message);
    }
    return found;
  } finally {
    rmSync(project, { recursive: true });
  }
}
