/**
 * `node tools/command/cli.cjs build/takePictures.ts`: takes the screenshots of the README and of the web manifest from a running shop. BASE_URL is its origin,
 * http://localhost:8000 by default. CHROME_PATH is the Chromium when it is not in PATH.
 */
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../check/chromium';
import { readCommandLine } from '../command/commandLine';
import { projectFolder } from '../command/run';
import { runCommand, StartError } from '../command/startError';

const storefrontUrl = process.env['BASE_URL'] ?? 'http://localhost:8000';
/** Maximum size of all screenshots together, in bytes. */
const MAX_BYTES = 400_000;
const webpQuality = 72;
/** A new customer, so that coupons and orders of earlier runs do not show. */
const newCustomerPhone = `+1628${String(Date.now()).slice(-7)}`;
/** A demo account with orders, coupons, tickets and wallet entries. */
const demoCustomerPhone = '+14155550134';
const headphonesId = 'cloud-nine-headphones';
const headphonesPack = `${headphonesId}.blossom.case*1`;

/**
 * Signs in through the API. A new customer gets an address for the checkout. Returns the id of an unused ticket of the
 * demo account.
 */
async function signIn(context: BrowserContext, phone: string): Promise<string> {
  const post = async (path: string, data: object, token = ''): Promise<Record<string, string>> => {
    const response = await context.request.post(storefrontUrl + path, { data, headers: { Authorization: token } });
    const { success, data: result }: { success: boolean; data: Record<string, string> } = await response.json();
    if (!success) throw new StartError(`${path} was refused by the shop at ${storefrontUrl}. Is it the demo shop?`);
    return result;
  };
  const sent = await post('/api/user/sendVerifyCode', { phone, purpose: 'login' });
  const { token = '' } = await post('/api/user/loginWithVerifyCode', { phone, code: sent['demoCode'] });
  await context.addInitScript((value) => localStorage.setItem('token', value), token);
  if (phone === demoCustomerPhone) {
    const response = await context.request.get(`${storefrontUrl}/api/user/ticket/list`, {
      headers: { Authorization: token },
    });
    const { data }: { data: { list: { id: string; state: string }[] } } = await response.json();
    return data.list.find(({ state }) => state === 'unused')?.id ?? '';
  }
  const address = {
    recipient: 'Mei Lin',
    phone: '+14155550134',
    region: 'CA',
    city: 'San Francisco',
    street: '134 Dolores Street, Apt 5',
    postcode: '94103',
  };
  await post('/api/user/address/save', { ...address, isDefault: true }, token);
  return '';
}

/** Opens a page and waits until it has no skeleton and all visible pictures have loaded. */
async function openLoadedPage(context: BrowserContext, hash: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${storefrontUrl}/#${hash}`, { waitUntil: 'networkidle' });
  await page.waitForFunction(
    () =>
      document.querySelector('main') !== null &&
      document.querySelector('.skeleton') === null &&
      // Pictures outside the viewport load lazily.
      [...document.images]
        .filter(
          (image) =>
            image.checkVisibility() &&
            image.getBoundingClientRect().top < window.innerHeight &&
            image.getBoundingClientRect().left < window.innerWidth,
        )
        .every((image) => image.complete),
  );
  return page;
}

/** Arranges screenshots in rows with rounded corners and takes one screenshot of them. */
async function composeScreenshots(
  browser: Browser,
  screens: readonly Buffer[],
  name: string,
  { width, columns }: { width: number; columns: number },
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1300, height: 900 } });
  const images = screens
    .map((screen) => `<img width="${width}" src="data:image/png;base64,${screen.toString('base64')}">`)
    .join('');
  await page.setContent(`<!doctype html><style>
    body { margin: 0 } div { display: inline-grid; grid-template-columns: repeat(${columns}, auto); gap: 24px; padding: 24px; background: #efe8dd }
    img { display: block; border-radius: 20px; box-shadow: 0 8px 28px rgb(60 40 20 / 18%) }
  </style><div>${images}</div>`);
  return page
    .locator('div')
    .screenshot({ type: 'jpeg', quality: webpQuality, path: join(projectFolder, 'docs/pictures', name) });
}

/** Takes a screenshot of the viewport of each page. */
async function takeScreenshots(context: BrowserContext, hashes: readonly string[]): Promise<Buffer[]> {
  const screens: Buffer[] = [];
  for (const hash of hashes) {
    const page = await openLoadedPage(context, hash);
    screens.push(await page.screenshot());
    await page.close();
  }
  return screens;
}

