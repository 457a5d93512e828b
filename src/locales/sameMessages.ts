import type { Language } from '@@/locales/languages';
import type { Message } from './messageFormat';

/** A dictionary that has exactly the keys of `Dictionary`. */
export type SameMessages<Dictionary> = { readonly [Key in keyof Dictionary]: Message };

/** The dictionary of each language on offer. */
export type ByLanguage<Dictionary> = Readonly<Partial<Record<Language, SameMessages<Dictionary>>>>;
