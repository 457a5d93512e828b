import { fireEvent, screen } from '@testing-library/react';
import { loadAllMessages } from '@/lib/i18n';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { PhotoCrop } from './PhotoCrop';

beforeAll(() => loadAllMessages());

test('the zoom is said in percent, from the whole photo to four times its size', async () => {
  await renderInShop(<PhotoCrop url="data:image/png;base64,AA==" onArea={() => undefined} />);
  const slider = screen.getByRole('slider');
  expect(slider).toHaveAttribute('aria-valuetext', '100%');
  expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['1', '4']);
  for (const [value, percent] of [
    ['1.05', '105%'],
    ['1.15', '115%'],
    ['4', '400%'],
  ]) {
    fireEvent.change(slider, { target: { value } });
    expect(slider).toHaveAttribute('aria-valuetext', percent);
  }
});
