/** A file with the name and the type of a photo, but without a valid image. */
import type { Platform } from './shopTest';
import { expect, test } from './support/storeTest';
import { visit } from './support/navigation';

// The trace recorder requests images that failed to decode, which violates the content security policy.
test.use({ trace: 'off' });

const editor: Record<Platform, string> = { h5: '/h5/editavatar', pc: '/pc/mine?index=profile&edit=avatar' };

test('an invalid photo shows an error and opens no crop dialog', async ({ page, platform, t, signedIn }) => {
  await signedIn();
  await visit(page, editor[platform]);
  await page.setInputFiles('input[type=file]', {
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(4000, 7)]),
  });
  await expect(page.getByText(t('profile.photo.fault.unreadable'))).toBeVisible();
  await expect(page.getByRole('dialog', { name: t('profile.photo.title') })).toHaveCount(0);
});
