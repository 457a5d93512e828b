import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/routes';
import { collectSlot } from '@/storage';
import { catalogue as demoCatalogue } from '../../mock/shop/catalogue';
import { openShop, server, shopOfTest } from '../setup/freshShop';
import { holdCall } from '../setup/holdCall';
import { faces, openPage } from '../setup/openPage';

const headphones = 'cloud-nine-headphones';
const openHeadphones = () => openShop({ catalogue: demoCatalogue });
const option = (group: string, name: RegExp) => within(screen.getByRole('group', { name: new RegExp(`^${group}`) })).getByRole('radio', { name });

describe.each(faces)('the details of goods on %s', (face) => {
  test('begin with picture and name of the card that led to them', async () => {
    const letGo = holdCall('*/api/home/goodsDetail');
    const { user, arriveAt } = await openPage(pathOf(face, 'hall', { keyword: 'kettle' }));
    await user.click(await screen.findByRole('link', { name: /kettle/ }));
    await arriveAt(pathOf(face, 'goods').split('?')[0] ?? '');
    const name = await screen.findByText('kettle', { selector: 'main p' });
    expect(name).toBeVisible();
    const known = name.closest<HTMLElement>('[role="status"]');
    expect(known).toHaveAccessibleName('Loading');
    expect(known?.querySelector('img')).toHaveAttribute('loading', 'eager');
    letGo();
    expect(await screen.findByRole('button', { name: /^Buy for/ })).toBeEnabled();
  });

  test('say the price, what it was, and what is saved', async () => {
    await openPage(pathOf(face, 'goods', { id: 'phones' }));
    expect(await screen.findByRole('button', { name: 'Buy for $100.00' })).toBeEnabled();
    expect(screen.getByText('$120.00')).toBeVisible();
    expect(screen.getByText('save $20.00')).toBeVisible();
    expect(document.title).toBe('phones · Test shop');
  });

  test('say how many are left, when it arrives, what delivery costs, and until when it may go back', async () => {
    await openPage(pathOf(face, 'goods', { id: 'kettle' }));
    expect(await screen.findByText('Only 3 left, arrives Mon 23 Nov')).toBeVisible();
    expect(await screen.findByText('Delivery $5.00, free from $50.00')).toBeVisible();
    expect(screen.getByText('Send it back within 30 days')).toBeVisible();
  });

  test('choose a combination: the price follows, and the address keeps it', async () => {
    openHeadphones();
    const { user, where } = await openPage(pathOf(face, 'goods', { id: headphones }));
    await screen.findByRole('button', { name: 'Buy for $129.00' });
    await user.click(option('Bundle', /^With case \+\$14\.00$/));
    expect(screen.getByRole('button', { name: 'Buy for $143.00' })).toBeEnabled();
    expect(option('Bundle', /^Alone −\$14\.00$/)).not.toBeChecked();
    expect(where().query['sku']).toBe(`${headphones}.blossom.case`);
    expect(screen.getByText('Blossom, With case: $143.00')).toHaveAttribute('role', 'status');
  });

  test('tell sold out from not made, in words', async () => {
    openHeadphones();
    const { user } = await openPage(pathOf(face, 'goods', { id: headphones }));
    await screen.findByRole('button', { name: 'Buy for $129.00' });
    expect(option('Colour', /^Sage · sold out$/)).toBeEnabled();
    await user.click(option('Bundle', /^With case/));
    expect(option('Colour', /^Sage · not made$/)).toBeEnabled();
  });

  test('move to what is made when a value does not go with the rest', async () => {
    openHeadphones();
    const { user, where } = await openPage(pathOf(face, 'goods', { id: headphones, sku: `${headphones}.blossom.case` }));
    await screen.findByRole('button', { name: 'Buy for $143.00' });
    await user.click(option('Colour', /^Graphite/));
    expect(where().query['sku']).toBe(`${headphones}.graphite.alone`);
    expect(option('Bundle', /^Alone/)).toBeChecked();
  });

  test('let a sold-out combination be looked at but not bought', async () => {
    const { user } = await openPage(pathOf(face, 'goods', { id: 'cup' }));
    await screen.findByRole('button', { name: 'Buy for $20.00' });
    await user.click(option('Colour', /^Moss · sold out$/));
    expect(screen.getByRole('button', { name: 'Sold out in this choice' })).toBeDisabled();
  });

  test('say sold out when nothing is left', async () => {
    openHeadphones();
    await openPage(pathOf(face, 'goods', { id: 'bowl-lotus' }));
    expect(await screen.findByRole('button', { name: 'Sold out' })).toBeDisabled();
  });

  test('are not impressed by a link that asks for nonsense', async () => {
    await openPage(pathOf(face, 'goods', { id: 'cup', sku: '<img src=x>', quantity: '1e9' }));
    expect(await screen.findByRole('button', { name: 'Buy for $20.00' })).toBeEnabled();
  });

  test('of unknown goods are not found, with ways on', async () => {
    await openPage(pathOf(face, 'goods', { id: 'no-such-thing' }));
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all goods' })).toBeVisible();
  });

  test('that the shop took out are not found', async () => {
    shopOfTest().shop.operator.withdrawGoods('cup');
    await openPage(pathOf(face, 'goods', { id: 'cup' }));
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
  });

  test('that name no goods are not found either', async () => {
    await openPage(pathOf(face, 'goods', { id: '<b>' }));
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
  });

  test('keep the chosen combination and let go of it', async () => {
    const { user } = await openPage(pathOf(face, 'goods', { id: 'kettle', quantity: '2' }));
    const keep = await screen.findByRole('button', { name: 'Keep', pressed: false });
    await user.click(keep);
    expect(keep).toHaveAttribute('aria-pressed', 'true');
    expect(collectSlot.read()).toMatchObject([{ goodsId: 'kettle', skuId: 'kettle.only', quantity: 2, price: 4000 }]);
    await user.click(keep);
    expect(collectSlot.read()).toEqual([]);
  });

  test('show what goes well with it', async () => {
    await openPage(pathOf(face, 'goods', { id: 'cup' }));
    const part = (await screen.findByRole('heading', { name: 'Goes well with it' })).closest('section');
    await waitFor(() => expect(within(part ?? document.body).getAllByRole('link')[0]).toHaveAttribute('href', expect.stringContaining('id=kettle')));
  });

  test('can be bought when recommendations cannot be had, which are asked for again', async () => {
    server.use(http.post('*/api/home/recommendGoods', () => HttpResponse.json({ success: true, data: 'no' }), { once: true }));
    const { user } = await openPage(pathOf(face, 'goods', { id: 'cup' }));
    expect(await screen.findByRole('button', { name: 'Buy for $20.00' })).toBeEnabled();
    expect(await screen.findByRole('alert')).toHaveTextContent('Goes well with it · The shop’s answer made no sense');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Goes well with it' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('offer another try when they cannot be read, which brings them', async () => {
    server.use(http.get('*/api/home/goodsDetail', () => HttpResponse.json({ success: true, data: { id: 'cup' } }), { once: true }));
    const { user } = await openPage(pathOf(face, 'goods', { id: 'cup' }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Buy for $20.00' })).toBeEnabled();
  });

  test('show the price as it is now', async () => {
    shopOfTest().shop.operator.setPrice('cup.oat', 2_500);
    await openPage(pathOf(face, 'goods', { id: 'cup' }));
    expect(await screen.findByRole('button', { name: 'Buy for $25.00' })).toBeEnabled();
  });
});
