import { act, screen } from '@testing-library/react';
import { useRef } from 'react';
import { loadAllMessages } from '@/lib/i18n';
import { renderInShop } from '../../../tests/setup/renderInShop';
import { FloatingButtons } from './FloatingButtons';

beforeAll(() => loadAllMessages());

const original = window.IntersectionObserver;
afterEach(() => void Object.assign(window, { IntersectionObserver: original }));

test('the title is between the buttons while the picture is above them, and not before', async () => {
  const margins: unknown[] = [];
  let report: (isIntersecting: boolean) => void = () => undefined;
  class Observer {
    constructor(callback: IntersectionObserverCallback, { rootMargin }: IntersectionObserverInit = {}) {
      margins.push(rootMargin);
      report = (isIntersecting) =>
        callback([{ isIntersecting, intersectionRatio: 0 }] as never, this as unknown as IntersectionObserver);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
  function Page() {
    const picture = useRef<HTMLDivElement>(null);
    return (
      <>
        <FloatingButtons title="Slow Morning cup" picture={picture}>
          <button type="button">Share</button>
        </FloatingButtons>
        <div ref={picture} />
      </>
    );
  }
  await renderInShop(<Page />);
  const title = () => screen.queryByText('Slow Morning cup');
  expect(title()).toBeNull();
  act(() => report(false));
  expect(title()).toHaveAttribute('aria-hidden', 'true');
  act(() => report(true));
  expect(title()).toBeNull();
  // The height of the buttons does not count.
  expect(margins).toEqual(['-68px 0px 0px 0px']);
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();
});
