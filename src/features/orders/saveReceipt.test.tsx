import { receiptDocument, saveReceipt } from './saveReceipt';

/** A sheet as the page shows it. */
function sheet(): Element {
  const article = document.createElement('article');
  article.className = 'sheet';
  article.innerHTML = '<h2 class="title">Receipt</h2><p>Cups &amp; pots</p>';
  return article;
}

test('the file has the sheet in its language, without the class names of the page, which keeps its own', () => {
  const shown = sheet();
  const text = receiptDocument(shown, 'Cups & <pots>', 'zh-CN');
  expect(text.startsWith('<!doctype html>\n<html lang="zh-CN">\n<meta charset="utf-8">\n')).toBe(true);
  expect(text).toContain('<title>Cups &amp; &lt;pots></title>');
  expect(text).toContain('\n<article><h2>Receipt</h2><p>Cups &amp; pots</p></article>\n</html>');
  expect(shown.outerHTML).toBe('<article class="sheet"><h2 class="title">Receipt</h2><p>Cups &amp; pots</p></article>');
});

describe('saving', () => {
  const saved: { file: Blob; name: string; href: string }[] = [];
  const revoked: string[] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  beforeEach(() => {
    jest.useFakeTimers();
    saved.length = revoked.length = 0;
    let made: Blob | undefined;
    URL.createObjectURL = (file) => {
      made = file as Blob;
      return 'blob:receipt';
    };
    URL.revokeObjectURL = (url) => void revoked.push(url);
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (made) saved.push({ file: made, name: this.download, href: this.href });
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  });

  test.each([
    ['P-204417', 'P-204417.html'],
    ['2026/11 #7', '2026_11__7.html'],
    ['../a.b', '___a_b.html'],
  ])('the receipt of order %s is the file %s', async (number, name) => {
    saveReceipt(sheet(), number, 'Receipt', 'en');
    expect(saved.map((one) => [one.name, one.href, one.file.type])).toEqual([
      [name, 'blob:receipt', 'text/html;charset=utf-8'],
    ]);
  });

  test('the file is there for a minute, for browsers that read it later', () => {
    saveReceipt(sheet(), 'P-1', 'Receipt', 'en');
    jest.advanceTimersByTime(59_999);
    expect(revoked).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(revoked).toEqual(['blob:receipt']);
  });
});
