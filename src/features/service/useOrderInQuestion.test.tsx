import { renderShopHook } from '../../../tests/setup/shopHook';
import { useOrderInQuestion } from './useOrderInQuestion';

test.each([
  ['order=P-204417&id=o1', { number: 'P-204417', id: 'o1', isReturn: false }],
  ['order=P-204417&id=o1&topic=return', { number: 'P-204417', id: 'o1', isReturn: true }],
  ['order=P-204417&topic=other', { number: 'P-204417', id: undefined, isReturn: false }],
  [`order=${'1'.repeat(32)}`, { number: '1'.repeat(32), id: undefined, isReturn: false }],
  [`order=${'1'.repeat(33)}`, undefined],
  ['order=P%20204417', undefined],
  ['order=%3Cb%3E', undefined],
  ['id=o1', undefined],
])('a link with %s is about %j', async (query, about) => {
  const { now } = await renderShopHook(useOrderInQuestion, { at: `/?${query}` });
  expect(now()).toEqual(about);
});
