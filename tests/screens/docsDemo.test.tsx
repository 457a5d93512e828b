import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { callApi } from '@/api/client';
import { getCategories } from '@/api/goods';
import { tokenStorage } from '@/lib/storage';
import { catalogue } from '../../mock/testing/wholeCatalogue';
import { openDocs } from '../setup/docsPage';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { openPage } from '../setup/openPage';

const noFault = () => expect(document.cookie).toBe('');
const switchOn = () => screen.getByRole('button', { name: 'Switch on' });
const status = (text: string | RegExp) => screen.findByText(text, { selector: '[role="status"] *, [role="status"]' });

afterEach(() => {
  document.cookie = 'shopFault=; path=/; max-age=0';
});

describe('the demo shop', () => {
  test('shows the active seed and all other seeds', async () => {
    openShop({ seed: 'default', catalogue });
    await openDocs('demo');
    expect(await screen.findByText('The demo shop is running with the scene “default”.')).toBeVisible();
    const seeds = within(screen.getByRole('region', { name: 'Scenes' })).getAllByRole('listitem');
    expect(seeds.map((scene) => scene.querySelector('code')?.textContent)).toEqual([
      'default',
      'fresh',
      'rich',
      'empty',
      'large',
    ]);
    expect(seeds.filter((scene) => scene.matches('[aria-current="true"]'))).toHaveLength(1);
  });

  test('is asked for with the stored token, like every request', async () => {
    const { token } = openShop({ seed: 'default', catalogue }).customer('+14155550134');
    tokenStorage.write(token);
    const tokens: Record<string, string | null> = {};
    server.events.on('request:start', ({ request }) => {
      tokens[new URL(request.url).pathname] = request.headers.get('authorization');
    });
    await openDocs('demo');
    expect(await screen.findByText('The demo shop is running with the scene “default”.')).toBeVisible();
    expect(tokens).toMatchObject({ '/api/server/info': token, '/openapi.json': token });
  });

  test('is not shown when another API answers', async () => {
    server.use(http.get('*/api/server/info', () => HttpResponse.json({ code: 500, data: null })));
    await openDocs('demo');
    expect(await screen.findByRole('heading', { name: 'Another API is in use' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Switch on' })).toBeNull();
  });

  test('offers a retry when the demo shop does not respond', async () => {
    server.use(http.get('*/api/server/info', () => HttpResponse.error()));
    const { user } = await openDocs('demo');
    // The bar of the shell has a retry button of its own, because the same call failed.
    const page = within(screen.getByRole('main'));
    const again = await page.findByRole('button', { name: 'Try again' });
    expect(page.getByRole('heading', { name: 'The shop does not respond' })).toBeVisible();
    const { shop } = shopOfTest();
    const { body } = shop.handle({ method: 'GET', path: '/api/server/info', query: {}, body: undefined, headers: {} });
    server.use(
      http.get('*/api/server/info', () =>
        HttpResponse.json(body as Record<string, unknown>, { headers: { 'x-demo-shop': shop.seed } }),
      ),
    );
    await user.click(again);
    expect(await screen.findByRole('region', { name: 'Accounts' })).toBeVisible();
  });
});

describe('the demo accounts', () => {
  test('lists the accounts of the seed; a button signs in with the login calls', async () => {
    openShop({ seed: 'default', catalogue });
    const { user, arriveAt } = await openDocs('demo');
    await user.click(await screen.findByRole('button', { name: 'Sign in as Mei Lin' }));
    expect(await status('Signed in as Mei Lin.')).toBeVisible();
    expect(tokenStorage.read()).toMatch(/\S{16,}/);
    await user.click(screen.getByRole('button', { name: 'Sign in as Alex Reed' }));
    expect(await status('Signed in as Alex Reed.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await arriveAt('/h5/home');
    expect(tokenStorage.read()).toBeUndefined();
  });

  test('leaves out accounts that the seed does not contain', async () => {
    await openDocs('demo');
    expect(await screen.findByRole('button', { name: 'Sign in as Alex Reed' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign in as Mei Lin' })).toBeNull();
  });

  test('shows an error when the login fails', async () => {
    document.cookie = 'shopFault=500@/sendVerifyCode; path=/';
    const { user } = await openDocs('demo');
    await user.click(await screen.findByRole('button', { name: 'Sign in as Alex Reed' }));
    expect(await status('Something went wrong on our side')).toBeVisible();
    expect(tokenStorage.read()).toBeUndefined();
  });
});

describe('the fault switches', () => {
  test('sets the fault cookie, which affects the next call', async () => {
    const { user } = await openDocs('demo');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Fault' }), 'showType');
    await user.clear(screen.getByRole('textbox', { name: 'showType' }));
    await user.type(screen.getByRole('textbox', { name: 'showType' }), '0');
    await user.type(screen.getByRole('textbox', { name: 'Part of the path (optional)' }), '/categoryList');
    await user.click(switchOn());
    expect(document.cookie).toBe('shopFault=showType%3A0%40%2FcategoryList');
    await expect(callApi(getCategories, {}, { skipErrorHandler: true })).rejects.toMatchObject({
      info: { errorCode: 'INTERNAL', showType: 0 },
    });
    await user.click(screen.getByRole('button', { name: 'Switch off showType:0@/categoryList' }));
    noFault();
    expect((await callApi(getCategories, {})).total).toBeGreaterThan(0);
  });

  test('shows active faults in every section, with one button that switches all off', async () => {
    const { user } = await openDocs('demo');
    await screen.findByRole('combobox', { name: 'Fault' });
    await user.click(switchOn());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Fault' }), '500');
    await user.click(switchOn());
    await user.click(screen.getByRole('link', { name: 'Routes' }));
    expect(await status('delay:800, 500')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Switch off all' }));
    expect(screen.queryByText('Active faults in this browser:')).toBeNull();
    noFault();
  });

  test('is flagged on every page of the shop, with a button that switches it off', async () => {
    const { user } = await openDocs('demo');
    await screen.findByRole('combobox', { name: 'Fault' });
    await user.click(switchOn());
    await user.click(screen.getByRole('link', { name: 'Back to the shop' }));
    expect(await status('Injected fault:')).toHaveTextContent('Injected fault: delay:800');
    await user.click(screen.getByRole('button', { name: 'Switch off' }));
    await waitFor(() => expect(screen.queryByText('Injected fault:')).toBeNull());
    noFault();
  });

  test.each<[string, string]>([
    ['/h5/wallet', '已注入故障：'],
    ['/pc/hall', '已注入故障：'],
  ])('is flagged on %s in Chinese', async (address, text) => {
    document.cookie = 'shopFault=delay:1@/wallet,showType:0@/nothing; path=/';
    await openPage(address, { language: 'zh-CN' });
    expect(await status(text)).toHaveTextContent(`${text} delay:1@/wallet, showType:0@/nothing`);
  });

  test('is not flagged with another API, which knows no faults', async () => {
    document.cookie = 'shopFault=500; path=/';
    let asked = 0;
    server.use(
      http.get('*/api/server/info', ({ request }) => {
        if (request.headers.get('x-shop-fault') === 'none') asked += 1;
        return HttpResponse.json({ code: 500, data: null });
      }),
    );
    await openPage('/h5/hall');
    await waitFor(() => expect(asked).toBe(1));
    expect(screen.queryByText('Injected fault:')).toBeNull();
  });

  test('validates the number of a fault', async () => {
    const { user } = await openDocs('demo');
    const figure = await screen.findByRole('textbox', { name: 'Milliseconds' });
    await user.clear(figure);
    await user.type(figure, 'soon');
    await user.click(switchOn());
    await waitFor(() => expect(figure).toHaveAccessibleDescription('Enter a whole number from 0 to 120000.'));
    noFault();
  });

  test('shows the demo shop while the fault `offline` is active', async () => {
    document.cookie = 'shopFault=offline; path=/';
    await openDocs('demo');
    expect(await screen.findByRole('button', { name: 'Switch off offline' })).toBeVisible();
    expect(screen.getByText('The demo shop is running with the scene “fresh”.')).toBeVisible();
  });
});
