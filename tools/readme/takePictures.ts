/**
 * `npm run pictures:readme`: takes the pictures of the README from a shop that is running already. BASE_URL says where,
 * http://localhost:8000 unless told otherwise; CHROME_PATH which Chromium, when it is not in PATH.
 */
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chromiumPath } from '../chromium';
import { runCommand, StartError } from '../startError';

const base = process.env['BASE_URL'] ?? 'http://localhost:8000';
/** Bytes that all pictures together may have. */
const mostBytes = 400_000;
const quality = 72;
/** A customer of their own, so that neither coupons nor orders of earlier pictures show. */
const newcomer = `+1628${String(Date.now()).slice(-7)}`;
/** The demo account that has something of everything. */
const regular = '+14155550134';
const headphones = 'cloud-nine-headphones';
const pack = `${headphones}.blossom.case*1`;

/** Signs in through the API; a newcomer gets an address, so that the checkout is complete. Answers a ticket of theirs. */
async function signIn(context: BrowserContext, phone: string): Promise<string> {
  const post = async (path: string, data: object, token = ''): Promise<Record<string, string>> => {
    const answer = await context.request.post(base + path, { data, headers: { Authorization: token } });
    const { success, data: result }: { success: boolean; data: Record<string, string> } = await answer.json();
    if (!success) throw new StartError(`${path} was refused by the shop at ${base}. Is it the demo shop?`);
    return result;
  };
  const sent = await post('/api/user/sendVerifyCode', { phone, purpose: 'login' });
  const { token = '' } = await post('/api/user/loginWithVerifyCode', { phone, code: sent['demoCode'] });
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
  if (phone === regular) {
    const answer = await context.request.get(`${base}/api/user/ticket/list`, { headers: { Authorization: token } });
    const { data }: { data: { list: { id: string; state: string }[] } } = await answer.json();
    return data.list.find(({ state }) => state === 'unused')?.id ?? '';
  }
  const address = { recipient: 'Mei Lin', phone: '+14155550134', region: 'CA', city: 'San Francisco', street: '134 Dolores Street, Apt 5', postcode: '94103' };
  await post('/api/user/address/save', { ...address, isDefault: true }, token);
  return '';
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

/** Puts screens side by side in rows, each with round corners, and takes the picture of all. */
async function sideBySide(browser: Browser, screens: readonly Buffer[], name: string, { width, columns }: { width: number; columns: number }): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1300, height: 900 } });
  const images = screens.map((screen) => `<img width="${width}" src="data:image/png;base64,${screen.toString('base64')}">`).join('');
  await page.setContent(`<!doctype html><style>
    body { margin: 0 } div { display: inline-grid; grid-template-columns: repeat(${columns}, auto); gap: 24px; padding: 24px; background: #efe8dd }
    img { display: block; border-radius: 20px; box-shadow: 0 8px 28px rgb(60 40 20 / 18%) }
  </style><div>${images}</div>`);
  return page.locator('div').screenshot({ type: 'jpeg', quality, path: join(__dirname, name) });
}

/** The screens at these addresses as they are seen without scrolling. */
async function screensOf(context: BrowserContext, hashes: readonly string[]): Promise<Buffer[]> {
  const screens: Buffer[] = [];
  for (const hash of hashes) {
    const page = await open(context, hash);
    screens.push(await page.screenshot());
    await page.close();
  }
  return screens;
}

const phones = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'en-US', reducedMotion: 'reduce' } as const;
const desktops = { viewport: { width: 1440, height: 900 }, locale: 'en-US', reducedMotion: 'reduce' } as const;

async function takePhone(browser: Browser): Promise<Buffer> {
  const context = await browser.newContext(phones);
  await signIn(context, newcomer);
  const screens = await screensOf(context, ['/h5/home', `/h5/components/goodsDetail?id=${headphones}`, `/h5/ordercheck?lines=${pack}`]);
  return sideBySide(browser, screens, 'phone.jpg', { width: 300, columns: 3 });
}

async function takePhoneAccount(browser: Browser): Promise<Buffer> {
  const [light, dark] = [await browser.newContext(phones), await browser.newContext({ ...phones, colorScheme: 'dark' })];
  const ticket = await signIn(light, regular);
  await signIn(dark, regular);
  const screens = [...(await screensOf(light, ['/h5/mine', `/h5/components/ticketDetail?id=${ticket}`])), ...(await screensOf(dark, ['/h5/order']))];
  return sideBySide(browser, screens, 'phone-account.jpg', { width: 300, columns: 3 });
}

async function takeDesktop(browser: Browser): Promise<Buffer> {
  const context = await browser.newContext(desktops);
  const screens = await screensOf(context, ['/pc/home']);
  return sideBySide(browser, screens, 'desktop.jpg', { width: 1000, columns: 1 });
}

async function takeDesktopAccount(browser: Browser): Promise<Buffer> {
  const [light, dark] = [await browser.newContext(desktops), await browser.newContext({ ...desktops, colorScheme: 'dark' })];
  await signIn(light, regular);
  await signIn(dark, regular);
  const screens = [...(await screensOf(light, ['/pc/mine?index=orders'])), ...(await screensOf(dark, ['/pc/mine?index=wallet']))];
  return sideBySide(browser, screens, 'desktop-account.jpg', { width: 560, columns: 2 });
}

runCommand(async () => {
  const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  try {
    const pictures = [
      ['phone.jpg', await takePhone(browser)],
      ['phone-account.jpg', await takePhoneAccount(browser)],
      ['desktop.jpg', await takeDesktop(browser)],
      ['desktop-account.jpg', await takeDesktopAccount(browser)],
    ] as const;
    for (const [name, picture] of pictures) process.stdout.write(`tools/readme/${name}: ${Math.round(picture.length / 1024)} kB\n`);
    const bytes = pictures.reduce((sum, [, picture]) => sum + picture.length, 0);
    if (bytes > mostBytes) throw new StartError(`The pictures have ${bytes} bytes, more than ${mostBytes}.`);
  } finally {
    await browser.close();
  }
});
