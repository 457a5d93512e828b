import { renderHook } from '@testing-library/react';
import { useExternalRedirect } from './useExternalRedirect';

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
