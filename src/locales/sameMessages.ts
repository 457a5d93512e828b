import type { Language } from '@@/locales/languages';
import type { Message } from './messageFormat';

/** A dictionary that has exactly the keys of `Dictionary`. */
export type SameMessages<Dictionary> = { readonly [Key in keyof Dictionary]: Message };

/**
 * A dictionary that may lack messages: a translation that is not complete, as `npm run language` begins it.
 * @public
 */
export type SomeMessages<Dictionary> = Partial<SameMessages<Dictionary>>;

/** The dictionary of each language on offer. */
export type ByLanguage<Dictionary> = Readonly<Partial<Record<Language, SameMessages<Dictionary>>>>;
