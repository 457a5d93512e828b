import { sanitizeHtml } from './sanitizeHtml';

const sanitize = (html: string) => String(sanitizeHtml(html, () => undefined).safe);

test.each([
  ['aria-hidden="true"', 'hide a warning'],
  ['aria-label="Pay now"', 'speak another text'],
  ['aria-live="assertive"', 'interrupt a screen reader'],
  ['role="alert"', 'interrupt a screen reader'],
  ['data-testid="x"', 'be found by scripts'],
  ['id="root" name="root" class="skeleton" style="position:fixed" tabindex="1"', 'take the place of the page'],
  ['onclick="alert(1)"', 'run'],
])('an article cannot use %s to %s', (attributes) => {
  expect(sanitize(`<p ${attributes}>Good <b ${attributes}>news</b></p>`)).toBe('<p>Good <b>news</b></p>');
});

test.each(['/\t/evil.example/a.png', '/\n\\evil.example/a.png', 'https:\t//evil.example/a.png', '/a\u0001.png'])(
  'a picture with a control character in its source has none: %j',
  (source) => {
    const html = sanitize(`<img alt="A cup" src="${source}">`);
    expect(html).toBe('<img alt="A cup">');
  },
);

const sanitized = (html: string) => {
  const { safe, leftOut } = sanitizeHtml(html, () => undefined);
  const text = document.createElement('div');
  text.innerHTML = safe;
  return { text, leftOut };
};
const depthOf = (element: Element): number => 1 + Math.max(0, ...[...element.children].map(depthOf));

describe('a text', () => {
  test('within the limits is whole', () => {
    const html = `${'<blockquote>'.repeat(20)}deep${'</blockquote>'.repeat(20)}${'<p>p</p>'.repeat(4_980)}`;
    const { text, leftOut } = sanitized(html);
    expect(leftOut).toBeUndefined();
    expect(text.innerHTML).toBe(html);
  });

  test.each(['b', 'blockquote', 'ul><li', 'table><tr><td'])(
    'in <%s> keeps the words of what is nested too deeply, and what follows',
    (tags) => {
      const closed = tags
        .split('><')
        .reverse()
        .map((tag) => `</${tag}>`)
        .join('');
      const { text, leftOut } = sanitized(
        `<p>First.</p>${`<${tags}>`.repeat(300)}Deep words${closed.repeat(300)}<p>Last.</p>`,
      );
      expect(leftOut).toBe('layout');
      expect(depthOf(text)).toBe(21);
      expect(text.textContent).toBe('First.Deep wordsLast.');
    },
  );

  test('of too many elements ends after the last allowed one, at any depth', () => {
    const { text, leftOut } = sanitized(`<ul>${'<li><b>x</b></li>'.repeat(2_500)}</ul><p>Last.</p>`);
    expect(leftOut).toBe('end');
    expect(text.querySelectorAll('*')).toHaveLength(5_000);
    expect(text.textContent).toBe('x'.repeat(2_499));
  });

  test('of too many characters ends there', () => {
    const { text, leftOut } = sanitized(`<p>First.</p><p>${'x'.repeat(1_000_000)}</p><p>Last.</p>`);
    expect(leftOut).toBe('end');
    expect(text.textContent).toMatch(/^First\.x{900000}/);
    expect(text.textContent).not.toContain('Last.');
  });

  test('that is whole after one that was not says nothing', () => {
    sanitized(`<p>${'x'.repeat(1_000_000)}</p>`);
    expect(sanitized('<p>short</p>').leftOut).toBeUndefined();
  });
});
