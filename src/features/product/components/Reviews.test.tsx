/** The reviews of a product: their numbers, photos, and the section that loads them. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState, type FunctionComponent } from 'react';
import type { GoodsDetail } from '@/api/products';
import { loadAllMessages } from '@/lib/i18n';
import { shopOfTest } from '../../../../tests/setup/freshShop';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import type { ReviewKit } from './reviewKit';
import { Reviews, type ReviewsProps } from './Reviews';
import { RatingLink, ReviewsSection } from './ReviewsSection';

beforeAll(() => loadAllMessages());

const product = (id: string): GoodsDetail => shopOfTest().visitor('en').ok('getGoodsDetail', { id });

const kit: ReviewKit = {
  Stars: ({ stars }) => <i data-testid="stars">{stars}</i>,
  Bar: ({ percent }) => <i data-testid="bar">{percent}</i>,
  PictureViewer: ({ modal, name, at }) => (modal.isOpen ? <dialog open>{`${name} ${at}`}</dialog> : null),
};
const texts = (id: string) => screen.getAllByTestId(id).map(({ textContent }) => Number(textContent));

describe('the reviews of a shop without the part', () => {
  beforeEach(() => void Object.assign(SHOP.features, { reviews: false }));
  afterEach(() => void Object.assign(SHOP.features, { reviews: true }));
  const picture = (hue: number) => ({ src: '/a.png', alt: '', hue, fit: 'photo' as const });
  const review = {
    author: 'Ada',
    writtenAt: '2026-11-17T12:00:00Z',
    stars: 5,
    text: '',
    option: '',
    helpfulCount: 0,
    isOwn: false,
  };
  const reviewsOf = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...review, id: `r${at}`, author: `Author ${at}`, photos: [] }));
  const open = (distribution: number[], list: ReviewsProps['reviews']['list']) =>
    renderInShop(
      <Reviews kit={kit} goodsId="cup" rating={{ average: 4.44, count: 20 }} reviews={{ distribution, list }} />,
    );

  test('count the ratings from five stars to one, as shares of all', async () => {
    await open([1, 2, 3, 4, 10], []);
    expect(
      within(screen.getByRole('list', { name: 'Ratings by stars' }))
        .getAllByRole('listitem')
        .map((row) => row.querySelector('.visually-hidden')?.textContent),
    ).toEqual(['5 stars: 10', '4 stars: 4', '3 stars: 3', '2 stars: 2', '1 star: 1']);
    expect(texts('bar')).toEqual([50, 20, 15, 10, 5]);
    expect(texts('stars')).toEqual([4.44]);
    expect(screen.queryByText(/shown$/)).toBeNull();
  });

  test('without a rating have empty bars', async () => {
    await open([0, 0, 0, 0, 0], []);
    expect(texts('bar')).toEqual([0, 0, 0, 0, 0]);
  });

  test('are three first, then all', async () => {
    await open([0, 0, 0, 0, 20], reviewsOf(5));
    expect(screen.getAllByRole('article').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Review by Author 0',
      'Review by Author 1',
      'Review by Author 2',
    ]);
    expect(screen.getByText('3 of 5 shown')).toBeInTheDocument();
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show more' })));
    expect(screen.getAllByRole('article')).toHaveLength(5);
    expect(screen.getByText('5 of 5 shown')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('three have no more to show', async () => {
    await open([0, 0, 0, 0, 20], reviewsOf(3));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('say what was bought and who found them helpful where that is known, and open each photo by itself', async () => {
    await open(
      [0, 0, 0, 0, 2],
      [
        { ...review, id: 'a', stars: 2, option: 'Oat', helpfulCount: 1, photos: [picture(1), picture(2), picture(3)] },
        { ...review, id: 'b', author: 'Bea', photos: [picture(4)] },
      ],
    );
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent(/Nov 17, 2026 · Bought: Oat1 person found this helpful/);
    expect(second).toHaveTextContent(/^55 starsBeaNov 17, 2026$/);
    expect(texts('stars')).toEqual([4.44, 2, 5]);
    fireEvent.click(screen.getByRole('button', { name: 'Enlarge photo 3 of 3 by Ada' }));
    expect(await screen.findByText('Review by Ada 2')).toBeInTheDocument();
    expect(screen.queryByText(/^Review by Bea/)).toBeNull();
  });
});

describe('the section of the reviews', () => {
  function Section({
    goods,
    load,
  }: {
    goods: GoodsDetail;
    load: () => Promise<{ default: FunctionComponent<ReviewsProps> }>;
  }) {
    const [ref] = useState(() => ({ current: null as HTMLElement | null }));
    return (
      <>
        <RatingLink goods={goods} headingRef={ref} />
        <ReviewsSection goods={goods} load={load} headingRef={ref} />
      </>
    );
  }
  const Loaded = ({ rating }: ReviewsProps) => <p>{`Loaded ${rating.count}`}</p>;

  test('says that its code could not be loaded, and loads it again', async () => {
    const loads: number[] = [];
    const load = () => {
      loads.push(1);
      return loads.length === 1 ? Promise.reject(new Error('offline')) : Promise.resolve({ default: Loaded });
    };
    await renderInShop(<Section goods={product('cup')} load={load} />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^Reviews/);
    fireEvent.click(within(alert).getByRole('button'));
    expect(await screen.findByText('Loaded 20')).toBeInTheDocument();
    expect(loads).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('far below the window loads its code at the first press of Tab', async () => {
    class FarObserver {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    }
    const observer = jest.spyOn(window, 'IntersectionObserver').mockImplementation(() => new FarObserver() as never);
    try {
      const load = jest.fn(() => Promise.resolve({ default: Loaded }));
      await renderInShop(<Section goods={product('cup')} load={load} />);
      fireEvent.keyDown(document.body, { key: 'a' });
      expect(load).not.toHaveBeenCalled();
      fireEvent.keyDown(document.body, { key: 'Tab' });
      expect(await screen.findByText('Loaded 20')).toBeInTheDocument();
      expect(load).toHaveBeenCalledTimes(1);
    } finally {
      observer.mockRestore();
    }
  });

  test('loads its code again when the browser is online again', async () => {
    let isOnline = false;
    const load = () => (isOnline ? Promise.resolve({ default: Loaded }) : Promise.reject(new Error('offline')));
    await renderInShop(<Section goods={product('cup')} load={load} />);
    await screen.findByRole('alert');
    isOnline = true;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Loaded 20')).toBeInTheDocument();
  });

  test('takes the focus from the rating, and a rating without reviews leads nowhere', async () => {
    const goods = product('cup');
    const load = () => Promise.resolve({ default: Loaded });
    const { unmount } = await renderInShop(<Section goods={goods} load={load} />);
    const heading = screen.getByRole('heading', { name: 'Reviews' });
    const scrolls: unknown[] = [];
    const section = heading.closest('section');
    if (section) section.scrollIntoView = (options) => scrolls.push(options);
    fireEvent.click(screen.getByRole('button', { name: '4.4 of 5, 20 ratings' }));
    expect(heading).toHaveFocus();
    expect(scrolls).toEqual([{ block: 'start' }]);
    unmount();
    await renderInShop(<Section goods={{ ...goods, reviews: undefined }} load={load} />);
    expect(screen.getByRole('img', { name: '4.4 of 5, 20 ratings' })).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
