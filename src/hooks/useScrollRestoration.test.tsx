/** Where the window is scrolled to after each navigation. The test has a page whose height it sets, and moves the frames itself. */
import { createHistory } from '@@/core/history';
import { act, renderHook } from '@testing-library/react';
import { history } from '@umijs/max';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { useScrollRestoration } from './useScrollRestoration';

/** Px that the window can be scrolled by. */
let maxScroll = 0;
let position = 0;
/** The positions that the window was scrolled to, by the app. */
let scrolls: number[] = [];

const scroll = (top: number) => {
  position = Math.min(top, maxScroll);
};
const frames = (count: number) => act(() => jest.advanceTimersByTime(count * 16));

function Routed({ children }: { children: ReactNode }) {
  const [location, setLocation] = useState(history.location);
  useLayoutEffect(() => history.listen((update) => setLocation(update.location)), []);
  return (
    <Router location={location} navigator={history as never}>
      {children}
    </Router>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  maxScroll = 2_000;
  position = 0;
  scrolls = [];
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => position });
  window.scrollTo = ((_left: number, top: number) => {
    scrolls.push(top);
    scroll(top);
  }) as typeof window.scrollTo;
  createHistory({ type: 'memory' });
  history.replace('/first');
  renderHook(useScrollRestoration, { wrapper: Routed });
});
afterEach(() => void jest.useRealTimers());

const push = (path: string, state?: object) => act(() => history.push(path, state));
const goBack = () => act(() => history.back());

test('the browser restores nothing itself, and the first page is not scrolled', () => {
  frames(60);
  expect([window.history.scrollRestoration, scrolls]).toEqual(['manual', []]);
});

test('a new page starts at its top, and Back restores the position of the page before', () => {
  scroll(700);
  push('/second');
  frames(60);
  expect(position).toBe(0);
  scroll(300);
  goBack();
  frames(60);
  expect(position).toBe(700);
  act(() => history.forward());
  frames(60);
  expect(position).toBe(300);
});

test('Back restores the position of a page that replaced another, whatever replaces the page after it', () => {
  act(() => history.replace('/other'));
  frames(60);
  scroll(500);
  push('/second');
  frames(60);
  act(() => history.replace('/third'));
  frames(60);
  scroll(400);
  goBack();
  frames(60);
  expect(position).toBe(500);
});

test('a position is restored when the page gets its height later, and held while lists measure their rows', () => {
  scroll(700);
  push('/second');
  frames(60);
  maxScroll = 0;
  goBack();
  frames(5);
  expect(position).toBe(0);
  maxScroll = 2_000;
  frames(1);
  expect(position).toBe(700);
  frames(5);
  // The browser moves the page when heights above it change.
  scroll(650);
  frames(1);
  expect(position).toBe(700);
  frames(9);
  scroll(650);
  frames(1);
  expect(position).toBe(700);
  frames(60);
  scroll(650);
  frames(60);
  expect(position).toBe(650);
});

test('after 40 frames a page that stays too short is left where it is', () => {
  scroll(700);
  push('/second');
  frames(60);
  maxScroll = 100;
  scrolls = [];
  goBack();
  frames(60);
  expect(scrolls).toEqual(Array(40).fill(700));
});

test('the top of a new page holds for three frames', () => {
  scroll(700);
  scrolls = [];
  push('/second');
  frames(60);
  expect(scrolls).toEqual([0, 0, 0, 0]);
});

test.each(['wheel', 'touchstart', 'keydown'])('a user who moves the page (%s) decides where it is', (type) => {
  scroll(700);
  push('/second');
  frames(60);
  maxScroll = 0;
  goBack();
  frames(2);
  act(() => void window.dispatchEvent(new Event(type)));
  maxScroll = 2_000;
  scroll(120);
  frames(60);
  expect(position).toBe(120);
  act(() => history.forward());
  frames(60);
  goBack();
  frames(60);
  expect(position).toBe(120);
});

test('a page that is left before it is restored keeps the position of before', () => {
  scroll(700);
  push('/second');
  frames(60);
  maxScroll = 0;
  goBack();
  frames(2);
  act(() => history.forward());
  maxScroll = 2_000;
  scrolls = [];
  frames(60);
  expect(new Set(scrolls)).toEqual(new Set([0]));
  goBack();
  frames(60);
  expect(position).toBe(700);
});

test('what moves the window after the page was left is not its position', () => {
  scroll(700);
  act(() => {
    history.push('/second');
    scroll(10);
    history.replace('/third');
  });
  frames(60);
  goBack();
  frames(60);
  expect(position).toBe(700);
});

test('a modal over a page scrolls nothing, and neither does its end', () => {
  scroll(700);
  push('/first', { modals: ['one'] });
  frames(60);
  scroll(650);
  goBack();
  frames(60);
  expect([position, scrolls]).toEqual([650, []]);
  push('/second');
  frames(60);
  goBack();
  frames(60);
  expect(position).toBe(650);
});

test('another query of the same page scrolls nothing when it replaces the entry, and another page does', () => {
  scroll(700);
  act(() => history.replace('/first?sort=newest'));
  frames(60);
  expect([position, scrolls]).toEqual([700, []]);
  act(() => history.replace('/second'));
  frames(60);
  expect(position).toBe(0);
  scroll(400);
  push('/second?page=2');
  frames(60);
  expect(position).toBe(0);
});
