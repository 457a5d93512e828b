/** Writes an average of stars with one digit after the separator of the language: 4.5, or 4,5. */
export const formatRating = (average: number, language: string): string =>
  Number(average.toFixed(1)).toLocaleString(language, { minimumFractionDigits: 1 });
