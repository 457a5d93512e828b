/**
 * The language of the interface and its words, loaded on demand: first those of the front page, the others with the first
 * page that needs them. Outside React because requests and notices need it too; components use the hook `useWords`.
 */
import { formatWord, type Word, type WordValues } from './locales/wordFormat';
import type { words as english } from './locales/en';
import { languageSlot } from './storage';

export type Language = 'en' | 'zh-CN';
export type WordKey = keyof typeof english;
type Dictionary = Readonly<Partial<Record<WordKey, Word>>>;

/** `front`: what the home pages and the shells say; `whole`: every word. */
export type Extent = 'front' | 'whole';

export interface Spoken {
  readonly language: Language;
  readonly extent: Extent;
  readonly dictionary: Dictionary;
}

const load: Record<Language, Record<'front' | 'rest', () => Promise<Dictionary>>> = {
  en: {
    front: () => import(/* webpackChunkName: "words-en" */ './locales/en/front').then(({ front }) => front),
    rest: () => import(/* webpackChunkName: "words-en-rest" */ './locales/en/rest').then(({ rest }) => rest),
  },
  'zh-CN': {
    front: () => import(/* webpackChunkName: "words-zh" */ './locales/zh/front').then(({ front }) => front),
    rest: () => import(/* webpackChunkName: "words-zh-rest" */ './locales/zh/rest').then(({ rest }) => rest),
  },
};

let spoken: Spoken | undefined;
let latestAsked: Language | undefined;
/** Told of another language. */
const listeners = new Set<() => void>();
/** Told of more words of the same as well. Nobody else is drawn anew for words that they do not say. */
const completionListeners = new Set<() => void>();

/** What the customer chose, else the first language of the browser that we speak, else English. */
export function preferredLanguage(): Language {
  const chosen = languageSlot.read();
  if (chosen) return chosen;
  for (const tag of navigator.languages ?? []) {
    if (/^zh\b/i.test(tag)) return 'zh-CN';
    if (/^en\b/i.test(tag)) return 'en';
  }
  return 'en';
}

/** The language in use, also before its words have come. */
export function currentLanguage(): Language {
  return spoken?.language ?? preferredLanguage();
}

/**
 * Loads words of a language and speaks it, never less of it than was spoken before. Rejects when they cannot be loaded.
 */
export async function speak(language: Language, wanted: Extent = 'whole'): Promise<void> {
  latestAsked = language;
  const extent = spoken?.extent === 'whole' ? 'whole' : wanted;
  try {
    const parts = await Promise.all([load[language].front(), extent === 'whole' ? load[language].rest() : {}]);
    // A slower load of an earlier choice must not win, nor a smaller one of the same language.
    const isOther = spoken?.language !== language;
    if (latestAsked !== language || (!isOther && spoken?.extent === 'whole')) return;
    spoken = { language, extent, dictionary: Object.assign({}, ...parts) };
    document.documentElement.lang = language;
    if (isOther) listeners.forEach((listener) => listener());
    completionListeners.forEach((listener) => listener());
  } catch (missing) {
    if (latestAsked === language) latestAsked = spoken?.language;
    throw missing;
  }
}

/** Speaks a language from now on and remembers it. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language, spoken?.extent);
  languageSlot.write(language);
}

let completing: { language: Language; done: Promise<void> } | undefined;

/** The words that are still missing in the language in use, or chosen just now: one promise for everybody who waits. Asked again after a failure. */
export function speakWhole(): Promise<void> {
  const language = latestAsked ?? currentLanguage();
  if (completing?.language !== language) {
    const done = speak(language);
    completing = { language, done };
    done.catch(() => (completing = undefined));
  }
  return completing.done;
}

export function spokenNow(): Spoken | undefined {
  return spoken;
}

/** Calls `listener` when another language is spoken; returns how to stop it. */
export function onSpoken(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls `listener` when another language is spoken, or more of the same; returns how to stop it. */
export function onCompleted(listener: () => void): () => void {
  completionListeners.add(listener);
  return () => completionListeners.delete(listener);
}

/** A word outside React. Empty before it has come: nothing can be told yet anyway. */
export function say(key: WordKey, values?: WordValues): string {
  const word = spoken?.dictionary[key];
  return spoken && word ? formatWord(word, spoken.language, values) : '';
}
