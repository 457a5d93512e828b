/**
 * `npm run pictures:readme`: takes the pictures of the README from a shop that is running already. BASE_URL says where,
 * http://localhost:8000 unless told otherwise; CHROME_PATH which Chromium, when it is not in PATH.
 */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { runCommand, StartError } from '../startError';

const base = process.env['BASE_URL'] ?? 'http://localhost:8000';
/** Bytes that a picture may have. */
const mostBytes = 250 * 1024;
/** A customer of their own, so that neither coupons nor orders of earlier pictures show. */
const phone = `1628${String(Date.now()).slice(-7)}`;
const headphones = 'cloud-nine-headphones';
const pack = `${headphones}.blossom.case*1`;

function chromePath(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const found = process.env['CHROME_PATH'] ?? names.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) => existsSync(file));
  if (!found) throw new StartError('No Chromium was found. Install one, or say where it is with CHROME_PATH.');
  return found;
}

/** Signs in through the API and gives the customer an address, so that the checkout is complete. */
async function signIn(context: BrowserContext): Promise<void> {
  const post = async (path: string, data: object, token = ''): Promise<Record<string, string>> => {
    const answer = await context.request.post(base + path, { data, headers: { Authorization: token } });
    const { success, data: result }: { success: boolean; data: Record<string, string> } = await answer.json();
    if (!success) throw new StartError(`${path} was refused by the shop at ${base}. Is it the demo shop?`);
    return result;
  };
  const sent = await post('/api/user/sendVerifyCode', { phone: `+${phone}`, purpose: 'login' });
  const { token = '' } = await post('/api/user/loginWithVerifyCode', { phone: `+${phone}`, code: sent['demoCode'] });
  const address = { recipient: 'Mei Lin', phone: '+14155550134', region: 'CA', city: 'San Francisco', street: '134 Dolores Street, Apt 5', postcode: '94103' };
  await post('/api/user/address/save', { ...address, isDefault: true }, token);
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
}

/** A page that has come to rest: nothing on its way, every picture in view drawn. */
async function open(context: BrowserContext, hash: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${base}/#${hash}`, { waitUntil: 'networkidle' });
  await page.waitForFunction(
    () =>
      document.querySelector('main') !== null &&
      document.querySelector('.bone') === null &&
      // Pictures out of sight are only asked for when somebody comes to them.
      [...document.images]
        .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < window.innerHeight && image.getBoundingClientRect().left < window.innerWidth)
        .every((image) => image.complete),
  );
  return page;
}

/** Puts screens side by side, each with round corners, and takes the picture of all. */
async function sideBySide(browser: Browser, screens: readonly Buffer[], width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } });
  const images = screens.map((screen) => `<img width="${width}" src="data:image/png;base64,${screen.toString('base64')}">`).join('');
  await page.setContent(`<style>
    body { margin: 0 } div { display: inline-flex; gap: 24px; padding: 24px; background: #efe8dd }
    img { border-radius: 24px; box-shadow: 0 8px 28px rgb(60 40 20 / 18%) }
  </style><div>${images}</div>`);
  return page.locator('div').screenshot({ type: 'jpeg', quality: 82, path: join(__dirname, 'phone.jpg') });
}

async function takePhone(browser: Browser): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'en-US', reducedMotion: 'reduce' });
  await signIn(context);
  const screens: Buffer[] = [];
  for (const hash of ['/h5/home', `/h5/components/goodsDetail?id=${headphones}`, `/h5/ordercheck?lines=${pack}`]) {
    const page = await open(context, hash);
    screens.push(await page.screenshot());
    await page.close();
  }
  return sideBySide(browser, screens, 340);
}

async function takeDesktop(browser: Browser): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US', reducedMotion: 'reduce' });
  const page = await open(context, '/pc/home');
  return page.screenshot({ type: 'jpeg', quality: 82, path: join(__dirname, 'desktop.jpg') });
}

runCommand(async () => {
  const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
  const browser = await chromium.launch({ executablePath: chromePath(), args });
  try {
    for (const [name, picture] of [['phone.jpg', await takePhone(browser)], ['desktop.jpg', await takeDesktop(browser)]] as const) {
      if (picture.length > mostBytes) throw new StartError(`${name} has ${picture.length} bytes, more than ${mostBytes}.`);
      process.stdout.write(`tools/readme/${name}: ${Math.round(picture.length / 1024)} kB\n`);
    }
  } finally {
    await browser.close();
  }
});
