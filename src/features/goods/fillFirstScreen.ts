/**
 * No part of the app: the build puts it into the page itself, behind the first screen of goods, where it shows picture and
 * name as soon as the shop has answered what the page asked early. What cannot be read leaves the screen as it is; the app
 * says what is wrong.
 */
import type { GoodsDetail } from '@/api/schema/goods';
import { pictureAddresses, safePictureSource } from '@/domain/picture';
import { parseQuery, queryId } from '@/domain/query';
import { pictureIndexOf, picturesOf } from './gallery';
import { choiceFor, chosenSku } from './skuChoice';

interface Boot {
  /** The body of what the page asked early, while its first screen is that of goods; undefined when that failed. */
  answer?: Promise<unknown>;
  /** Resolves when the first screen shows all it will; never rejects. */
  filled?: Promise<void>;
}

/** The picture with which the page of the app begins, too. */
function pictureOf(goods: GoodsDetail) {
  const skuId = queryId(parseQuery(window.location.hash.split('?')[1] ?? '')['sku']);
  const pictures = picturesOf(goods);
  return pictures[pictureIndexOf(pictures, chosenSku(goods, choiceFor(goods, skuId)))];
}

async function fill(screen: HTMLElement, answer: Promise<unknown>): Promise<void> {
  const { success, data } = (await answer) as { success: unknown; data: GoodsDetail };
  if (success !== true) return;
  const [name, picture] = ['name', 'picture'].map((part) => screen.querySelector<HTMLElement>(`[data-known="${part}"]`));
  const tile = picture?.parentElement;
  const shown = pictureOf(data);
  const source = shown && safePictureSource(shown.src);
  if (name && typeof data.name === 'string') {
    name.textContent = data.name;
    name.classList.remove('bone');
  }
  if (picture && tile && shown && source) {
    tile.style.setProperty('--hue', String(Number(shown.hue)));
    tile.classList.remove('bone');
    if (shown.fit === 'photo') picture.style.cssText = 'width:100%;height:100%;object-fit:cover';
    const { src, ...choice } = pictureAddresses(source, process.env.PICTURE_URL ?? '');
    Object.assign(picture, { ...(choice.srcSet && { sizes: choice.sizes, srcset: choice.srcSet }), src });
  }
}

const boot = window.boot as unknown as Boot;
const screen = document.getElementById('first-screen');
if (screen?.dataset['of'] === 'goods' && boot.answer) boot.filled = fill(screen, boot.answer).catch(() => undefined);
