import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { helpText, readCommandLine, type CommandHelp } from './commandLine';
import { projectFolder } from './run';

const help: CommandHelp = {
  command: 'npm run paint',
  about: 'Paints.',
  operands: { usage: '[wall]…', about: 'What to paint.' },
  options: { colour: { value: 'NAME', about: 'which colour' }, twice: { about: 'two coats' } },
  environment: { BRUSH: 'its size' },
};

test('the help names the command, what it does, its arguments and its environment', () => {
  expect(helpText(help)).toBe(`npm run paint -- [wall]… [options]

Paints.

What to paint.

Options
  --colour NAME  which colour
  --twice        two coats
  --help         print this text and do nothing else

Environment
  BRUSH  its size
`);
});

test('values, flags and operands are read', () => {
  const { values, flags, operands } = readCommandLine(help, ['north', '--colour', 'red', '--twice', 'south']);
  expect({ values, flags: [...flags], operands }).toEqual({
    values: { colour: 'red' },
    flags: ['twice'],
    operands: ['north', 'south'],
  });
});

test.each([
  [help, ['--color', 'red'], 'Unknown option \'--color\'. "npm run paint -- --help" lists what it takes.'],
  [{ command: 'npm run rest', about: '' }, ['now'], /^Unexpected argument 'now'.*"npm run rest -- --help" lists/],
])('an argument that the help does not name is refused', (command, args, message) => {
  expect(() => readCommandLine(command, args)).toThrow(message);
});

test('a command that passes its arguments on refuses none', () => {
  expect(readCommandLine({ command: 'npm test', about: '', passesTo: 'Jest' }, ['-t', 'name']).operands).toEqual([
    '-t',
    'name',
  ]);
});

/** Runs a command of the project; resolves with its exit code and output. */
const run = (script: string, args: readonly string[], environment: Record<string, string> = {}) =>
  new Promise<{ code: number; output: string }>((done) => {
    execFile(
      process.execPath,
      ['tools/command/cli.cjs', script, ...args],
      { cwd: projectFolder, env: { PATH: process.env['PATH'], ...environment } },
      (error, stdout, stderr) => done({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(projectFolder, 'package.json'), 'utf8'),
);
const own = Object.entries(scripts).flatMap(([name, command]) => {
  const [, script = ''] = /^node tools\/command\/cli\.cjs (\S+)/.exec(command) ?? [];
  return script && name !== 'postinstall' ? [[name, script] as const] : [];
});

test('the scripts are few, and those of the project are of tools/command/cli.cjs, which refuses what it does not know', () => {
  const others = Object.keys(scripts).filter((name) => !own.some(([one]) => one === name));
  expect(others).toEqual(['postinstall', 'test', 'typecheck', 'lint']);
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(24);
});

test('every script of the project prints its help and does nothing', async () => {
  const waiting = [...own];
  const printed: string[] = [];
  const next = async () => {
    for (let entry = waiting.shift(); entry; entry = waiting.shift()) {
      const { code, output } = await run(entry[1], ['--help']);
      const command = output.split('\n')[0]?.split(' -- ')[0] ?? '';
      printed.push(`${entry[0]} ${code} ${command.replace(/^npm (?:run )?/, '')}`);
    }
  };
  await Promise.all([next(), next(), next()]);
  expect(printed.toSorted()).toEqual(own.map(([name]) => `${name} 0 ${name}`).toSorted());
}, 120_000);

test('a reset deletes nothing with --help or an unknown option', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'persimmon-data-'));
  try {
    const file = join(folder, 'data.mdb');
    writeFileSync(file, 'orders');
    expect((await run('serve/start.ts', ['--reset', '--help'], { SHOP_DATA: folder })).code).toBe(0);
    const refused = await run('serve/start.ts', ['--reset', '--force'], { SHOP_DATA: folder });
    expect([refused.code, refused.output.trim()]).toEqual([
      1,
      'Unknown option \'--force\'. "npm start -- --help" lists what it takes.',
    ]);
    expect(existsSync(file)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);

test.each([
  ['build/openapi.ts', ['--chek'], 'Unknown option \'--chek\'. "npm run openapi -- --help" lists what it takes.'],
  ['check/mutation/index.ts', [], 'Name a folder: "npm run mutation -- src/query".'],
  ['check/mutation/index.ts', ['src/nowhere'], 'There is no "src/nowhere".'],
  ['check/mutation/index.ts', ['src/query', 'src/api'], 'src/api is not in src/query. Measure one folder at a time.'],
  // What is wrong is said before what is missing.
  [
    'serve/policy.ts',
    ['nginx', '--site', '--pages', 'x'],
    '--pages must be an address such as http://127.0.0.1:8000, not "x".',
  ],
  ['serve/policy.ts', ['nginx', '--api', 'http://api.test'], '--api belongs to the whole configuration: add --site.'],
])(
  '%s %j says what is wrong',
  async (script, args, message) => {
    const { code, output } = await run(script, args);
    expect([code, output.trim()]).toEqual([1, message]);
  },
  60_000,
);

test.each([
  'check/browser.ts',
  'check/money.ts',
  'bench/index.ts',
  'check/verify.ts',
  '../tests/faults/run.ts',
  'build/takePictures.ts',
])(
  '%s says in one sentence that Chromium is missing, before anything else',
  async (script) => {
    const { code, output } = await run(script, [], { PATH: '/nowhere' });
    expect([code, output.trim()]).toEqual([
      1,
      'No Chromium was found. Install one (Debian: apt-get install chromium), or set CHROME_PATH.',
    ]);
  },
  60_000,
);

test('a CHROME_PATH that names no file is said', async () => {
  const { code, output } = await run('check/browser.ts', [], { CHROME_PATH: '/nowhere/chrome' });
  expect([code, output.trim()]).toEqual([
    1,
    'CHROME_PATH names no file: /nowhere/chrome. Without it the Chromium in PATH is used.',
  ]);
}, 60_000);

test('a missing installation is one line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'persimmon-clone-'));
  try {
    mkdirSync(join(folder, 'tools/command'), { recursive: true });
    copyFileSync(join(projectFolder, 'tools/command/cli.cjs'), join(folder, 'tools/command/cli.cjs'));
    const start = (environment: Record<string, string>, node = '^20.19.0 || >=24.0.0') =>
      new Promise<string>((done) => {
        writeFileSync(join(folder, 'package.json'), JSON.stringify({ engines: { node } }));
        execFile(
          process.execPath,
          [join(folder, 'tools/command/cli.cjs'), 'serve/dev.ts'],
          { env: environment },
          (error, stdout, stderr) => done(`${Number(error?.code ?? 0)} ${stdout}${stderr}`),
        );
      });
    expect(await start({})).toBe('1 The packages of this project are not installed. Run "npm ci" first.\n');
    expect(await start({ npm_lifecycle_event: 'postinstall' })).toBe('0 ');
    expect(await start({}, '>=99.1.0')).toBe(
      `1 Persimmon needs Node 99 or newer. This is Node ${process.versions.node}.\n`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
