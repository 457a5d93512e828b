import { renderHook } from '@testing-library/react';
import { externalUrl, useExternalRedirect } from './useExternalRedirect';

afterEach(() => Object.assign(globalThis, { API_ROOT: '' }));

test.each(['https://', 'https://[', 'https://%', 'https://pay.example:99999/'])(
  'a page at %s, which the browser refuses, is reported and breaks nothing',
  (url) => {
    const { result, rerender } = renderHook(({ page }) => useExternalRedirect(page), {
      initialProps: { page: url as string | undefined },
    });
    expect(result.current).toBe(true);
    rerender({ page: undefined });
    expect(result.current).toBe(false);
  },
);

test.each([
  ['', '/psp/pay/p1', '/psp/pay/p1'],
  ['https://api.example/v1', '/psp/pay/p1', 'https://api.example/v1/psp/pay/p1'],
  ['https://api.example/v1', 'https://pay.example/p1', 'https://pay.example/p1'],
])('with the API at %p the page at %s is opened at %s', (apiRoot, url, address) => {
  Object.assign(globalThis, { API_ROOT: apiRoot });
  expect(externalUrl(url)).toBe(address);
});

test('leads to a path below an API on another origin, once for each page', () => {
  // jsdom goes to no other document: the path of this API is a fragment.
  Object.assign(globalThis, { API_ROOT: 'http://localhost/#api' });
  const { rerender } = renderHook(({ page }) => useExternalRedirect(page), {
    initialProps: { page: '/psp/pay/p1' as string | undefined },
  });
  expect(window.location.href).toBe('http://localhost/#api/psp/pay/p1');
  window.location.hash = '#stayed';
  rerender({ page: '/psp/pay/p1' });
  expect(window.location.hash).toBe('#stayed');
  rerender({ page: '/psp/pay/p2' });
  expect(window.location.hash).toBe('#api/psp/pay/p2');
});
