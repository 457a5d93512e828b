import { curlCommand, maskedToken } from './curlCommand';

const shop = { origin: 'https://shop.example', token: '' };

test('a read is an address with its query; empty headers are left out', () => {
  expect(
    curlCommand(
      { method: 'GET', path: '/api/home/goodsList' },
      { current: 1, keyword: 'cup & saucer', inStock: true, categoryId: null },
      shop,
    ),
  ).toBe(
    [
      "curl 'https://shop.example/api/home/goodsList?current=1&keyword=cup+%26+saucer&inStock=true' \\",
      "  -H 'Accept-Language: en'",
    ].join('\n'),
  );
});

test('a write has its body as it is sent; a single quote ends the word, is escaped, and begins it again', () => {
  expect(
    curlCommand({ method: 'POST', path: '/api/user/update' }, { nickname: "O'Neill $HOME" }, { ...shop, token: 'a b' }),
  ).toBe(
    [
      "curl 'https://shop.example/api/user/update' \\",
      "  -H 'Authorization: a b' \\",
      "  -H 'Accept-Language: en' \\",
      "  -H 'Content-Type: application/json' \\",
      String.raw`  --data-raw '{"nickname":"O'\''Neill $HOME"}'`,
    ].join('\n'),
  );
});

test('the mask is no token', () => {
  expect(curlCommand({ method: 'GET', path: '/api/user/info' }, {}, { ...shop, token: maskedToken })).toContain(
    "-H 'Authorization: <token>'",
  );
});
