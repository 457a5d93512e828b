import { screen } from '@testing-library/react';
import type { Banner } from '@/api/goods';
import type { Campaign } from '@/features/campaign/useCampaign';
import { loadAllMessages } from '@/lib/i18n';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { CampaignHero } from './CampaignHero';
import { CampaignNotFound } from './CampaignNotFound';

beforeAll(() => loadAllMessages());

const bannerOf = (number: number, target: Banner['target'] = { kind: 'campaign', id: `c${number}` }) =>
  ({ id: `b${number}`, title: `Edit ${number}`, kicker: 'New', pictures: [], hue: 30, target }) as unknown as Banner;

/** The page of a campaign that does not exist. */
const open = (more: Partial<Campaign>, platform: 'h5' | 'pc' = 'h5') =>
  renderInShop(
    <CampaignNotFound
      campaign={{ isUnnamed: false, running: [], error: undefined, retry: async () => undefined, ...more } as Campaign}
    />,
    { platform },
  );
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe.each(['h5', 'pc'] as const)('a campaign that is not there (%s)', (platform) => {
  test('leads to six running ones at most, and to the shop', async () => {
    await open({ running: [1, 2, 3, 4, 5, 6, 7].map((number) => bannerOf(number)) }, platform);
    expect(screen.getByRole('heading', { name: 'This campaign has ended' })).toBeInTheDocument();
    expect(links().map(([text]) => text)).toEqual([
      'Edit 1',
      'Edit 2',
      'Edit 3',
      'Edit 4',
      'Edit 5',
      'Edit 6',
      'See all products',
      'Go to the home page',
    ]);
  });

  test('offers none whose target leads nowhere here', async () => {
    await open({ running: [bannerOf(1, { kind: 'unknown' } as never), bannerOf(2)] }, platform);
    expect(links()[0]?.[0]).toBe('Edit 2');
  });

  test('that its link does not name is distinguished from one that has ended', async () => {
    await open({ isUnnamed: true }, platform);
    expect(screen.getByRole('heading', { name: 'This link doesn’t say which campaign' })).toBeInTheDocument();
    expect(screen.getByText('Its end is missing. It may have been cut off when it was copied.')).toBeInTheDocument();
  });

  test('says that the running ones could not be loaded, and asks again', async () => {
    let asked = 0;
    const { user } = await open(
      { error: { kind: 'noResponse', cause: 'network' }, retry: async () => void (asked += 1) },
      platform,
    );
    await user.click(screen.getByRole('button', { name: /^Try again/ }));
    expect(asked).toBe(1);
  });
});

test('the title of a campaign is the heading of its page, and its banner has no link', async () => {
  const { container } = await renderInShop(<CampaignHero banner={bannerOf(1)} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Edit 1$/);
  expect(container).toHaveTextContent(/^NewEdit 1$/);
  expect(screen.queryByRole('link')).toBeNull();
});
