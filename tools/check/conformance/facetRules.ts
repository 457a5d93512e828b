/** Rules of the facets of the product list. They only read. */
import { expectSame } from './client';
import type { ConformanceContext } from './conformanceContext';
import type { ConformanceRule } from './rules';

/** At most so many values are tried, because each needs a call. */
const MAX_TRIED = 12;

const facetsOf = ({ visitor }: ConformanceContext, facets?: string) =>
  visitor.ok('getGoodsList', { pageSize: 1, withFacets: true, ...(facets !== undefined && { facets }) });

export const facetRules: readonly ConformanceRule[] = [
  {
    id: 'facetCounts',
    says: 'A value of a facet narrows the product list to as many products as it says.',
    parts: ['facets'],
    async run(bench) {
      const { facets = [] } = await facetsOf(bench);
      const values = facets.flatMap(({ id, values }) =>
        values.map((value) => ({ ...value, key: `${id}:${value.id}` })),
      );
      for (const { key, count } of values.slice(0, MAX_TRIED))
        expectSame((await facetsOf(bench, key)).total, count, `the number of products with ${key}`);
    },
  },
  {
    id: 'facetUnknown',
    says: 'A value of a facet that the shop does not know is ignored.',
    parts: ['facets'],
    async run(bench) {
      const { total } = await facetsOf(bench);
      const unknown = await facetsOf(bench, `none-${bench.newId()}:none`);
      expectSame(unknown.total, total, 'the number of products with an unknown value of a facet');
    },
  },
];
