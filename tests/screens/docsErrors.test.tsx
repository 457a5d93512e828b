import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openDocs } from '../setup/docsPage';
import { expectConsole } from '../setup/expectConsole';

type User = Awaited<ReturnType<typeof openDocs>>['user'];

/** Returns the results that the catalogue shows for an error, by label. */
async function factsOf(name: string): Promise<Record<string, string>> {
  const row = within(screen.getByRole('listitem', { name }));
  await row.findByText('The caller receives');
  const facts = [...row.getByRole('status').querySelectorAll('dl > div')];
  return Object.fromEntries(
    facts.map((fact) => [fact.querySelector('dt')?.textContent ?? '', fact.querySelector('dd')?.textContent ?? '']),
  );
}

async function triggerError(user: User, name: string) {
  await user.click(screen.getByRole('button', { name: `Trigger ${name}` }));
  return factsOf(name);
}

const businessError = (text: string) =>
  JSON.stringify({ kind: 'business', errorCode: 'DOCS_EXAMPLE', message: text, data: null });

describe('the error catalogue', () => {
  test.each([
    ['showType 0', 'Nothing'],
    ['showType 1', 'Only 2 left: showType 1. · warning'],
    ['showType 2', 'Only 2 left: showType 2. · error message'],
    ['showType 3', 'DOCS_EXAMPLE – Only 2 left: showType 3. · notification'],
    ['showType 9', 'Nothing'],
    ['showType 7', 'Only 2 left: showType 7. · error message'],
    ['skipErrorHandler', 'Nothing'],
  ])('a business error with %s shows its message and rejects the call', async (name, shown) => {
    const { user } = await openDocs('errors');
    const text = `Only 2 left: ${name}.`;
    expect(await triggerError(user, name)).toEqual({
      'The customer sees': shown,
      'The caller receives': `BizError: ${text}`,
      'Screens receive': businessError(text),
    });
  });

  test.each([
    [
      'Status 503',
      'Response status:503 · error message',
      'AxiosError: Request failed with status code 503',
      { kind: 'status', status: 503 },
    ],
    [
      'No response',
      'None response! Please retry. · error message',
      'AxiosError: Network Error',
      { kind: 'noResponse', cause: 'network' },
    ],
    [
      'Timeout',
      'None response! Please retry. · error message',
      'AxiosError: timeout of 1000ms exceeded',
      { kind: 'noResponse', cause: 'timeout' },
    ],
    ['Request aborted', 'Nothing', 'AxiosError: canceled', { kind: 'noResponse', cause: 'aborted' }],
    [
      'Request error',
      'Request error, please retry. · error message',
      'AxiosError: Unsupported protocol shop:',
      { kind: 'request' },
    ],
  ])('"%s" shows the message of the specification', async (name, shown, got, error) => {
    const { user } = await openDocs('errors');
    expect(await triggerError(user, name)).toEqual({
      'The customer sees': shown,
      'The caller receives': got,
      'Screens receive': JSON.stringify(error),
    });
  });

  test('an error is also shown as a notification', async () => {
    const { user } = await openDocs('errors');
    await triggerError(user, 'Status 503');
    expect(await screen.findByText('Response status:503')).toBeVisible();
  });
});

describe('a missing chunk in the error catalogue', () => {
  const failed = 'Loading chunk docs-missing failed.';
  // Jest has no bundler. This mock rejects as webpack does for a chunk that does not exist.
  const load = (chunk: string) =>
    Promise.reject(Object.assign(new Error(`Loading chunk ${chunk} failed.`), { name: 'ChunkLoadError' }));
  beforeEach(() => Object.assign(globalThis, { __webpack_chunk_load__: load }));
  afterEach(() => Reflect.deleteProperty(globalThis, '__webpack_chunk_load__'));

  test('rejects with ChunkLoadError', async () => {
    const { user } = await openDocs('errors');
    expect(await triggerError(user, 'Script missing')).toEqual({
      'The customer sees': 'Nothing',
      'The caller receives': `ChunkLoadError: ${failed}`,
    });
  });

  test('shows the error page with a reload button', async () => {
    expectConsole(/Loading chunk docs-missing failed/);
    const { user } = await openDocs('errors');
    await triggerError(user, 'Script missing');
    await user.click(screen.getByRole('button', { name: 'Break this page Script missing' }));
    expect(await screen.findByRole('heading', { name: 'Something went wrong here' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  test('rejects with the CSS chunk error for a missing style sheet', async () => {
    const { user } = await openDocs('errors');
    await user.click(screen.getByRole('button', { name: 'Trigger Style sheet missing' }));
    const link = await waitFor(() => {
      const found = document.querySelector('link[href="/docs-missing.css"]');
      if (!found) throw new Error('No style was asked for');
      return found;
    });
    // jsdom does not load style sheets, so the test fires the error event itself.
    fireEvent.error(link);
    expect((await factsOf('Style sheet missing'))['The caller receives']).toBe(
      'Error: Loading CSS chunk docs-missing failed.\n(http://localhost/docs-missing.css)',
    );
    expect(link).not.toBeInTheDocument();
  });
});
