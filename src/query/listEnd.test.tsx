import { act, renderHook } from '@testing-library/react';
import { getGoodsList } from '@/api/goods';
import { respond, sentInputs, settle, wrapper } from '../../tests/setup/heldRequests';
import { usePaginatedQuery } from './usePaginatedQuery';

jest.mock('@/api/client');

/** Page `number` of a list with `total` rows. */
const page = (number: number, total = 25, mark = 'row') => ({
  list: Array.from({ length: Math.min(10, total - (number - 1) * 10) }, (_, at) => ({
    id: `${mark} ${(number - 1) * 10 + at + 1}`,
  })),
  total,
});

async function showGoods(keyword: string) {
  const view = renderHook((props) => usePaginatedQuery(getGoodsList, props), { initialProps: { keyword }, wrapper });
  await settle();
  return view;
}

const pages = () => sentInputs().map(({ current }) => current);

describe('a list whose API does not keep to its pages', () => {
  test('ends at a page that brings nothing new, however large its total is', async () => {
    const { result } = await showGoods('tea');
    await respond(0, page(1, 2_147_483_647));
    expect(result.current.hasMore).toBe(true);
    act(() => void result.current.loadMore());
    await respond(1, page(1, 2_147_483_647));
    expect(result.current).toMatchObject({ hasMore: false, isLoadingMore: false });
    expect(result.current.rows).toHaveLength(10);
    expect(pages()).toEqual([1, 2]);
  });

  test('ends after 40 rows that cannot be read', async () => {
    const { result } = await showGoods('tea');
    await respond(0, page(1, 2_147_483_647));
    for (const at of [1, 2, 3, 4]) {
      expect(result.current.hasMore).toBe(true);
      act(() => void result.current.loadMore());
      await respond(at, { list: [], total: 2_147_483_647, droppedCount: 10 });
    }
    expect(result.current).toMatchObject({ hasMore: false, droppedCount: 40 });
  });

  test('with ten times the rows of a page shows all of them, and asks for the rest', async () => {
    const { result } = await showGoods('tea');
    const many = Array.from({ length: 100 }, (_, at) => ({ id: `many ${at}` }));
    await respond(0, { list: many, total: 12 });
    expect(result.current.hasMore).toBe(true);
    act(() => void result.current.loadMore());
    await respond(1, { list: many.slice(-2), total: 12 });
    expect(result.current.hasMore).toBe(false);
    expect(result.current.rows).toHaveLength(100);
  });
});
