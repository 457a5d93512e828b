/** The catalogue of a shop without some features: its texts do not promise what the shop does not have. */
import type { CatalogueSeed, GoodsSeed } from '../shop/catalogue/types';
import type { ShopConfiguration } from '../shop/configuration';
import type { LocalizedText } from '../shop/text';

type DemoFeatures = Readonly<
  Partial<Record<'wallet' | 'tickets' | 'presale' | 'coupons' | 'discountCodes' | 'redeemCodes', boolean>>
>;

/** The configuration of a demo shop, whose catalogue also depends on parts without which the rules are the same. */
export interface DemoConfiguration extends ShopConfiguration {
  readonly features: ShopConfiguration['features'] & DemoFeatures;
}

/** Help articles that are only about features: without all of these they are left out. */
const featuresOfArticle: Readonly<Record<string, readonly (keyof DemoFeatures)[]>> = {
  'help-wallet': ['wallet'],
  'help-tickets': ['tickets'],
  'help-presale': ['presale'],
  'help-codes': ['coupons', 'discountCodes', 'redeemCodes'],
};

/** A gift card adds its value to the wallet with a code that is redeemed: it needs both. */
const isGiftCard = ({ skus }: GoodsSeed): boolean => skus.some(({ faceValue }) => faceValue !== null);

/** Names gift cards in texts that also name other things. */
const giftCardTexts: readonly (readonly [string, string])[] = [
  ['Gift cards, instantly', 'Delivered instantly'],
  ['gift cards, tickets', 'tickets'],
  ['gift cards and memberships', 'memberships'],
  ['礼品卡，即时到账', '付款即到'],
  ['礼品卡、票券', '票券'],
  ['礼品卡与会员', '会员'],
  ['Geschenkkarten, sofort da', 'Sofort da'],
  ['Geschenkkarten, Tickets', 'Tickets'],
  ['Geschenkkarten und Mitgliedschaften', 'Mitgliedschaften'],
];
const withoutGiftCards = (text: string): string =>
  giftCardTexts.reduce((rest, [named, other]) => rest.replaceAll(named, other), text);

const balancePattern = /\b(?:balance|withdraw\w*)\b|余额|提现|Guthaben|auszahl/i;

/** The sentences that do not mention the balance. Each language has its own ends of sentences. */
const withoutBalanceSentences = (text: string): string =>
  text
    .split(/(?<=[.!?])\s+|(?<=[。！？])/)
    .filter((sentence) => !balancePattern.test(sentence))
    .join(/\p{Script=Han}/u.test(text) ? '' : ' ');

/** Leaves sentences about the balance out of HTML, with headings and lists of which nothing remains. */
const htmlWithoutBalance = (html: string): string =>
  html
    .replaceAll(/<(p|li|h3)>(.*?)<\/\1>/g, (_block, tag: string, inner: string) => {
      // The number of a heading is no sentence of its own.
      const kept = tag !== 'h3' ? withoutBalanceSentences(inner) : balancePattern.test(inner) ? '' : inner;
      return kept ? `<${tag}>${kept}</${tag}>` : '';
    })
    .replaceAll(/<(ul|ol)><\/\1>/g, '');

const chineseNumbers = [...'一二三四五六七八九十'];

/** Numbers the headings of HTML from 1 where all of them have a number. */
function withNumbersInOrder(html: string): string {
  let number = 0;
  return html.replaceAll(/<h3>(?:\d+\. |[一二三四五六七八九十]、)/g, (heading) => {
    number += 1;
    return heading.endsWith('、') ? `<h3>${chineseNumbers[number - 1]}、` : `<h3>${number}. `;
  });
}

const inEachLanguage = (text: LocalizedText, change: (one: string) => string): LocalizedText => ({
  en: change(text.en),
  zh: change(text.zh),
  ...(text.de === undefined ? {} : { de: change(text.de) }),
});

/** The catalogue without gift cards. Campaigns and texts that name them name the other digital products. */
function catalogueWithoutGiftCards(catalogue: CatalogueSeed): CatalogueSeed {
  const gone = new Set(catalogue.goods.filter(isGiftCard).map(({ id }) => id));
  const change = <Text extends LocalizedText>(text: Text) => inEachLanguage(text, withoutGiftCards);
  return {
    ...catalogue,
    banners: catalogue.banners.map((one) => ({ ...one, kicker: change(one.kicker) })),
    campaigns: catalogue.campaigns.map((one) => ({ ...one, kicker: change(one.kicker) })),
    articles: catalogue.articles.map((one) => ({ ...one, body: change(one.body) })),
    goods: catalogue.goods
      .filter(({ id }) => !gone.has(id))
      .map((one) => ({ ...one, relatedIds: one.relatedIds.filter((id) => !gone.has(id)) })),
    reviews: Object.fromEntries(Object.entries(catalogue.reviews).filter(([id]) => !gone.has(id))),
  };
}

/** The catalogue whose texts do not mention the balance. */
function catalogueWithoutBalance(catalogue: CatalogueSeed): CatalogueSeed {
  return {
    ...catalogue,
    articles: catalogue.articles.map((one) => ({
      ...one,
      summary: inEachLanguage(one.summary, withoutBalanceSentences),
      body: inEachLanguage(one.body, (html) => withNumbersInOrder(htmlWithoutBalance(html))),
    })),
    goods: catalogue.goods.map((one) => ({
      ...one,
      tagline: inEachLanguage(one.tagline, withoutBalanceSentences),
      description: inEachLanguage(one.description, htmlWithoutBalance),
    })),
    promotion: {
      ...catalogue.promotion,
      rules: catalogue.promotion.rules.filter(({ en }) => !balancePattern.test(en)),
    },
  };
}

/** Returns the catalogue with what fits the features that are on. */
export function catalogueWithoutFeatures(catalogue: CatalogueSeed, features: DemoFeatures): CatalogueSeed {
  const isOff = (name: keyof DemoFeatures) => features[name] === false;
  const articles = catalogue.articles.filter(({ id }) => !featuresOfArticle[id]?.every(isOff));
  const offered = { ...catalogue, articles };
  const sold = isOff('wallet') || isOff('redeemCodes') ? catalogueWithoutGiftCards(offered) : offered;
  return isOff('wallet') ? catalogueWithoutBalance(sold) : sold;
}
