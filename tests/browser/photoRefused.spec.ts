/** A file that calls itself a photo and is none. */
import type { Face } from './shopTest';
import { expect, test } from './support/storeTest';
import { visit } from './support/visits';

// The recorder of traces, and nobody else, asks once more for what could not be decoded, and meets the content policy.
test.use({ trace: 'off' });

const editor: Record<Face, string> = { h5: '/h5/editavatar', pc: '/pc/mine?index=profile&edit=avatar' };

test('is refused in words, and nothing else is tried with it', async ({ page, face, t, signedIn }) => {
  await signedIn();
  await visit(page, editor[face]);
  await page.setInputFiles('input[type=file]', { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(4000, 7)]) });
  await expect(page.getByText(t('profile.photo.fault.unreadable'))).toBeVisible();
  await expect(page.getByRole('dialog', { name: t('profile.photo.title') })).toHaveCount(0);
});
