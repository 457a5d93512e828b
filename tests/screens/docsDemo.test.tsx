import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { callShop } from '@/api/client';
import { getCategories } from '@/api/homeCalls';
import { tokenSlot } from '@/storage';
import { catalogue } from '../../mock/shop/catalogue';
import { openDocs } from '../setup/docsPage';
import { openShop, server, shopOfTest } from '../setup/freshShop';

const noFault = () => expect(document.cookie).toBe('');
const switchOn = () => screen.getByRole('button', { name: 'Switch on' });
const status = (words: string | RegExp) => screen.findByText(words, { selector: '[role="status"] *, [role="status"]' });

afterEach(() => {
  document.cookie = 'shopFault=; path=/; max-age=0';
});

describe('the demo shop', () => {
  test('says its scene and shows the others', async () => {
    openShop({ scene: 'default', catalogue });
    await openDocs('demo');
    expect(await screen.findByText('The demo shop answers, with the scene “default”.')).toBeVisible();
    const scenes = within(screen.getByRole('region', { name: 'Scenes' })).getAllByRole('listitem');
    expect(scenes.map((scene) => scene.querySelector('code')?.textContent)).toEqual(['default', 'fresh', 'rich', 'empty', 'large']);
    expect(scenes.filter((scene) => scene.matches('[aria-current="true"]'))).toHaveLength(1);
  });

  test('is absent where another API answers', async () => {
    server.use(http.get('*/api/server/info', () => HttpResponse.json({ code: 500, data: null })));
    await openDocs('demo');
    expect(await screen.findByRole('heading', { name: 'Another API answers here' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Switch on' })).toBeNull();
  });

  test('that does not answer is asked again', async () => {
    server.use(http.get('*/api/server/info', () => HttpResponse.error()));
    const { user } = await openDocs('demo');
    // The shell's bar, which misses the same answer, offers the same above the page.
    const page = within(screen.getByRole('main'));
    const again = await page.findByRole('button', { name: 'Try again' });
    expect(page.getByRole('heading', { name: 'The shop does not answer.' })).toBeVisible();
    const { shop } = shopOfTest();
    server.use(http.get('*/api/server/info', () => HttpResponse.json({}, { headers: { 'x-demo-shop': shop.scene } })));
    await user.click(again);
    expect(await screen.findByRole('region', { name: 'Accounts' })).toBeVisible();
  });
});

describe('the demo accounts', () => {
  test('are those of the scene; a button signs in by the ordinary calls', async () => {
    openShop({ scene: 'default', catalogue });
    const { user } = await openDocs('demo');
    await user.click(await screen.findByRole('button', { name: 'Sign in as Mei Lin' }));
    expect(await status('Signed in as Mei Lin.')).toBeVisible();
    expect(tokenSlot.read()).toMatch(/\S{16,}/);
    await user.click(screen.getByRole('button', { name: 'Sign in as Alex Reed' }));
    expect(await status('Signed in as Alex Reed.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await status('Nobody is signed in.')).toBeVisible();
    expect(tokenSlot.read()).toBeUndefined();
  });

  test('without a past in this scene are not offered', async () => {
    await openDocs('demo');
    expect(await screen.findByRole('button', { name: 'Sign in as Alex Reed' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign in as Mei Lin' })).toBeNull();
  });

  test('say it when the shop does not let them in', async () => {
    document.cookie = 'shopFault=500@/sendVerifyCode; path=/';
    const { user } = await openDocs('demo');
    await user.click(await screen.findByRole('button', { name: 'Sign in as Alex Reed' }));
    expect(await status('The shop has a problem')).toBeVisible();
    expect(tokenSlot.read()).toBeUndefined();
  });
});

describe('the fault switches', () => {
  test('set the cookie that the shop reads, and the next call feels it', async () => {
    const { user } = await openDocs('demo');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Fault' }), 'showType');
    await user.clear(screen.getByRole('textbox', { name: 'showType' }));
    await user.type(screen.getByRole('textbox', { name: 'showType' }), '0');
    await user.type(screen.getByRole('textbox', { name: 'Part of the path (optional)' }), '/categoryList');
    await user.click(switchOn());
    expect(document.cookie).toBe('shopFault=showType%3A0%40%2FcategoryList');
    await expect(callShop(getCategories, {}, { skipErrorHandler: true })).rejects.toMatchObject({ info: { errorCode: 'INTERNAL', showType: 0 } });
    await user.click(screen.getByRole('button', { name: 'Switch off showType:0@/categoryList' }));
    noFault();
    expect((await callShop(getCategories, {})).total).toBeGreaterThan(0);
  });

  test('are announced wherever on the page, with one button that ends them all', async () => {
    const { user } = await openDocs('demo');
    await screen.findByRole('combobox', { name: 'Fault' });
    await user.click(switchOn());
    await user.selectOptions(screen.getByRole('combobox', { name: 'Fault' }), '500');
    await user.click(switchOn());
    await user.click(screen.getByRole('link', { name: 'Routes' }));
    expect(await status('delay:800, 500')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Switch all off' }));
    expect(screen.queryByText('Faults are on in this browser:')).toBeNull();
    noFault();
  });

  test('want a figure that the shop understands', async () => {
    const { user } = await openDocs('demo');
    const figure = await screen.findByRole('textbox', { name: 'Milliseconds' });
    await user.clear(figure);
    await user.type(figure, 'soon');
    await user.click(switchOn());
    expect(figure).toHaveAccessibleDescription('A whole number from 0 to 120000.');
    noFault();
  });

  test('do not hide the demo shop from the page', async () => {
    document.cookie = 'shopFault=offline; path=/';
    await openDocs('demo');
    expect(await screen.findByRole('button', { name: 'Switch off offline' })).toBeVisible();
    expect(screen.getByText('The demo shop answers, with the scene “fresh”.')).toBeVisible();
  });
});
