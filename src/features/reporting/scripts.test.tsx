/** Scripts of others: what the customer is asked, and what is loaded after each answer. */
import '../../../tests/setup/withScripts';
import { act, screen } from '@testing-library/react';
import { renderInShop } from '../../../tests/setup/renderInShop';
import { ConsentSetting } from '@/features/account/components/ConsentSetting';
import { ConsentBanner } from './components/ConsentBanner';
import { consentStorage, decideConsent } from './consent';
import { loadScripts } from './loadScripts';

const question = 'May we learn from your visit?';
const necessary = 'https://a.example/needed.js';
const statistics = 'https://b.example/count.js';
const marketing = 'https://c.example/pixel.js';
const scripts = () => [...document.head.querySelectorAll('script')];
const decided = { at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) };
let end = () => undefined as void;

beforeEach(() => {
  consentStorage.clear();
  for (const script of scripts()) script.remove();
});
afterEach(() => end());

test.each<[string, string[], object, string[]]>([
  ['Don’t allow', ['Advertising'], { isGiven: false, marketing: false }, []],
  ['Allow all', [], { isGiven: true, marketing: true }, [statistics, marketing]],
  ['Allow selection', [], { isGiven: false, marketing: false }, []],
  ['Allow selection', ['Advertising'], { isGiven: false, marketing: true }, [marketing]],
  ['Allow selection', ['Usage and errors'], { isGiven: true, marketing: false }, [statistics]],
])('"%s" with %j selected is stored as %j and loads %j', async (answer, selected, stored, loaded) => {
  end = loadScripts();
  expect(scripts().map(({ src }) => src)).toEqual([necessary]);
  const { user } = await renderInShop(<ConsentBanner>after the answer</ConsentBanner>);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Don’t allow',
    'Allow selection',
    'Allow all',
  ]);
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  for (const name of selected) await user.click(screen.getByRole('checkbox', { name }));
  await user.click(screen.getByRole('button', { name: answer }));
  expect(screen.queryByRole('region', { name: question })).toBeNull();
  expect(screen.getByText('after the answer')).toBeVisible();
  expect(consentStorage.read()).toEqual({ ...stored, ...decided });
  expect(scripts().map(({ src }) => src)).toEqual([necessary, ...loaded]);
});

test('an answer from before the shop had scripts for marketing is asked for again', async () => {
  consentStorage.write({ isGiven: true, at: '2026-11-25T00:00:00.000Z' });
  await renderInShop(<ConsentBanner>after the answer</ConsentBanner>);
  expect(screen.getByRole('region', { name: question })).toBeVisible();
  act(() => decideConsent(true, false));
  expect(screen.queryByRole('region', { name: question })).toBeNull();
});

test('a script has the attributes of the configuration, and is loaded once', () => {
  decideConsent(true, false);
  end = loadScripts();
  decideConsent(true, false);
  const [, count] = scripts();
  expect([count?.id, count?.dataset['site'], count?.async, scripts().length]).toEqual(['count', 'q', true, 2]);
});

test('the settings change one answer and keep the other', async () => {
  decideConsent(true, false);
  const { user } = await renderInShop(<ConsentSetting />);
  const [usage, advertising] = screen.getAllByRole('radiogroup');
  expect([usage, advertising].map((group) => group?.getAttribute('aria-label'))).toEqual([
    'Usage and errors',
    'Advertising',
  ]);
  await user.click(screen.getAllByRole('radio', { name: 'Allowed' })[1] as HTMLElement);
  expect(consentStorage.read()).toEqual({ isGiven: true, marketing: true, ...decided });
  await user.click(screen.getAllByRole('radio', { name: 'Not allowed' })[0] as HTMLElement);
  expect(consentStorage.read()).toEqual({ isGiven: false, marketing: true, ...decided });
});
