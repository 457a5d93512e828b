import { catalogue } from '../mock/testing/wholeCatalogue';
import { openTestShop } from '../mock/testing/openTestShop';

const shop = openTestShop({ catalogue });

/** What a customer types, the products that come first, and the corrected text. No product: nothing is found. */
type Row = readonly [keyword: string, first: readonly string[], corrected?: string];

const english: readonly Row[] = [
  ['wireless', ['cloud-nine-headphones', 'good-loser-controller', 'windowsill-speaker']],
  ['black headphones', ['cloud-nine-headphones']],
  // They have a socket for headphones.
  ['headphones under 100', ['harbour-radio', 'little-stage-microphone']],
  ['headphones under $150', ['cloud-nine-headphones']],
  ['watch under 200', ['even-pace-stopwatch']],
  ['large', ['parlour-palm']],
  ['return policy', []],
  ['hdphnes', ['cloud-nine-headphones'], 'headphones'],
  ['tent', []],
  ['mug', ['slow-morning-cup', 'two-cup-teapot']],
  ['headfones', ['cloud-nine-headphones'], 'headphones'],
  ['HEADPHNES', ['cloud-nine-headphones'], 'headphones'],
  ['hedaphones', ['cloud-nine-headphones'], 'headphones'],
  ['headphxn', ['cloud-nine-headphones'], 'headphones'],
  ['phones', ['cloud-nine-headphones']],
  ['ear buds', ['cloud-nine-headphones']],
  ['wireless headphones', ['cloud-nine-headphones']],
  ['coffe', ['laboratory-syphon']],
  ['cofee', ['laboratory-syphon'], 'coffee'],
  ['coffee maker', ['laboratory-syphon']],
  ['teleskope', ['backyard-observatory'], 'telescope'],
  ['rucksack', ['day-pack-18']],
  ['day pack 18 l', ['day-pack-18']],
  ['day pack under 18 l', ['day-pack-18']],
  ['torch', ['night-walk-torch']],
  ['becher', []],
  ['kopfhörer', []],
  ['watches', ['orbit-watch', 'even-pace-stopwatch']],
  ['cups', ['slow-morning-cup', 'two-cup-teapot']],
  ['batteries', ['orbit-watch']],
  ['the red scarf', ['long-way-home-scarf']],
  ['blue backpack', ['day-pack-18']],
  ['yellow clock', ['kind-alarm-clock']],
  ['gray headphones', ['cloud-nine-headphones']],
  ['coat xl', ['first-frost-coat']],
  ['gift for dad', ['gift-card']],
  ['gift under 50', ['gift-card']],
  ['under 20', ['slow-morning-cup', 'gift-card', 'cinema-night']],
  ['something under $20!', ['slow-morning-cup', 'gift-card', 'cinema-night']],
  ['over 50 under 60', ['good-loser-controller', 'golden-hour-sunglasses']],
  ['sofa over 1,000', ['slow-evening-sofa']],
  ['sunglases under 60', ['golden-hour-sunglasses'], 'sunglasses under 60'],
  ['kichen chair', ['kitchen-chair-no-4'], 'kitchen chair'],
  ['wath', ['orbit-watch', 'even-pace-stopwatch'], 'watch'],
  ['plants', ['desk-monstera', 'patient-cactus']],
  ['non stick pan', ['sunday-pan']],
  ['ebook', ['hundred-slow-suppers']],
  ['concert tickets', ['candlelight-concert']],
  ['iphone', []],
  ['xyzzy', []],
];

