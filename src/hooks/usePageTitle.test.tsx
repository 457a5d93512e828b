import { dataflowProvider } from '@@/plugin-model/runtime';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageTitleProvider, usePageHeading, usePageTitle } from './usePageTitle';

function Page({ title, children }: { title: string; children?: ReactNode }) {
  const { heading, setPart } = usePageHeading(title);
  return (
    <>
      <h1>{heading}</h1>
      <PageTitleProvider value={setPart}>{children}</PageTitleProvider>
    </>
  );
}
function Part({ title, hasHeading }: { title: string; hasHeading?: boolean }) {
  usePageTitle(title, hasHeading);
  return null;
}

/** Draws a page with a part; returns how to draw it with another. */
async function open(title: string, part?: ReactNode) {
  const page = (shown?: ReactNode) => dataflowProvider(<Page title={title}>{shown}</Page>, {});
  const { rerender } = render(page(part));
  await act(async () => undefined);
  return (shown?: ReactNode) => rerender(page(shown));
}
const shown = () => [screen.getByRole('heading').textContent, document.title];
const titled = (title: string) => SHOP.title.start + title + SHOP.title.middle + SHOP.name + SHOP.title.end;

test('a part of a page names heading and document while it is shown', async () => {
  const draw = await open('Orders', <Part title="Order P-1" />);
  expect(shown()).toEqual(['Order P-1', titled('Order P-1')]);
  draw(<Part title="Order P-2" />);
  expect(shown()).toEqual(['Order P-2', titled('Order P-2')]);
  draw();
  expect(shown()).toEqual(['Orders', titled('Orders')]);
});

test('a part with a heading of its own names only the document', async () => {
  await open('Orders', <Part title="Order P-1" hasHeading />);
  expect(shown()).toEqual(['Orders', titled('Order P-1')]);
});

test('a page that is named like the shop says the name once', async () => {
  await open(SHOP.name);
  expect(shown()).toEqual([SHOP.name, SHOP.name]);
});
