/** What screens draw of shop.config.ts and of the name and logo that the API sends. */
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { catalogue } from '../../mock/testing/wholeCatalogue';
import { buyer, line, openCheckout } from '../setup/checkoutSteps';
import { openShop, server } from '../setup/freshShop';
import { inAllLanguages } from '../setup/inAllLanguages';
import { openPage, platforms } from '../setup/openPage';

// A value that the configuration leaves out is no key of SHOP.
const before = { logo: undefined, priceNote: undefined, header: undefined, footer: undefined, ...SHOP };
afterEach(() => {
  Object.assign(SHOP, before);
});

/** Replaces what the API says about the shop. */
const answerWith = (facts: object) =>
  server.use(
    http.get('*/api/server/info', () =>
      HttpResponse.json({
        code: 200,
        data: { shopName: 'Corner', currency: 'USD', serverTime: '2026-11-20T12:00:00+00:00', ...facts },
      }),
    ),
  );

describe.each(platforms)('on %s', (platform) => {
  /** Waits for the name as a text of the header: the heading of the phone, the first link of the desktop. */
  const expectName = async () => {
    if (platform === 'h5') expect(await screen.findByRole('heading', { level: 1, name: 'Corner' })).toBeVisible();
    else expect((await screen.findAllByRole('link', { name: 'Corner' }))[0]).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Corner' })).toBeNull();
  };
  const logo = () => screen.findByRole('img', { name: 'Corner' });

  test('the header draws the name while there is no logo', async () => {
    answerWith({});
    await openPage(pathOf(platform, 'home'));
    await expectName();
  });

  test('the header draws the logo of the API, with the name as its text', async () => {
    answerWith({ logo: { src: '/pictures/corner.svg' } });
    await openPage(pathOf(platform, 'home'));
    expect(await logo()).toHaveAttribute('src', '/pictures/corner.svg');
  });

  test('the header draws no logo of an address that is no picture', async () => {
    answerWith({ logo: { src: 'javascript:alert(1)' } });
    await openPage(pathOf(platform, 'home'));
    await expectName();
  });

  test('the header draws the logo of the configuration, and the one of the API before it', async () => {
    Object.assign(SHOP, { logo: { light: 'logo-light.svg' } });
    answerWith({});
    const { unmount } = await openPage(pathOf(platform, 'home'));
    expect(await logo()).toHaveAttribute('src', 'logo-light.svg');
    unmount();
    answerWith({ logo: { src: '/pictures/corner.svg' } });
    await openPage(pathOf(platform, 'home'));
    expect(await logo()).toHaveAttribute('src', '/pictures/corner.svg');
  });

  test('the title of the document follows the pattern', async () => {
    Object.assign(SHOP, { title: { start: '', middle: ' | ', end: '', isShopFirst: true } });
    answerWith({});
    await openPage(pathOf(platform, 'login'));
    await waitFor(() => expect(document.title).toBe('Corner | Sign in'));
  });

  test('a shop without demo texts does not show the code that the API returns', async () => {
    Object.assign(SHOP, { demoTexts: false });
    const { user } = await openPage(pathOf(platform, 'login'));
    await user.type(await screen.findByRole('textbox', { name: 'Phone number' }), '4155550101');
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    expect(await screen.findByRole('button', { name: /^Resend/ })).toBeVisible();
    expect(screen.queryByText(/^Your code is/)).toBeNull();
  });

  test('legal pages elsewhere are linked, except texts that the API publishes', async () => {
    Object.assign(SHOP, {
      hasLegalLinks: true,
      legalLinks: {
        privacy: inAllLanguages('https://corner.example/privacy'),
        imprint: inAllLanguages('https://corner.example/imprint'),
      },
    });
    answerWith({ privacyId: 'privacy' });
    const { unmount } = await openPage(pathOf(platform, 'mine'));
    const link = await screen.findByRole('link', { name: 'Legal notice' });
    expect(link).toHaveAttribute('href', 'https://corner.example/imprint');
    const addresses = () => screen.getAllByRole('link').map((one) => one.getAttribute('href'));
    expect(addresses()).not.toContain('https://corner.example/privacy');
    unmount();
    answerWith({});
    await openPage(pathOf(platform, 'mine'));
    await screen.findByRole('link', { name: 'Legal notice' });
    expect(addresses()).toContain('https://corner.example/privacy');
  });

  test('links of the configuration lead to pages of the platform, articles and other sites', async () => {
    const link = (label: string, to: object) => ({ label: inAllLanguages(label), to });
    Object.assign(SHOP, {
      header: { links: [link('Sale', { screen: 'hall', query: { facets: 'deal:yes' } })] },
      footer: {
        columns: [
          {
            title: inAllLanguages('About us'),
            links: [
              link('Our story', { screen: 'article', query: { id: 'story' } }),
              link('Blog', { url: 'https://corner.example/blog' }),
              link('My wallet', { screen: 'wallet', query: {} }),
            ],
          },
        ],
        help: false,
      },
      features: { ...SHOP.features, wallet: false },
    });
    openShop({ seed: 'default', catalogue });
    await openPage(pathOf(platform, 'mine'));
    const sale = await screen.findByRole('link', { name: 'Sale' });
    expect(sale).toHaveAttribute('href', pathOf(platform, 'hall', { facets: 'deal:yes' }));
    const heading = screen.getByRole('heading', { name: 'About us' });
    const hrefs = within(heading.parentElement ?? heading)
      .getAllByRole('link')
      .map((one) => [one.textContent, one.getAttribute('href')]);
    expect(hrefs).toEqual([
      ['Our story', pathOf(platform, 'article', { id: 'story' })],
      ['Blog', 'https://corner.example/blog'],
    ]);
    expect(screen.queryByRole('heading', { name: 'Help' })).toBeNull();
  });

  test('the legal notice is reachable from the checkout', async () => {
    Object.assign(SHOP, {
      hasLegalLinks: true,
      legalLinks: { imprint: inAllLanguages('https://corner.example/imprint') },
    });
    await openCheckout(platform, [line('phones.only', 1)], buyer());
    expect(await screen.findByRole('link', { name: 'Legal notice' })).toHaveAttribute(
      'href',
      'https://corner.example/imprint',
    );
  });

  test('the price note appears beside the price of a product and on lists, in place of the tax alone', async () => {
    Object.assign(SHOP, { priceNote: { text: inAllLanguages('incl. 8.1 % VAT, plus shipping') } });
    answerWith({ pricesIncludeTax: true });
    const { unmount } = await openPage(pathOf(platform, 'goods', { id: 'cup' }));
    expect(await screen.findByText('incl. 8.1 % VAT, plus shipping')).toBeVisible();
    expect(screen.queryByText('incl. VAT')).toBeNull();
    unmount();
    await openPage(pathOf(platform, 'hall'));
    expect(await screen.findByText('6 items · incl. 8.1 % VAT, plus shipping')).toBeVisible();
  });

  test('the price note leads to the article that the configuration names', async () => {
    Object.assign(SHOP, { priceNote: { text: inAllLanguages('plus shipping'), article: 'shipping' } });
    await openPage(pathOf(platform, 'goods', { id: 'cup' }));
    expect(await screen.findByRole('link', { name: 'plus shipping' })).toHaveAttribute(
      'href',
      pathOf(platform, 'article', { id: 'shipping' }),
    );
  });
});
