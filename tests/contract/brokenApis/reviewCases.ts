/** For each rule of reviews APIs that break one assertion of it each, in the order of the assertions. */
import { accepting, answering, plus, refusing, rowsOf, type Case, type Data } from './brokenApi';

const withStars = (line: Data): Data =>
  line['review'] ? { ...line, review: plus(line['review'] as Data, 'stars', -1) } : line;

export const reviewCases: Readonly<Record<string, readonly Case[]>> = {
  reviewReplaced: [
    [
      answering('writeReview', (data) => ({ ...data, lines: rowsOf(data, 'lines').map(withStars) })),
      'the review of the line that was written again: expected ',
    ],
    [
      answering('getGoodsDetail', (data, { sent, nth }) => {
        const reviews = data['reviews'] as Data;
        const counts = reviews['distribution'] as readonly number[];
        return nth > 1 || sent.has('writeReview')
          ? { ...data, reviews: { ...reviews, distribution: counts.map((count) => count + 1) } }
          : data;
      }),
      'the ratings after the same review: expected ',
    ],
  ],
  reviewClosed: [
    [accepting('writeReview', 'REVIEW_CLOSED'), 'a review of an unpaid order was accepted'],
    [
      refusing('writeReview', 'REVIEW_CLOSED'),
      'a review of an unpaid order: expected the error REVIEW_CLOSED, got VALIDATION',
    ],
    [accepting('writeReview', 'NOT_FOUND'), 'a review of a foreign order was accepted'],
    [refusing('writeReview', 'NOT_FOUND'), 'a review of a foreign order: expected the error NOT_FOUND, got VALIDATION'],
  ],
};
