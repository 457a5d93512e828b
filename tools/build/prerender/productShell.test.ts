import { JSDOM } from 'jsdom';
import { getGoodsDetail } from '../../../src/api/products';
import { markPlaceholders, productShell } from './productShell';

const page = (main: string) => new JSDOM(`<main>${main}</main>`).window.document;
const whole =
  '<div><a data-thumbs></a><figure style="--hue:30;color:red"><img src="/any.webp" srcset="/any.webp 1x" sizes="1px" alt=""></figure></div><h1 class="title">[name]</h1><p role="status">Loading</p>';

describe('the shell of a product page', () => {
  test.each([
    ['h5', '/h5/components/goodsDetail?id=any'],
    ['pc', '/pc/goodsdetail?id=any'],
  ] as const)(
    'on %s is opened as a link from a product card does, without an answer about the product',
    (platform, address) => {
      const screen = productShell(platform, 'en');
      expect(screen).toMatchObject({ platform, language: 'en', address, pendingCall: getGoodsDetail.path });
      expect(screen.state).toMatchObject({ goods: { name: '[name]' } });
    },
  );

  test('is complete when it shows the name and no other call is waiting', () => {
    const { isComplete } = productShell('h5', 'en');
    expect(isComplete(page(whole), 0)).toBe(true);
    expect(isComplete(page(whole), 1)).toBe(false);
    expect(isComplete(page('<h1>Other</h1>'), 0)).toBe(false);
  });
});

describe('its placeholders', () => {
  test('take the place of picture and name, and say the name of the shop meanwhile', () => {
    const document = page(whole);
    markPlaceholders(document);
    const heading = document.querySelector('h1');
    expect([heading?.className, heading?.dataset['known'], heading?.firstChild?.nodeValue]).toEqual([
      'title skeleton',
      'name',
      '\u00a0',
    ]);
    expect(heading?.querySelector('.visually-hidden')?.textContent).toBe(SHOP.name);
    const image = document.querySelector('img');
    expect(['src', 'srcset', 'sizes'].map((name) => image?.hasAttribute(name))).toEqual([false, false, false]);
    expect(image?.dataset['known']).toBe('picture');
    const tile = document.querySelector('figure');
    expect(tile?.className).toBe('skeleton');
    expect(tile?.getAttribute('style')).not.toContain('--hue');
    expect(tile?.getAttribute('style')).toContain('animation:none');
    expect(document.querySelector('[data-thumbs]')?.getAttribute('data-known')).toBe('others');
    expect(document.querySelector('[role="status"]')).toBeNull();
  });

  test.each([
    ['no name', whole.replace('[name]', 'Other')],
    ['no picture', whole.replace(/<img[^>]*>/, '')],
  ])('need both: a page with %s is an error', (_what, main) => {
    expect(() => markPlaceholders(page(main))).toThrow('The product page has no picture or no name.');
  });
});
