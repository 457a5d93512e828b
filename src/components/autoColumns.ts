import type { CSSProperties } from 'react';

/**
 * The style of a stack whose children stand beside each other where there is room.
 * @param width least width of a column as a length of CSS; a narrower stack has one column.
 * @param mode `fit`: a few children share the whole width. `fill`: they are as wide as those of a full row.
 */
export const autoColumns = (width: string, mode: 'fill' | 'fit' = 'fill'): CSSProperties => ({
  gridTemplateColumns: `repeat(auto-${mode}, minmax(min(100%, ${width}), 1fr))`,
});
