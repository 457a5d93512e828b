/** An avatar photo: orientation, cropping, compression and upload. */
import type { Page } from '@playwright/test';
import type { Platform } from './shopTest';
import { expect, test } from './support/storeTest';
import { visit } from './support/navigation';

const editor: Record<Platform, string> = { h5: '/h5/editavatar', pc: '/pc/mine?index=profile&edit=avatar' };

/** Maximum number of characters of the uploaded data URL. */
const MAX_CHARACTERS = 100_000;

/** A JPEG with noise whose EXIF orientation rotates it: the red half is at the top after the rotation. */
async function createRotatedPhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    const data = context.createImageData(1600, 1200);
    for (let at = 0; at < data.data.length; at += 4) {
      const isLeft = (at / 4) % 1600 < 800;
      // As uneven as noise, and the same in every run.
      const noise = (at * 7_919) % 90;
      data.data.set([isLeft ? 160 + noise : noise, noise, isLeft ? noise : 160 + noise, 255], at);
    }
    context.putImageData(data, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(base64, 'base64');
  const exif = Buffer.from('ffe1002245786966000049492a0008000000010012010300010000000600000000000000', 'hex');
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}

test('a photo is rotated, cropped, compressed to the limit of the API, and shown on other pages', async ({
  page,
  platform,
  t,
  signedIn,
}) => {
  await signedIn();
  await visit(page, editor[platform]);
  const file = page.locator('input[type=file]');
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await createRotatedPhoto(page) };
  await file.focus();
  await file.setInputFiles(photo);
  await expect(page.getByRole('dialog', { name: t('profile.photo.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: t('profile.photo.title') })).toHaveCount(0);
  await expect(file).toBeFocused();
  await file.setInputFiles(photo);
  const cropDialog = page.getByRole('dialog', { name: t('profile.photo.title') });
  await cropDialog.getByRole('button', { name: t('profile.photo.use') }).click();
  await expect(cropDialog).toHaveCount(0);
  await expect(file).toBeFocused();
  const preview = page.locator('figure img').last();
  await expect(preview).toHaveAttribute('src', /^data:image\/(?:webp|jpeg);base64,/);
  const result = await preview.evaluate((picture: HTMLImageElement) => {
    const { naturalWidth: width, naturalHeight: height } = picture;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(picture, 0, 0);
    const isRed = (y: number) => {
      const [red = 0, , blue = 0] = context?.getImageData(width / 2, y, 1, 1).data ?? [];
      return red > blue;
    };
    return {
      isSquare: width === height,
      length: picture.src.length,
      topIsRed: isRed(20),
      bottomIsRed: isRed(height - 20),
    };
  });
  expect(result).toEqual({ isSquare: true, length: expect.any(Number), topIsRed: true, bottomIsRed: false });
  expect(result.length).toBeLessThanOrEqual(MAX_CHARACTERS);
  await page.getByRole('button', { name: t('profile.save') }).click();
  await expect(page.getByText(t('profile.avatar.saved'))).toBeVisible();
  await visit(page, platform === 'h5' ? '/h5/mine' : '/pc/mine?index=profile');
  await expect(page.locator('main img[src^="data:image/"]').first()).toBeVisible();
});
