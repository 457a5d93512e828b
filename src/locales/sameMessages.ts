import type { Message } from './messageFormat';

/** A dictionary that has exactly the keys of `Dictionary`. */
export type SameMessages<Dictionary> = { readonly [Key in keyof Dictionary]: Message };
