/** For each rule of facets APIs that break one assertion of it each. */
import { answering, plus, type Case } from './brokenApi';

export const facetCases: Readonly<Record<string, readonly Case[]>> = {
  facetCounts: [
    [
      answering('getGoodsList', (data, { request }) => (request.input['facets'] ? plus(data, 'total') : data)),
      'the number of products with deal:yes: expected ',
    ],
  ],
  facetUnknown: [
    [
      answering('getGoodsList', (data, { request }) => (request.input['facets'] ? { ...data, total: 0 } : data)),
      'the number of products with an unknown value of a facet: expected ',
    ],
  ],
};
