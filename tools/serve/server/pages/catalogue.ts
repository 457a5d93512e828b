/** Reads categories, products and articles for the readable pages from the API, in the language of the page. */
import { getCategories, getGoodsList, type Category, type GoodsCard } from '../../../../src/api/goods';
import { getHelpList, getArticle, getArticles, type Article, type ArticleHead } from '../../../../src/api/articles';
import { getGoodsDetail, type GoodsDetail } from '../../../../src/api/products';
import { getServerInfo, type ServerRecord } from '../../../../src/api/server';
import type { RawResponse } from '../../../../src/api/judgeResponse';
import type { AnyCall, ResultOf } from '../../../../src/api/defineCall';
import { judgeResponse } from '../../../../src/api/judgeResponse';
import { validateResponse } from '../../../../src/api/parseResponse';
import { rememberResults } from './memory';
import type { PageLanguage } from './settings';
import { languageTagOf } from './texts';

/** Sends a call without a session. Never rejects. `language` is a tag for `Accept-Language`. */
export type SendRead = (
  call: AnyCall,
  input: Readonly<Record<string, unknown>>,
  language: string,
) => Promise<RawResponse>;

/** What a read found. `missing`: the API has it not, or has no such call. */
export type ReadResult<Data> =
  | { readonly state: 'found'; readonly data: Data }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly reason: string };

/** A page that can be listed, with the day of its last change if it is known. */
export interface ListedPage {
  readonly id: string;
  readonly changedOn?: string;
}

/** A page of a list of products, and the number of all of them. */
export interface ProductList {
  readonly list: readonly GoodsCard[];
  readonly total: number;
}

export interface PageCatalogue {
  shop(language: PageLanguage): Promise<ReadResult<ServerRecord>>;
  product(id: string, language: PageLanguage): Promise<ReadResult<GoodsDetail>>;
  article(id: string, language: PageLanguage): Promise<ReadResult<Article>>;
  /** All categories, in display order. */
  categories(language: PageLanguage): Promise<ReadResult<readonly Category[]>>;
  /** A page of the products of a category, or of all products without one; the newest first. */
  productsOf(categoryId: string | undefined, page: number, language: PageLanguage): Promise<ReadResult<ProductList>>;
  /** All products, up to `limit`. */
  products(limit: number): Promise<ReadResult<readonly ListedPage[]>>;
  /** All articles, without their text. */
  articles(language: PageLanguage): Promise<ReadResult<readonly ArticleHead[]>>;
}

/** Ms for which name, currency and categories of the shop are kept. */
const shopPeriodMs = 60_000;
/** Products on a page of a category. */
export const productsPerPage = 48;
/** Rows of one request for a list; the contract allows no more. */
const pageSize = 100;

/** Creates the catalogue of the API that `send` reaches. */
export function createCatalogue(send: SendRead, firstLanguage: PageLanguage): PageCatalogue {
  async function read<Call extends AnyCall>(
    call: Call,
    input: Readonly<Record<string, unknown>>,
    language: PageLanguage,
  ): Promise<ReadResult<ResultOf<Call>>> {
    const judged = judgeResponse(call, await send(call, input, languageTagOf(language)));
    const { state, errorCode, status, reason, violations, isTolerated, data } = judged;
    if (state === 'works' || isTolerated) return { state: 'found', data: validateResponse(call, data) };
    if (state === 'missing' || errorCode === 'NOT_FOUND' || status === 404) return { state: 'missing' };
    const [violation] = violations;
    const why =
      state === 'wrong' && violation
        ? `${violation.path} is outside the contract`
        : (reason ?? errorCode ?? `status ${status}`);
    return { state: 'failed', reason: `${call.name}: ${why}` };
  }

  const remember = <Result extends ReadResult<unknown>>(load: (language: PageLanguage) => Promise<Result>) =>
    rememberResults((language) => load(language as PageLanguage), {
      periodMs: shopPeriodMs,
      max: 10,
      isKept: ({ state }) => state !== 'failed',
    });

  return {
    shop: remember((language) => read(getServerInfo, {}, language)),
    product: (id, language) => read(getGoodsDetail, { id }, language),
    article: (id, language) => read(getArticle, { id }, language),

    categories: remember(async (language) => {
      const found = await read(getCategories, {}, language);
      return found.state === 'found' ? { state: 'found', data: found.data.list } : found;
    }),

    productsOf: (categoryId, current, language) =>
      read(
        getGoodsList,
        { current, pageSize: productsPerPage, sort: 'newest', ...(categoryId !== undefined && { categoryId }) },
        language,
      ),

    async products(limit) {
      const ids = new Set<string>();
      for (let current = 1; ids.size < limit; current += 1) {
        const found = await read(getGoodsList, { current, pageSize, sort: 'newest' }, firstLanguage);
        if (found.state !== 'found') return found;
        const { list, droppedCount = 0, total } = found.data;
        for (const { id } of list) ids.add(id);
        if (list.length + droppedCount === 0 || current * pageSize >= total) break;
      }
      return { state: 'found', data: [...ids].slice(0, limit).map((id) => ({ id })) };
    },

    async articles(language) {
      const articles = new Map<string, ArticleHead>();
      for (const call of [getArticles, getHelpList]) {
        const found = await read(call, {}, language);
        if (found.state === 'failed') return found;
        if (found.state === 'found') for (const head of found.data.list) articles.set(head.id, head);
      }
      return { state: 'found', data: [...articles.values()] };
    },
  };
}
