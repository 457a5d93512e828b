import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { openDocs, provideContract } from '../setup/docsPage';
import { server } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';

/** The gallery loads both kits in the slowest case. */
const slow = { timeout: 60_000 };
const entry = (name: string) => screen.findByRole('listitem', { name }, slow);
const states = (item: HTMLElement) =>
  within(item)
    .getAllByRole('figure')
    .map((figure) => figure.querySelector('figcaption')?.textContent);

describe.each(platforms)('the component gallery of %s', (platform) => {
  const open = () => openDocs('gallery', `&platform=${platform}`);

  test('shows each component with its file, its purpose and its states, and none is broken', async () => {
    await open();
    const button = await entry('Button');
    expect(button).toHaveTextContent('The button of the UI kit. One primary button per place.');
    expect(button).toHaveTextContent(`src/platform/${platform}/kit.tsx`);
    expect(states(button)).toEqual(['Default', 'Primary', 'Dangerous', 'Loading', 'Disabled', 'Large', 'Long text']);
    expect(button.querySelectorAll(platform === 'h5' ? '.adm-button' : '.ant-btn')).toHaveLength(7);
    expect(within(await entry('ProductCard')).getAllByRole('link').length).toBeGreaterThan(3);
    await waitFor(async () => expect(within(await entry('Form')).getAllByRole('textbox').length).toBeGreaterThan(5));
    expect(screen.queryByText('This sample could not be shown.')).toBeNull();
    expect(screen.getAllByRole('figure').length).toBeGreaterThan(90);
  });

  test('opens a panel of the platform', async () => {
    const { user } = await open();
    await user.click(within(await entry('Panel')).getAllByRole('button', { name: 'Show' })[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Cloud Nine' }, slow);
    expect(dialog.closest(platform === 'h5' ? '.adm-popup' : '.ant-modal-wrap')).not.toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Choose' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the component gallery', () => {
  test('begins with the platform of the page, and switches to the other', async () => {
    const { user, where } = await openDocs('gallery');
    expect(await entry('Button')).toHaveTextContent('src/platform/h5/kit.tsx');
    await user.click(screen.getByRole('link', { name: 'Desktop' }));
    await waitFor(async () => expect(await entry('Button')).toHaveTextContent('src/platform/pc/kit.tsx'), slow);
    expect(where().query).toEqual({ section: 'gallery', platform: 'pc' });
  });

  test('switches the theme', async () => {
    const { user } = await openDocs('gallery');
    await user.click(await screen.findByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await user.click(screen.getByRole('radio', { name: 'Light' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });

  test('is translated to Chinese', async () => {
    await openDocs('gallery', '', { language: 'zh-CN' });
    expect(await entry('Button')).toHaveTextContent('组件库的按钮，每处只有一个主按钮。');
  });

  test('offers a retry when the examples fail to load', async () => {
    server.use(http.get('*/openapi.json', () => HttpResponse.error()));
    const { user } = await openPage('/docs?section=gallery');
    const again = await screen.findByRole('button', { name: 'Try again' });
    provideContract();
    await user.click(again);
    expect(await entry('Button')).toBeVisible();
  });
});
