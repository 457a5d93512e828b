/** What the service worker caches on a device, and what it shows of it. */
import { fileOf, page, pathOf, picture, portal, shell, startDevice, until } from '../../../tests/setup/workerDevice';

describe('that installs the worker', () => {
  test('caches the shell, whose document comes past the HTTP cache', async () => {
    const { storage, requested, send } = startDevice();
    await send('install');
    expect(requested).toEqual(['/index.html reload', `${pathOf('umi')} default`]);
    expect(storage.paths()[shell]).toEqual(expect.arrayContaining(['/index.html', pathOf('umi')]));
    expect(storage.paths()['files']).toBeUndefined();
  });

  test('caches the polyfills as well, if it lacks one of the built-ins', async () => {
    const { storage, send } = startDevice({ hasBuiltIns: false });
    await send('install');
    expect(storage.paths()[shell]).toEqual(expect.arrayContaining([pathOf('polyfills')]));
  });

  test.each([
    ['a captive portal responds', async () => portal()],
    ['the entry is another one', async (path: string) => fileOf(path, path === pathOf('umi') ? 'steal()' : undefined)],
    ['the entry is missing', async (path: string) => fileOf(path === pathOf('umi') ? '/missing' : path)],
  ])('does not install while %s', async (_, network) => {
    const { send } = startDevice({ network });
    await expect(send('install')).rejects.toThrow();
  });

  test('fetches a file again when the HTTP cache has the page of a portal under its name', async () => {
    const { storage, requested, send } = startDevice({
      network: async (path, cache) => (path === pathOf('umi') && cache === 'default' ? portal() : fileOf(path)),
    });
    await send('install');
    expect(requested).toEqual(['/index.html reload', `${pathOf('umi')} default`, `${pathOf('umi')} no-cache`]);
    expect(await storage.textOf(shell, pathOf('umi'))).toBe("run('umi')");
  });

  test('caches what it needs first, as the worker before was told', async () => {
    const { storage, send } = startDevice();
    await send('message', { type: 'profile', platform: 'h5', language: 'de' });
    expect(JSON.parse((await storage.textOf('notes', '/profile')) ?? '')).toEqual({ platform: 'h5', language: 'de' });
    const areCached = () => storage.paths()['files']?.length === 3 && storage.paths()['pictures']?.length === 1;
    await until(areCached);
    const next = startDevice({ storage });
    await storage.delete('files');
    await storage.delete('pictures');
    await next.send('install');
    await until(areCached);
    expect(storage.paths()['files']?.sort()).toEqual(['de', 'h5', 'kit-de'].map(pathOf));
    expect(storage.paths()['pictures']).toEqual([picture]);
  });
});

test('that starts the worker shows pages with it at once, and loses the shells of other builds only', async () => {
  const { storage, done, send } = startDevice();
  await send('install');
  for (const name of ['shell-old', 'shell-older', 'files', 'notes', 'other shop'])
    await storage.put(name, '/kept', 'x');
  await send('activate');
  expect(done).toEqual(['claim']);
  expect(Object.keys(storage.paths()).sort()).toEqual(['files', 'notes', 'other shop', 'pictures', shell].sort());
});

test('replaces what is not intact in its caches when the worker starts, and nothing else', async () => {
  const { storage, requested, send } = startDevice();
  await send('install');
  await send('message', { type: 'profile', platform: 'pc', language: 'en' });
  await until(() => storage.paths()['files']?.length === 2);
  await storage.put(shell, pathOf('umi'), 'steal()');
  await storage.put('files', pathOf('pc'), 'steal()');
  await storage.put('files', pathOf('later'), 'steal()');
  requested.length = 0;
  await send('activate');
  expect(requested).toEqual([`${pathOf('umi')} default`, `${pathOf('pc')} default`]);
  expect(await storage.textOf(shell, pathOf('umi'))).toBe("run('umi')");
  await until(() => storage.paths()['files']?.length === 2);
  expect(await storage.textOf('files', pathOf('pc'))).toBe("run('pc')");
  expect(storage.paths()['files']?.sort()).toEqual(['en', 'pc'].map(pathOf));
});

test('changes to the new worker only when a page says so', async () => {
  const { done, send } = startDevice();
  for (const message of [null, 'takeOver', {}, { type: 'profile', platform: 'h5', language: 'en' }, { type: 'other' }])
    await send('message', message);
  expect(done).toEqual([]);
  await send('message', { type: 'takeOver' });
  expect(done).toEqual(['skipWaiting']);
});

test('takes a cached file without a request, and replaces one that is not intact', async () => {
  const { storage, requested, send, request } = startDevice();
  await send('install');
  requested.length = 0;
  expect(await request(pathOf('umi')).text()).toBe("run('umi')");
  expect(requested).toEqual([]);
  await storage.put(shell, pathOf('umi'), 'steal()');
  expect(await request(pathOf('umi')).text()).toBe("run('umi')");
  expect(requested).toEqual([`${pathOf('umi')} default`]);
});

test('caches a file that a page requests, and not what a portal sends in its place', async () => {
  let isPortal = true;
  const { storage, request } = startDevice({ network: async (path) => (isPortal ? portal() : fileOf(path)) });
  expect(await request(pathOf('later')).text()).toBe('<title>Guest network</title>');
  isPortal = false;
  expect(await request(pathOf('de')).text()).toBe("run('de')");
  await until(() => storage.paths()['files']?.includes(pathOf('de')));
  expect(storage.paths()['files']).toEqual([pathOf('de')]);
});

describe('that opens the document', () => {
  test('gets it from the network when the cached one is not intact, which is repaired', async () => {
    const { storage, send, navigate } = startDevice();
    await send('install');
    await storage.put(shell, '/index.html', '<title>Guest network</title>');
    const opened = navigate('/');
    expect(await opened.text()).toBe(page);
    await opened.repaired();
    expect(await storage.textOf(shell, '/index.html')).toBe(page);
  });

  test('repairs its caches after a missing file, and not otherwise', async () => {
    const { storage, send, navigate } = startDevice();
    await send('install');
    await storage.put('files', pathOf('later'), 'steal()');
    const usual = navigate('/');
    await usual.text();
    expect(usual.repaired()).toBeUndefined();
    const again = navigate('/?again=1');
    expect(await again.text()).toBe(page);
    await again.repaired();
    expect(storage.paths()['files']).toEqual([]);
  });

  test('waits 5 s for the latest one after a missing file, then shows the cached one', async () => {
    let isSlow = false;
    const { timers, send, navigate } = startDevice({
      network: async (path) => (isSlow ? new Promise(() => undefined) : fileOf(path)),
    });
    await send('install');
    isSlow = true;
    const text = navigate('/?again=1').text();
    await until(() => timers.length > 0);
    expect(timers.map(({ ms }) => ms)).toEqual([5_000]);
    timers[0]?.run();
    expect(await text).toBe(page);
  });
});
