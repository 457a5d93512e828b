/** A small form that changes the nickname and has one defect. It proves that the checks of writes detect that defect. */
const formDefects = [
  'none',
  'doneTooSoon',
  'notReconciled',
  'noMessage',
  'sentTwice',
  'draftLost',
  'otherWrite',
  'secondTryIgnored',
  'twoEffects',
] as const;
export type FormDefect = (typeof formDefects)[number];

/** What the form says about a write that did not simply succeed. */
export interface FormTexts {
  notDone: string;
  offline: string;
}

/** Runs in the browser page. */
function app(defect: FormDefect, texts: FormTexts): void {
  // The text of the script is no text of the page.
  document.currentScript?.remove();
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  root.innerHTML =
    '<main><h1>Nickname</h1><label>Name <input></label><button>Save</button><p role="alert"></p><p role="status"></p></main>';
  const [field, button, message, status] = ['input', 'button', '[role=alert]', '[role=status]'].map(
    (selector) => root.querySelector<HTMLElement>(selector) ?? root,
  );
  if (!(field instanceof HTMLInputElement) || !button || !message || !status) return;
  const headers = { Authorization: localStorage.getItem('token') ?? '', 'Content-Type': 'application/json' };
  const post = (path: string, body: object) => fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const address = {
    recipient: 'Ada',
    phone: '+14155550199',
    region: 'CA',
    city: 'Berkeley',
    street: '12 Walnut Square',
  };
  const writeElse = () => post('/api/user/address/save', address);
  const send = async () => (await post('/api/user/update', { nickname: field.value })).json();
  let tries = 0;
  const fail = (text: string) => {
    if (defect !== 'noMessage') message.textContent = text;
    if (defect === 'draftLost') field.value = '';
    if (defect === 'sentTwice' && tries === 1) void send();
  };
  const done = () => {
    message.textContent = '';
    status.textContent = 'Saved';
  };
  const save = async () => {
    tries += 1;
    if (!navigator.onLine) return fail(texts.offline);
    if (defect === 'doneTooSoon') done();
    if (defect === 'secondTryIgnored' && tries > 1) return;
    const body = await send().catch(() => undefined);
    if (tries > 1 && defect === 'twoEffects') await writeElse();
    if (typeof body?.data?.nickname === 'string') return done();
    if (defect === 'otherWrite') await writeElse();
    if (body?.success === false) {
      const isShown = body.errorCode !== 'INTERNAL' && (body.showType === 1 || body.showType === 2);
      return fail(isShown ? body.errorMessage : texts.notDone);
    }
    const now = await (await fetch('/api/user/current?type=1', { headers })).json();
    if (now.data.nickname === field.value && defect !== 'notReconciled') done();
    else fail(texts.notDone);
  };
  button.addEventListener('click', () => void save());
}

/** The HTML document of the form with this defect. */
export const brokenForm = (defect: FormDefect, texts: FormTexts): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><body><script>globalThis.__name = (work) => work; (${app.toString()})(${JSON.stringify(defect)}, ${JSON.stringify(texts)})</script></body></html>`;
