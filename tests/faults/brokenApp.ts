/** A page that is not the shop's: it reads the categories and does it badly in one way, for the judge to be tried on. */
export const ills = ['none', 'white', 'skeleton', 'silent', 'final', 'thrown', 'deaf', 'hasty', 'chatty', 'endless', 'loses'] as const;
export type Ill = (typeof ills)[number];

/** Runs in the page. */
function app(ill: Ill): void {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  let serial = 0;
  const draw = (heading: string, inside: string) => {
    root.innerHTML = `<header><a href="#/nowhere">Elsewhere</a></header><main><h1>${heading}</h1>${inside}</main>`;
  };
  const notice = (words: string) => {
    const place = document.createElement('div');
    place.className = 'ant-message-notice';
    place.textContent = words;
    document.body.append(place);
  };
  const fail = (message: string, again: () => void) => {
    if (ill === 'white') root.innerHTML = '<main></main>';
    else if (ill === 'thrown') setTimeout(() => (undefined as unknown as string[]).at(0));
    else if (ill !== 'skeleton') {
      draw('Categories', ill === 'silent' ? '<p>Fine</p>' : `<div role="alert">${message}</div>${ill === 'final' ? '' : '<button>Try again</button>'}`);
      root.querySelector('button')?.addEventListener('click', ill === 'deaf' ? () => undefined : again);
      if (ill === 'chatty') notice(message);
    }
  };
  const read = async () => {
    const mine = ++serial;
    draw('Categories', '<span class="bone" style="display:block;height:9px"></span>');
    const query = new URLSearchParams(window.location.hash.split('?')[1]);
    try {
      const answer = await fetch(`/api/home/goodsList?categoryId=${query.get('id') ?? 'audio'}`, { headers: { Authorization: '' } });
      const { success, data, errorMessage } = await answer.json();
      if (mine !== serial && ill !== 'hasty') return;
      if (answer.status === 401) return draw('Categories', '<button>Sign in</button>');
      if (success !== true) throw new Error(errorMessage);
      const rows = (data.list as { id: unknown; name: unknown }[]).filter(({ name }) => typeof name === 'string' || ill === 'loses');
      if (typeof data.total !== 'number') throw new Error('Malformed');
      if (ill === 'loses' && rows.some(({ name }) => typeof name !== 'string')) return draw('Categories', '<p>Nothing</p>');
      draw('Categories', `<ul>${rows.slice(0, ill === 'endless' ? undefined : 30).map(({ name }) => `<li>${'<i></i>'.repeat(ill === 'endless' ? 90 : 1)}${String(name)}</li>`).join('')}</ul>`);
    } catch (error) {
      if (mine === serial) fail(error instanceof Error ? error.message : '', () => void read());
    }
  };
  const show = () => {
    serial += 1;
    if (window.location.hash.startsWith('#/list')) void read();
    else draw('There is no such page', '<p>Nothing is asked here</p>');
  };
  window.addEventListener('hashchange', show);
  show();
}

/** The document of the page with this ill. */
export const brokenApp = (ill: Ill): string => `<!doctype html><html lang="en"><body><script>globalThis.__name = (work) => work; (${app.toString()})(${JSON.stringify(ill)})</script></body></html>`;