const phoneContext = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  locale: 'en-US',
  reducedMotion: 'reduce',
} as const;
const desktopContext = { viewport: { width: 1440, height: 900 }, locale: 'en-US', reducedMotion: 'reduce' } as const;

async function takePhonePicture(browser: Browser): Promise<Buffer> {
  const context = await browser.newContext(phoneContext);
  await signIn(context, newCustomerPhone);
  const screens = await takeScreenshots(context, [
    '/h5/home',
    `/h5/components/goodsDetail?id=${headphonesId}`,
    `/h5/ordercheck?lines=${headphonesPack}`,
  ]);
  return composeScreenshots(browser, screens, 'phone.jpg', { width: 300, columns: 3 });
}

/** Pages of the demo account, the first ones in the light theme and the last one in the dark. */
async function takeAccountScreenshots(
  browser: Browser,
  device: typeof phoneContext | typeof desktopContext,
  pagesOf: (ticket: string) => readonly [light: readonly string[], dark: string],
): Promise<Buffer[]> {
  const light = await browser.newContext(device);
  const dark = await browser.newContext({ ...device, colorScheme: 'dark' });
  const [lightPages, darkPage] = pagesOf(await signIn(light, demoCustomerPhone));
  await signIn(dark, demoCustomerPhone);
  return [...(await takeScreenshots(light, lightPages)), ...(await takeScreenshots(dark, [darkPage]))];
}

async function takePhoneAccountPicture(browser: Browser): Promise<Buffer> {
  const screens = await takeAccountScreenshots(browser, phoneContext, (ticket) => [
    ['/h5/mine', `/h5/components/ticketDetail?id=${ticket}`],
    '/h5/order',
  ]);
  return composeScreenshots(browser, screens, 'phone-account.jpg', { width: 300, columns: 3 });
}

async function takeDesktopPicture(browser: Browser): Promise<Buffer> {
  const context = await browser.newContext(desktopContext);
  const screens = await takeScreenshots(context, ['/pc/home']);
  return composeScreenshots(browser, screens, 'desktop.jpg', { width: 1000, columns: 1 });
}

async function takeDesktopAccountPicture(browser: Browser): Promise<Buffer> {
  const screens = await takeAccountScreenshots(browser, desktopContext, () => [
    ['/pc/mine?index=orders'],
    '/pc/mine?index=wallet',
  ]);
  return composeScreenshots(browser, screens, 'desktop-account.jpg', { width: 560, columns: 2 });
}

/** The screenshots that a browser shows when it installs the shop; their sizes are in `shop.config.ts`. */
async function takeManifestScreenshots(browser: Browser): Promise<(readonly [string, Buffer])[]> {
  const narrow = await browser.newContext(phoneContext);
  const wide = await browser.newContext({ ...desktopContext, viewport: { width: 1280, height: 800 } });
  const shots = [
    ['phone-home.jpg', narrow, '/h5/home'],
    ['phone-product.jpg', narrow, `/h5/components/goodsDetail?id=${headphonesId}`],
    ['desktop-home.jpg', wide, '/pc/home'],
  ] as const;
  const pictures: (readonly [string, Buffer])[] = [];
  for (const [name, context, hash] of shots) {
    const page = await openLoadedPage(context, hash);
    const path = join(projectFolder, 'brand/screenshots', name);
    pictures.push([
      `../../brand/screenshots/${name}`,
      await page.screenshot({ type: 'jpeg', quality: webpQuality, path }),
    ]);
    await page.close();
  }
  return pictures;
}

runCommand(async () => {
  readCommandLine({
    command: 'node tools/command/cli.cjs build/takePictures.ts',
    about: 'Takes the screenshots of the README from a running demo shop.',
    environment: {
      BASE_URL: 'origin of the shop, http://localhost:8000 by default',
      CHROME_PATH: 'the Chromium when it is not in PATH',
    },
  });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const pictures = [
      ['phone.jpg', await takePhonePicture(browser)],
      ['phone-account.jpg', await takePhoneAccountPicture(browser)],
      ['desktop.jpg', await takeDesktopPicture(browser)],
      ['desktop-account.jpg', await takeDesktopAccountPicture(browser)],
      ...(await takeManifestScreenshots(browser)),
    ] as const;
    for (const [name, picture] of pictures)
      process.stdout.write(`${join('docs/pictures', name)}: ${Math.round(picture.length / 1024)} kB\n`);
    const bytes = pictures.reduce((sum, [, picture]) => sum + picture.length, 0);
    if (bytes > MAX_BYTES) throw new StartError(`The pictures have ${bytes} bytes, more than ${MAX_BYTES}.`);
  } finally {
    await browser.close();
  }
});
