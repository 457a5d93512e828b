/** A shop with one language offers no choice of languages. */
import { screen, within } from '@testing-library/react';
import { languageNames } from '@@/locales/languageNames';
import { pathOf } from '@/lib/routes';
import { openPage, platforms } from '../setup/openPage';

const names = languageNames as { value: 'en'; label: string }[];
const all = [...names];
afterEach(() => void names.splice(0, names.length, ...all));

describe.each(platforms)('the settings on %s', (platform) => {
  /** The groups of settings. */
  async function settings(): Promise<(string | null)[]> {
    const { user } = await openPage(pathOf(platform, 'mine'));
    const button = screen.queryByRole('button', { name: 'Language and appearance' });
    if (button) await user.click(button);
    await screen.findByRole('radiogroup', { name: 'Appearance' });
    return screen.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-label'));
  }

  test('offer the languages of the shop', async () => {
    expect(await settings()).toEqual(['Language', 'Appearance', 'Layout']);
    const group = within(screen.getByRole('radiogroup', { name: 'Language' }));
    for (const { label } of all) expect(group.getByRole('radio', { name: label })).toBeInTheDocument();
    expect(group.getAllByRole('radio')).toHaveLength(all.length);
  });

  test('offer no language when there is only one', async () => {
    names.splice(1);
    expect(await settings()).toEqual(['Appearance', 'Layout']);
    expect(document.body).not.toHaveTextContent(/Deutsch|简体中文/);
  });
});
