/** The German texts of the catalogue, by their English text. HTML is translated element by element. */
import { accountHelp } from './accountHelp';
import { audio } from './audio';
import { bags } from './bags';
import { cameras } from './cameras';
import { clothing } from './clothing';
import { coffee } from './coffee';
import { furnitureAndLighting } from './furnitureAndLighting';
import { giftsAndPasses } from './giftsAndPasses';
import { homeAccessories } from './homeAccessories';
import { legal } from './legal';
import { news } from './news';
import { plants } from './plants';
import { play } from './play';
import { purchaseHelp } from './purchaseHelp';
import { reviewsOfDevices } from './reviewsOfDevices';
import { reviewsOfHome } from './reviewsOfHome';
import { reviewsOfWear } from './reviewsOfWear';
import { shared } from './shared';
import { shop } from './shop';
import { tickets } from './tickets';
import { wearables } from './wearables';

const germanByEnglish: ReadonlyMap<string, string> = new Map(
  [
    accountHelp,
    audio,
    bags,
    cameras,
    clothing,
    coffee,
    furnitureAndLighting,
    giftsAndPasses,
    homeAccessories,
    legal,
    news,
    plants,
    play,
    purchaseHelp,
    reviewsOfDevices,
    reviewsOfHome,
    reviewsOfWear,
    shared,
    shop,
    tickets,
    wearables,
  ].flatMap((texts) => Object.entries(texts)),
);

/** Returns the German text of an English one, to spread into a `LocalizedText`; nothing when it has none. */
export const germanOf = (en: string): { de?: string } => {
  const de = germanByEnglish.get(en);
  return de === undefined ? {} : { de };
};

/** The English texts that have a German one, for the test that finds unused ones. */
export const translatedTexts: readonly string[] = [...germanByEnglish.keys()];
