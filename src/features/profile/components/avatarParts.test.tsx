/** The form of the avatar: it stays when nothing was saved, and cuts nothing before there is an area. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { AvatarForm as Form } from '@/features/profile/useAvatar';
import { PhotoSheet } from '@/features/profile/h5/PhotoSheet';
import { PhotoDialog } from '@/features/profile/pc/PhotoDialog';
import { loadAllMessages } from '@/lib/i18n';
import { shopOfTest } from '../../../../tests/setup/freshShop';
import { loseRequest } from '../../../../tests/setup/lostWrites';
import { stubPhotos } from '../../../../tests/setup/photoStubs';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { AvatarForm } from './AvatarForm';

beforeAll(() => loadAllMessages());

async function open() {
  const customer = shopOfTest().customer('+14155550199');
  let saved = 0;
  const user = customer.ok('getCurrentUser', { type: 1 });
  const view = await renderInShop(<AvatarForm PhotoPanel={PhotoSheet} user={user} onSaved={() => (saved += 1)} />, {
    as: customer,
  });
  const other = screen.getAllByRole('radio').find((radio) => !(radio as HTMLInputElement).checked);
  return { ...view, saved: () => saved, chooseOther: () => view.user.click(other ?? document.body) };
}

test('an avatar that was not saved keeps its form', async () => {
  const { user, saved, chooseOther } = await open();
  await chooseOther();
  loseRequest('*/api/user/update');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('That didn’t go through. You can safely try again.')).toBeVisible();
  expect(saved()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved()).toBe(1));
});

test('the field for a photo is empty again, so that the same file can be chosen twice', async () => {
  const photos = stubPhotos();
  const { user } = await open();
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('No field for a file');
  await user.upload(field, new File(['no photo'], 'note.png', { type: 'image/png' }));
  expect(field.files).toHaveLength(0);
  await waitFor(() => expect(photos.urls).toHaveLength(1));
  await act(async () => photos.decode('blob:1', 'broken'));
  await waitFor(() => expect(photos.urls).toEqual([]));
  photos.restore();
});

describe.each([
  ['h5', PhotoSheet],
  ['pc', PhotoDialog],
] as const)('the photo on %s', (platform, Panel) => {
  test.each([
    [false, false, true],
    [true, false, false],
  ])('with an area (%s) can be cut', async (canCut, isCutting, isDisabled) => {
    let cut = 0;
    const modal = { isOpen: true, open: () => undefined, close: () => undefined, closeInto: () => undefined };
    const photo = { url: undefined, setArea: () => undefined, canCut, isCutting };
    const form = { photo, cropPhoto: () => Promise.resolve(void (cut += 1)) } as unknown as Form;
    await renderInShop(<Panel modal={modal} form={form} />, { platform });
    const button = await screen.findByRole('button', { name: 'Use photo' });
    fireEvent.click(button);
    expect([(button as HTMLButtonElement).disabled, cut]).toEqual([isDisabled, isDisabled ? 0 : 1]);
  });
});
