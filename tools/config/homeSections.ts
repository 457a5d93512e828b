/** The sections of the home page in `shop.config.ts`. */
import * as v from 'valibot';
import { homeSectionNames, type HomeSectionName } from './shopConfigType';
import { articleId, entriesOf, hasKey, textInLanguages } from './schemaParts';
import { productQuery } from './shopLinks';
import { strictObject } from './strictObject';

const productRow = v.pipe(
  strictObject({ products: productQuery, title: textInLanguages }),
  v.transform(({ products, title }) => ({ kind: 'products' as const, ...products, title })),
);
const article = v.pipe(
  strictObject({ article: articleId, title: v.optional(textInLanguages) }),
  v.transform(({ article: id, title }) => ({ kind: 'article' as const, id, title })),
);
const namedSection = v.picklist(
  homeSectionNames,
  `expected one of ${homeSectionNames.join(', ')}, or { products: 'categoryId=audio', title: 'Audio' }, or { article: 'id' }`,
);

const section = v.lazy((input) =>
  hasKey(input, 'products') ? productRow : hasKey(input, 'article') ? article : namedSection,
);
type Section = v.InferOutput<typeof section>;

const isNamed = (one: Section): one is HomeSectionName => typeof one === 'string';

/** The sections, and which of those of the app are among them. */
export const homeSections = v.pipe(
  v.array(section, 'expected a list of sections'),
  v.check((list) => {
    const names = list.filter(isNamed);
    return new Set(names).size === names.length;
  }, 'expected each of the named sections once'),
  // Those two show nothing while they load, so the page without data would be empty.
  v.check(
    (list) => list.some((one) => one !== 'campaigns' && one !== 'recentlyViewed'),
    'expected a section beside campaigns and recentlyViewed',
  ),
  v.transform((sections) => ({
    sections,
    // Constants of their own, so that the bundler removes the code of the others.
    uses: entriesOf(homeSectionNames, (name) => sections.includes(name)),
    endsWithProducts: sections.at(-1) === 'products',
  })),
);
