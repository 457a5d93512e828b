import type { Word } from './wordFormat';

/** A dictionary with exactly the keys of another. */
export type SameWords<Dictionary> = { readonly [Key in keyof Dictionary]: Word };
