/** The catalogue of a shop without some features: its texts do not promise what the shop does not have. */
import type { CatalogueSeed } from './catalogue/types';
import type { LocalizedText } from './text';

type Features = Readonly<Partial<Record<keyof typeof SHOP.features, boolean>>>;

/** Help articles that are only about features: without all of these they are left out. */
const featuresOfArticle: Readonly<Record<string, readonly (keyof Features)[]>> = {
  'help-wallet': ['wallet'],
  'help-tickets': ['tickets'],
  'help-presale': ['presale'],
  'help-codes': ['coupons', 'discountCodes', 'redeemCodes'],
};

const ofBalance = /\b(?:balance|withdraw\w*)\b|余额|提现|Guthaben|auszahl/i;

/** The sentences that do not mention the balance. Each language has its own ends of sentences. */
const withoutBalance = (text: string): string =>
  text
    .split(/(?<=[.!?])\s+|(?<=[。！？])/)
    .filter((sentence) => !ofBalance.test(sentence))
    .join(/\p{Script=Han}/u.test(text) ? '' : ' ');

/** Leaves sentences about the balance out of HTML, with headings and lists of which nothing remains. */
const htmlWithoutBalance = (html: string): string =>
  html
    .replaceAll(/<(p|li|h3)>(.*?)<\/\1>/g, (_block, tag: string, inner: string) => {
      const kept = withoutBalance(inner);
      return kept ? `<${tag}>${kept}</${tag}>` : '';
    })
    .replaceAll(/<(ul|ol)><\/\1>/g, '');

const inEachLanguage = (text: LocalizedText, change: (one: string) => string): LocalizedText => ({
  en: change(text.en),
  zh: change(text.zh),
  ...(text.de === undefined ? {} : { de: change(text.de) }),
});

/** Returns the catalogue with what fits the features that are on. */
export function offeredCatalogue(catalogue: CatalogueSeed, features: Features): CatalogueSeed {
  const isOff = (name: keyof Features) => features[name] === false;
  const articles = catalogue.articles.filter(({ id }) => !featuresOfArticle[id]?.every(isOff));
  if (!isOff('wallet')) return { ...catalogue, articles };
  return {
    ...catalogue,
    articles: articles.map((one) => ({
      ...one,
      summary: inEachLanguage(one.summary, withoutBalance),
      body: inEachLanguage(one.body, htmlWithoutBalance),
    })),
    goods: catalogue.goods.map((one) => ({
      ...one,
      tagline: inEachLanguage(one.tagline, withoutBalance),
      description: inEachLanguage(one.description, htmlWithoutBalance),
    })),
    promotion: {
      ...catalogue.promotion,
      rules: catalogue.promotion.rules.filter(({ en }) => !ofBalance.test(en)),
    },
  };
}
