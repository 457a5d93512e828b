/** Facts of Dockerfile and compose.yaml that hold without a container engine. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const project = resolve(__dirname, '../..');
const read = (name: string) => readFileSync(join(project, name), 'utf8');

interface Instruction {
  readonly name: string;
  readonly value: string;
}
interface Stage {
  readonly name: string;
  readonly image: string;
  readonly instructions: readonly Instruction[];
}

const instructions: readonly Instruction[] = read('Dockerfile')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [, name = '', value = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    return { name, value };
  });

const stages = instructions.reduce<Stage[]>((found, { name, value }) => {
  if (name !== 'FROM') {
    const last = found.at(-1);
    return last ? [...found.slice(0, -1), { ...last, instructions: [...last.instructions, { name, value }] }] : found;
  }
  const [image = '', , stage = ''] = value.split(' ');
  return [...found, { name: stage, image, instructions: [] }];
}, []);

const valuesOf = (stage: string, name: string) =>
  (stages.find((one) => one.name === stage)?.instructions ?? []).flatMap((one) => (one.name === name ? one.value : []));
const ignored = read('.dockerignore').trim().split('\n');

test('every line of the Dockerfile is an instruction of one of three stages', () => {
  expect(stages.map(({ name }) => name)).toEqual(['build', 'site', 'server']);
  expect(instructions.filter(({ name }) => name === '')).toEqual([]);
});

test('images have a version, and Node is the one of the project', () => {
  const images = stages.map(({ image }) => image);
  expect(images.filter((image) => !/:\d[\w.-]*$/.test(image))).toEqual([]);
  const node = `node:${read('.nvmrc').trim()}-`;
  expect(images.filter((image) => image.startsWith('node')).every((image) => image.startsWith(node))).toBe(true);
});

test('every source that is copied exists and is sent to the engine', () => {
  const sources = stages.flatMap(({ instructions: lines }) =>
    lines.flatMap(({ name, value }) =>
      name === 'COPY' && !value.startsWith('--from') ? value.split(' ').slice(0, -1) : [],
    ),
  );
  expect(sources.length).toBeGreaterThan(8);
  expect(sources.filter((source) => !existsSync(join(project, source)) || ignored.includes(source))).toEqual([]);
  const copied = stages.flatMap(({ instructions: lines }) =>
    lines.flatMap(({ name, value }) =>
      name === 'COPY' ? (/^--from=(\S+) \/app\/(\S+)/.exec(value)?.slice(1, 3) ?? []) : [],
    ),
  );
  expect(copied).toEqual(['build', 'shop.conf', 'build', 'dist', 'build', 'dist']);
});

test('what is built and what is secret stays out of the context', () => {
  for (const name of ['node_modules', 'dist', '.git', '.shop-data', 'public/pictures']) expect(ignored).toContain(name);
});

test('a build has the products of the API that it is for, and those of the demo shop only when it is asked for them', () => {
  expect(valuesOf('build', 'ARG')).toEqual(expect.arrayContaining(['API=""', 'SNAPSHOT_API=""', 'DEMO_GOODS=""']));
  const [build = ''] = valuesOf('build', 'RUN').filter((run) => run.includes('npm run build'));
  const targetOf = (api: string) =>
    execFileSync(
      'sh',
      ['-c', build.replace('npm run setup && ', '').replace('npm run build', 'sh -c \'echo "$API_TARGET"\'')],
      {
        env: { ...process.env, API: api },
        encoding: 'utf8',
      },
    ).trim();
  expect(['', 'https://api.example.com', 'http://10.0.0.1:3000,http://10.0.0.2:3000'].map(targetOf)).toEqual([
    '',
    'https://api.example.com',
    'http://10.0.0.1:3000',
  ]);
  // Compose starts the demo shop.
  expect(read('compose.yaml')).toMatch(/args: &build\n(?: {8}.*\n)* {8}SNAPSHOT_API: demo\n/);
});

test('neither image runs as root', () => {
  expect([valuesOf('site', 'USER'), valuesOf('server', 'USER')]).toEqual([['101'], ['node']]);
});

test('the commands exist, with their options', () => {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
  const commands = valuesOf('build', 'RUN').flatMap((run) => /^npm run (?:--silent )?(\S+)/.exec(run)?.[1] ?? []);
  expect(commands).toEqual(['setup', 'policy']);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const policy = read('tools/serve/policy.ts');
  const options = [...(valuesOf('build', 'RUN').at(-1) ?? '').matchAll(/--([a-z]+) (?!policy)/g)].map(
    ([, name]) => name,
  );
  expect(options).toEqual(['site', 'host', 'port', 'root', 'api', 'forward', 'pages']);
  expect(options.filter((name) => !policy.includes(`      ${name}: {`))).toEqual([]);
  expect(valuesOf('server', 'CMD')).toEqual(['["node", "tools/command/cli.cjs", "serve/start.ts"]']);
});

test('every argument and variable is one that the build or the server reads', () => {
  const document = read('docs/operating.md');
  const names = [
    ...valuesOf('build', 'ARG').map((value) => value.split('=')[0] ?? ''),
    ...valuesOf('server', 'ENV').flatMap((value) => [...value.matchAll(/(\w+)=/g)].map(([, name = '']) => name)),
  ];
  const ofDocker = ['API', 'FORWARD', 'PAGES', 'NODE_ENV'];
  expect(names.filter((name) => !ofDocker.includes(name) && !document.includes(`| \`${name}\``))).toEqual([]);
});

test('the server has the configuration of the shop that the build has', () => {
  expect(valuesOf('server', 'COPY')).toContain('--from=build /shop ./');
  expect(valuesOf('server', 'ARG')).toContain('SHOP_CONFIG=""');
  expect(valuesOf('server', 'ENV').join(' ')).toMatch(/ SHOP_CONFIG=\$SHOP_CONFIG$/);
});

test('a configuration is copied alone when it lies in the root, otherwise with its folder, beside that of the demo shop', () => {
  const [copy = ''] = valuesOf('build', 'RUN').filter((run) => run.includes(' /shop'));
  const pathOf = (config: string) =>
    execFileSync('sh', ['-c', copy.replace('mkdir /shop && cp -r --parents', 'echo').replace(/ \/shop$/, '')], {
      env: { ...process.env, SHOP_CONFIG: config },
      encoding: 'utf8',
    }).trim();
  expect(['', 'other.config.ts', 'shops/quince/shop.config.ts'].map(pathOf)).toEqual([
    'demo.config.ts shop.config.ts',
    'demo.config.ts other.config.ts',
    'demo.config.ts shops/quince',
  ]);
});

test('the compose file uses both stages, and gives the server time to stop', () => {
  const compose = read('compose.yaml');
  expect([...compose.matchAll(/target: (\w+)/g)].map(([, name]) => name)).toEqual(['site', 'server']);
  const args = [...compose.matchAll(/^ {8}([A-Z]\w*):/gm)].map(([, name]) => name);
  const known = valuesOf('build', 'ARG').map((value) => value.split('=')[0]);
  expect([args, args.filter((name) => !known.includes(name))]).toEqual([
    ['BASE', 'SHOP_CONFIG', 'API', 'SNAPSHOT_API', 'FORWARD', 'PAGES'],
    [],
  ]);
  const graceSeconds = Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1]);
  const delay = Number(/STOP_DELAY=(\d+)/.exec(valuesOf('server', 'ENV').join(' '))?.[1]);
  const timeout = Number(/read\('STOP_TIMEOUT'\), (\d+)/.exec(read('tools/serve/server/options.ts'))?.[1]);
  expect(graceSeconds).toBeGreaterThan(delay + timeout);
});

describe('the engine', () => {
  const lines = read('backend/Dockerfile')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const ofEngine = (name: string) =>
    lines.flatMap((line) => (line.startsWith(`${name} `) ? line.slice(name.length + 1) : []));
  const compose = read('backend/compose.yaml');

  test('has an image with the Node of the project, which does not run as root', () => {
    expect(ofEngine('FROM')).toEqual([`node:${read('.nvmrc').trim()}-bookworm-slim AS engine`]);
    expect(ofEngine('USER')).toEqual(['node']);
  });

  test('is sent every source that is copied, and no packages', () => {
    const sources = ofEngine('COPY').flatMap((value) => value.split(' ').slice(0, -1));
    const left = read('backend/Dockerfile.dockerignore').trim().split('\n');
    expect(sources.filter((source) => !existsSync(join(project, source)) || left.includes(source))).toEqual([]);
    expect(sources).toEqual(expect.arrayContaining(['backend', 'mock', 'shop', 'src', 'tools']));
    for (const name of ['**/node_modules', 'dist', '.git', '.engine-data']) expect(left).toContain(name);
  });

  test('starts its programs, with variables that they read, and has time to stop', () => {
    const programs = [...`${lines.join('\n')}\n${compose}`.matchAll(/'?"?tsx'?"?, ['"](src\/[\w/]+\.ts)['"]/g)].map(
      ([, program = '']) => program,
    );
    expect(programs).toEqual(['src/server.ts', 'src/seed/seed.ts', 'src/server.ts', 'src/worker.ts']);
    expect(programs.filter((program) => !existsSync(join(project, 'backend', program)))).toEqual([]);
    const document = read('backend/README.md');
    const names = [
      ...[
        ...ofEngine('ENV')
          .join(' ')
          .matchAll(/(\w+)=/g),
      ].map(([, name = '']) => name),
      ...[...compose.matchAll(/^ {6}([A-Z]\w*):/gm)].map(([, name = '']) => name),
    ];
    const ofOthers = ['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'API_TARGET'];
    expect(names.filter((name) => !ofOthers.includes(name) && !document.includes(`| \`${name}\``))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['CODE_SENDER_URL', 'CODE_SENDER_TOKEN']));
    const graces = [...compose.matchAll(/stop_grace_period: (\d+)s/g)].map(([, seconds]) => Number(seconds));
    expect(Math.min(...graces)).toBeGreaterThan(3 + 8);
  });
});
