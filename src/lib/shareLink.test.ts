import { shareUrl } from './shareLink';

const page = 'https://shop.example/eu/?again=1#/h5/components/goodsDetail?id=a%2Fb';
const configured = { ...SHOP };
const configure = (values: Partial<typeof SHOP>) => Object.assign(SHOP, configured, values);
afterEach(() => configure({ publicUrl: undefined }));

test('is an address without a hash beside the document', () => {
  configure({ readableLinks: true, publicUrl: undefined });
  expect(shareUrl({ kind: 'goods', id: 'a/b' }, page)).toBe('https://shop.example/eu/p/a%2Fb');
  expect(shareUrl({ kind: 'article', id: 'x' }, 'https://shop.example/#/pc/information?id=x')).toBe(
    'https://shop.example/a/x',
  );
});

test('is below the public address of the shop when it is known', () => {
  configure({ readableLinks: true, publicUrl: 'https://www.shop.example' });
  expect(shareUrl({ kind: 'goods', id: 'g1' }, page)).toBe('https://www.shop.example/p/g1');
});

test('is the page itself when nothing answers the other address, and for other pages', () => {
  configure({ readableLinks: false, publicUrl: undefined });
  expect(shareUrl({ kind: 'goods', id: 'g1' }, page)).toBe(page);
  configure({ readableLinks: true });
  expect(shareUrl(undefined, page)).toBe(page);
});

test('is the page at the public address of the shop when that is known', () => {
  const shared = 'https://www.shop.example/#/h5/components/goodsDetail?id=a%2Fb';
  configure({ readableLinks: false, publicUrl: 'https://www.shop.example' });
  expect(shareUrl({ kind: 'goods', id: 'g1' }, page)).toBe(shared);
  configure({ readableLinks: true, publicUrl: 'https://www.shop.example/' });
  expect(shareUrl(undefined, page)).toBe(shared);
});
