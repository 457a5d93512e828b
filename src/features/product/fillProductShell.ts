/**
 * An inline script, not a part of the app: the build writes it behind the prerendered product page, where it shows picture and
 * name as soon as the response to the early product call has arrived. An unreadable response changes nothing; the app shows
 * the error.
 */
import type { GoodsDetail } from '@/api/products';
import { pictureUrls, safePictureSource } from '@/lib/picture';
import { parseSearchParams, queryId, splitHash } from '@/lib/searchParams';
import { pictureIndexOf, picturesOf } from './gallery';
import { choiceForRequestedSku, chosenSku } from '@/domain/skuChoice';

/** The pictures of the product, and the one that the page of the app shows first. */
function picturesOfLinkedSku(goods: GoodsDetail) {
  const skuId = queryId(parseSearchParams(splitHash(window.location.hash).search)['sku']);
  const pictures = picturesOf(goods);
  return {
    pictures,
    visiblePicture: pictures[pictureIndexOf(goods, chosenSku(goods, choiceForRequestedSku(goods, skuId)))],
  };
}

async function fillShell(screen: HTMLElement, response: Promise<unknown>): Promise<void> {
  const { success, data } = (await response) as { success: unknown; data: GoodsDetail };
  if (success !== true) return;
  const [name, picture, others] = ['name', 'picture', 'others'].map((part) =>
    screen.querySelector<HTMLElement>(`[data-known="${part}"]`),
  );
  const tile = picture?.parentElement;
  const { pictures, visiblePicture } = picturesOfLinkedSku(data);
  const source = visiblePicture && safePictureSource(visiblePicture.src);
  if (name && typeof data.name === 'string') {
    name.textContent = data.name;
    name.classList.remove('skeleton');
  }
  if (pictures.length < 2) others?.remove();
  if (picture && tile && visiblePicture && source) {
    tile.style.setProperty('--hue', String(Number(visiblePicture.hue)));
    tile.classList.remove('skeleton');
    if (visiblePicture.fit === 'photo') picture.style.cssText = 'width:100%;height:100%;object-fit:cover';
    const { src, ...choice } = pictureUrls(source, process.env.PICTURE_URL ?? '');
    Object.assign(picture, { ...(choice.srcSet && { sizes: choice.sizes, srcset: choice.srcSet }), src });
  }
}

const prerenderedPage = document.getElementById('prerendered');
const { startup } = window;
if (prerenderedPage?.dataset['of'] === 'goods' && startup?.productResponse)
  startup.shellFilled = fillShell(prerenderedPage, startup.productResponse).catch(() => undefined);
