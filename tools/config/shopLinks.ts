/** The links and product queries of shop.config.ts: what an operator writes, and what the app reads. */
import { omit } from 'es-toolkit';
import * as v from 'valibot';
import { getGoodsList } from '../../src/api/goods';
import type { Screen } from '../../src/lib/routes';

/** The filters of a list of products. */
const filters = omit(getGoodsList.input.entries, ['current', 'pageSize', 'withFacets', 'withSuggestions']);
const filterSchema = v.strictObject(filters);
const filterNames = Object.keys(filters);

/** The pages that links lead to, with the parameters of their query. Those with an `id` need it. */
const parametersOfPage: Readonly<Partial<Record<Screen, readonly string[]>>> = {
  home: [],
  hall: filterNames,
  goods: ['id'],
  campaign: ['id'],
  article: ['id'],
  articles: [],
  service: [],
  agreement: ['tab'],
  collect: [],
  mine: [],
  orders: [],
  wallet: [],
  coupons: [],
  tickets: [],
  redeem: [],
  promotion: [],
  inbox: [],
};
const pageNames = Object.keys(parametersOfPage) as Screen[];

/** Where a link leads: another site, or a page of both platforms. */
export type LinkTarget =
  { readonly url: string } | { readonly screen: Screen; readonly query: Readonly<Record<string, string>> };

const kindsOfLink =
  'expected a page such as /hall?categoryId=audio, an article such as article:shipping, or an address that begins with https://';

/** Reads a link. Returns what is expected instead when it is none. */
function readLink(text: string): LinkTarget | string {
  if (/^https:\/\/[^\s"'<>]+$/.test(text)) return { url: text };
  const [, article] = /^article:(\S+)$/.exec(text) ?? [];
  if (article) return { screen: 'article', query: { id: article } };
  const [, name = '', search = ''] = /^\/(\w+)(?:\?(\S*))?$/.exec(text) ?? [];
  if (name === '') return kindsOfLink;
  const screen = pageNames.find((page) => page === name);
  if (!screen) return `expected one of the pages ${pageNames.map((page) => `/${page}`).join(', ')}`;
  const query = Object.fromEntries(new URLSearchParams(search));
  const allowed = parametersOfPage[screen] ?? [];
  const isComplete = !allowed.includes('id') || query['id'];
  const isKnown = Object.keys(query).every((key) => allowed.includes(key));
  if (isComplete && isKnown) return { screen, query };
  return allowed.length === 0
    ? `expected /${screen} without a query`
    : `expected /${screen} with ${allowed.join(', ')}`;
}

/** `to` of a link. */
export const linkTarget = v.pipe(
  v.string(kindsOfLink),
  v.rawTransform<string, LinkTarget>(({ dataset, addIssue, NEVER }) => {
    const link = readLink(dataset.value);
    if (typeof link !== 'string') return link;
    addIssue({ message: link });
    return NEVER;
  }),
);

/** A query of products such as `categoryId=audio&sort=newest`: as the input of the call, and as that of a link to all. */
export const productQuery = v.pipe(
  v.string('expected a query such as categoryId=audio'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const query = Object.fromEntries(new URLSearchParams(dataset.value));
    const { success, output } = v.safeParse(filterSchema, query);
    if (success) return { input: output, query };
    addIssue({ message: `expected a query such as categoryId=audio, with ${filterNames.join(', ')}` });
    return NEVER;
  }),
);
