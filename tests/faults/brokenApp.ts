/**
 * A small test page that reads products and the categories and has one defect. It proves that the fault checks detect that defect.
 */
const defects = [
  'none',
  'emptyMain',
  'endlessSkeleton',
  'noMessage',
  'noRetry',
  'uncaughtError',
  'retryIgnored',
  'staleResponse',
  'needlessNotice',
  'allRowsRendered',
  'listDropped',
  'noHeading',
  'noLinks',
  'otherContentLost',
  'untitledNotification',
  'noticeOfValid',
  'retryOfValid',
  'noSignIn',
  'endlessSkeletonLater',
  'notRequested',
  'notLeft',
  'noticeElsewhere',
  'noEarlierRequest',
] as const;
export type Defect = (typeof defects)[number];

/** Runs in the browser page. */
function app(defect: Defect): void {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  let serial = 0;
  let categories = '';
  let visits = 0;
  let isReading = false;
  const draw = (heading: string, inside: string) => {
    root.innerHTML = `<header><a href="#/nowhere">Other page</a></header><main><h1>${heading}</h1>${inside}${categories}</main>`;
  };
  const notice = (text: string) => {
    const element = document.createElement('div');
    element.className = 'ant-message-notice';
    element.textContent = text;
    document.body.append(element);
  };
  const fail = (message: string, retry: () => void) => {
    if (defect === 'otherContentLost') categories = '';
    if (defect === 'emptyMain') root.innerHTML = '<main></main>';
    else if (defect === 'uncaughtError') setTimeout(() => (undefined as unknown as string[]).at(0));
    else if (defect !== 'endlessSkeleton') {
      draw(
        'Categories',
        defect === 'noMessage'
          ? '<p>Fine</p>'
          : `<div role="alert">${message}</div>${defect === 'noRetry' ? '' : '<button>Try again</button>'}`,
      );
      root.querySelector('button')?.addEventListener('click', defect === 'retryIgnored' ? () => undefined : retry);
      if (defect === 'needlessNotice' || defect === 'untitledNotification') notice(message);
      if (defect === 'noHeading') root.querySelector('h1')?.remove();
      if (defect === 'noLinks') root.querySelector('header')?.remove();
    }
  };
  const headers = { Authorization: '' };
  const skeleton = '<span class="skeleton" style="display:block;height:9px"></span>';
  const readCategories = async () => {
    const { data } = await (await fetch('/api/home/categoryList', { headers })).json();
    categories = `<ul>${(data.list as { name: string }[]).map(({ name }) => `<li>${name}</li>`).join('')}</ul>`;
  };
  const isQuiet = (id: string | null) =>
    (defect === 'notRequested' && visits > 2) || (defect === 'noEarlierRequest' && id === 'coffee');
  const read = async (isRetry = false) => {
    const requestSerial = ++serial;
    isReading = true;
    draw('Categories', skeleton);
    const query = new URLSearchParams(window.location.hash.split('?')[1]);
    try {
      await readCategories();
      if (requestSerial !== serial) return;
      if (isQuiet(query.get('id'))) return draw('Categories', '<p>Fine</p>');
      draw('Categories', skeleton);
      if (defect === 'endlessSkeletonLater' && isRetry) return;
      const response = await fetch(`/api/home/goodsList?categoryId=${query.get('id') ?? 'audio'}`, {
        headers,
      });
      const { success, data, errorMessage } = await response.json();
      isReading = false;
      if (requestSerial !== serial && defect === 'noticeElsewhere') notice('Too late');
      if (requestSerial !== serial && defect !== 'staleResponse') return;
      if (response.status === 401) return draw('Categories', defect === 'noSignIn' ? '' : '<button>Sign in</button>');
      if (success !== true) throw new Error(errorMessage);
      const rows = (data.list as { id: unknown; name: unknown }[]).filter(
        ({ name }) => typeof name === 'string' || defect === 'listDropped',
      );
      if (typeof data.total !== 'number') throw new Error('Malformed');
      if (defect === 'listDropped' && rows.some(({ name }) => typeof name !== 'string'))
        return draw('Categories', '<p>Nothing</p>');
      if (defect === 'noticeOfValid') notice('Loaded');
      draw(
        'Categories',
        `${defect === 'retryOfValid' && rows.length > 30 ? '<button>Try again</button>' : ''}<ul>${rows
          .slice(0, defect === 'allRowsRendered' ? undefined : 30)
          .map(({ name }) => `<li>${'<i></i>'.repeat(defect === 'allRowsRendered' ? 90 : 1)}${String(name)}</li>`)
          .join('')}</ul>`,
      );
    } catch (error) {
      if (requestSerial === serial) fail(error instanceof Error ? error.message : '', () => void read(true));
    }
  };
  const route = () => {
    if (defect === 'notLeft' && isReading) return;
    serial += 1;
    categories = '';
    if (window.location.hash.startsWith('#/list')) {
      visits += 1;
      void read();
    } else draw('Page not found', '<p>This page sends no request</p>');
  };
  window.addEventListener('hashchange', route);
  route();
}

/** The HTML document of the test page with this defect. */
export const brokenApp = (defect: Defect): string =>
  `<!doctype html><html lang="en"><body><script>globalThis.__name = (work) => work; (${app.toString()})(${JSON.stringify(defect)})</script></body></html>`;
