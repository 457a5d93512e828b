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

test.each([
  ['<div class="x"><p>One</p></div><section>Two</section>', '<p>One</p>Two'],
  ['<p>a<div>b</div>c</p>', '<p>a</p>bc<p></p>'],
  ['<b>one<i>two</b>three</i>four', '<b>one<i>two</i></b><i>three</i>four'],
  ['<p>a<p>b<ul><li>c<li>d</ul>', '<p>a</p><p>b</p><ul><li>c</li><li>d</li></ul>'],
  ['<p>a</br>b</p></p>c', '<p>a<br>b</p><p></p>c'],
  ['<p>a</p', '<p>a</p>'],
  ['<table>before<tr><td>a<td>b</table>', '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>before'],
  ['<P CLASS=x WIDTH=10 width=20>up</P>', '<p width="10">up</p>'],
  ['<a/href="#/h5/home"/>a</a/b><p =x href=y>b</p>', '<a>a</a><p href="y">b</p>'],
  [`<a href='tel:1"2&copy=3&amp;lt'>"q"</a>`, '<a href="tel:1&quot;2&amp;copy=3&amp;lt">"q"</a>'],
  ['<a href=tel:"1"&lt>y</a>', '<a href="tel:&quot;1&quot;<">y</a>'],
  ['&l<!-- x -->t; &amp;lt; &copy &notit; &#x1F98A; &nbsp &amp', '&amp;lt; &amp;lt; © ¬it; 🦊 &nbsp; &amp;'],
  ['a < b, c <d> e</d>, 1 <2, </3>, f <', 'a &lt; b, c  e, 1 &lt;2, , f &lt;'],
  ['a\r\nb\tc <pre> d</pre><p>e\u0000f</p>', 'a\nb\tc  d<p>ef</p>'],
  [
    '<textarea>a <b>b</b> &amp; c</textarea><select><option>one<option>two</select>',
    'a &lt;b&gt;b&lt;/b&gt; &amp; conetwo',
  ],
  [
    '<style>p{}</style>a<script>b</script>c<title>d</title>e<xmp>f</xmp>g<iframe>h</iframe>i<noembed>j</noembed>k',
    'acegik',
  ],
  [
    'a<noscript>b</noscript>c<template>d</template>e<svg><text>f</text></svg>g<math><mi>h</mi></math>i<object>j</object>',
    'acegij',
  ],
  ['1<!DOCTYPE html>2<?php x ?>3<![CDATA[x]]>4<!>5<!---->6<!--x', '123456'],
  ['one<plaintext><b>two</b>', 'one'],
  ['<html><head><title>a</title></head><body bgcolor=red><p>b</p></body></html>', '<p>b</p>'],
  ['<x-y>a</x-y><h1>b</h1><span style="color:red">c</span><font color=red>d</font><a:b>e</a:b>', 'abcde'],
])('an article with %j has the words and the nesting that a browser reads', (html, shown) => {
  expect(sanitize(html)).toBe(shown);
});

test('a picture is fetched late, and its host does not learn which page shows it', () => {
  expect(sanitize('<img alt="A cup" src="https://cdn.example/cup.webp" referrerpolicy="unsafe-url">')).toBe(
    '<img alt="A cup" src="https://cdn.example/cup.webp" loading="lazy" referrerpolicy="no-referrer">',
  );
});

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