const german: readonly Row[] = [
  ['kopfhörer', ['cloud-nine-headphones']],
  ['Kopfhorer', ['cloud-nine-headphones']],
  ['Kopfhörern', ['cloud-nine-headphones']],
  ['kopfhörrer', ['cloud-nine-headphones'], 'kopfhörer'],
  ['kopfhörr', ['cloud-nine-headphones'], 'kopfhörer'],
  ['Ohrhörer', ['cloud-nine-headphones']],
  ['ohrhörrer', ['cloud-nine-headphones'], 'ohrhörer'],
  ['schwarze Kopfhörer', ['cloud-nine-headphones']],
  ['kabellose Kopfhörer', ['cloud-nine-headphones']],
  ['Kopfhörer unter 150 €', ['cloud-nine-headphones']],
  ['headphones', ['cloud-nine-headphones']],
  ['becher', ['slow-morning-cup']],
  ['Tassen', ['slow-morning-cup']],
  ['grüne Tasse', ['slow-morning-cup']],
  ['rucksak', ['day-pack-18'], 'rucksack'],
  ['tagesrucksak', ['day-pack-18'], 'tagesrucksack'],
  ['Rucksack blau', ['day-pack-18']],
  ['STRAUSS', ['friday-bouquet']],
  ['strauß', ['friday-bouquet']],
  ['Blumenstrauß', ['friday-bouquet']],
  ['Turnschuhe', ['paper-plane-sneakers']],
  ['fernrohr', ['backyard-observatory']],
  ['teleskope', ['backyard-observatory']],
  ['Sonnenbrile', ['golden-hour-sunglasses'], 'sonnenbrille'],
  ['Weker', ['kind-alarm-clock'], 'wecker'],
  ['Regenschrim', ['four-seasons-umbrella'], 'regenschirm'],
  ['geschenkkarte', ['gift-card']],
  ['Geschenk für Mama', ['gift-card']],
  ['Stühle', ['kitchen-chair-no-4']],
  ['braune Stühle', ['kitchen-chair-no-4']],
  ['Handschuhe Größe M', ['bicycle-gloves']],
  ['Uhr unter 200', ['even-pace-stopwatch']],
  ['Koffer über 150', ['two-nights-suitcase']],
  ['mehr als 1000 Euro', ['slow-evening-sofa', 'backyard-observatory']],
  ['zwischen 50 und 60 Euro', ['good-loser-controller', 'golden-hour-sunglasses']],
  ['ab 1.200', ['backyard-observatory']],
  ['Pflanzen', ['desk-monstera', 'patient-cactus']],
  ['Zimmerpflanzen', ['desk-monstera', 'patient-cactus', 'parlour-palm']],
  ['Winterjacke', ['first-frost-coat']],
  ['Winterhandschuhe', ['bicycle-gloves']],
  ['Tischlampe', ['evening-bulbs', 'night-walk-torch']],
  ['Rückgabe', []],
  ['Rückgaberecht', []],
  ['Zelt', []],
];

const chinese: readonly Row[] = [
  ['耳机', ['cloud-nine-headphones']],
  ['黑色耳机', ['cloud-nine-headphones']],
  ['无线耳机', ['cloud-nine-headphones']],
  ['降噪耳机', ['cloud-nine-headphones']],
  ['耳机 200以内', ['cloud-nine-headphones']],
  ['蓝牙音箱', ['windowsill-speaker']],
  ['黑色的相机', ['field-camera-f2']],
  ['红色茶壶', ['two-cup-teapot']],
  ['绿色的杯子', ['slow-morning-cup']],
  ['茶杯', ['slow-morning-cup']],
  ['100块以下的杯子', ['slow-morning-cup']],
  ['手表', ['orbit-watch']],
  ['蓝色背包', ['day-pack-18']],
  ['运动鞋 42', ['paper-plane-sneakers']],
  ['鞋', ['paper-plane-sneakers']],
  ['大号', ['bear-of-few-words']],
  ['雨伞', ['four-seasons-umbrella']],
  ['眼镜', ['golden-hour-sunglasses', 'late-chapter-glasses']],
  ['100美元以内的礼物', ['gift-card']],
  ['50到60', ['good-loser-controller', 'golden-hour-sunglasses']],
  ['1000 以上', ['slow-evening-sofa', 'backyard-observatory']],
  ['咖啡豆', ['weekday-beans']],
  ['玩具', ['good-loser-controller', 'bear-of-few-words']],
  ['电影票', ['cinema-night']],
  ['headphnes', ['cloud-nine-headphones'], 'headphones'],
  ['旅行箱', ['two-nights-suitcase']],
  ['绿色植物', ['desk-monstera']],
  ['帐篷', []],
  ['退货', []],
];

const queries = [
  { language: 'en' as const, rows: english },
  { language: 'de' as const, rows: german },
  { language: 'zh-CN' as const, rows: chinese },
].flatMap(({ language, rows }) => rows.map(([keyword, first, corrected]) => ({ language, keyword, first, corrected })));

test.each(queries)('in $language, "$keyword" finds $first', ({ language, keyword, first, corrected }) => {
  const { list, correctedKeyword } = shop.visitor(language).ok('getGoodsList', { keyword });
  const ids = list.map(({ id }) => id);
  expect(first.length === 0 ? ids : ids.slice(0, first.length)).toEqual(first);
  expect(correctedKeyword).toBe(corrected);
});

test('has twenty queries of each language', () => {
  for (const language of [english, german, chinese]) expect(language.length).toBeGreaterThanOrEqual(20);
});
