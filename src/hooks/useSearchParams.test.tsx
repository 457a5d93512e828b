import { act } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { renderShopHook } from '../../tests/setup/shopHook';
import { useSearchParams } from './useSearchParams';

const open = async () => {
  const view = await renderShopHook(() => ({ ...useSearchParams(), state: useLocation().state as unknown }), {
    at: '/before',
  });
  await view.go('/hall?sort=newest&keyword=tea', { state: { modals: ['filter'] } });
  return {
    ...view,
    change: (...input: Parameters<ReturnType<typeof useSearchParams>['changeQuery']>) =>
      act(async () => view.now().changeQuery(...input)),
  };
};

test('a change keeps the other parameters and the open modals, and makes no history entry', async () => {
  const { now, where, change, goBack } = await open();
  await change({ sort: 'priceUp', keyword: undefined, page: '2' });
  expect(where()).toBe('/hall?sort=priceUp&page=2');
  expect(now()).toMatchObject({ query: { sort: 'priceUp', page: '2' }, state: { modals: ['filter'] } });
  await goBack();
  expect(where()).toBe('/before');
});

test('a change that is a step of its own can be taken back', async () => {
  const { where, change, goBack } = await open();
  await change({ page: '2' }, 'push');
  expect(where()).toBe('/hall?sort=newest&keyword=tea&page=2');
  await goBack();
  expect(where()).toBe('/hall?sort=newest&keyword=tea');
});
