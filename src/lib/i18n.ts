/**
 * The language of the interface and its messages, loaded on demand: those of the home pages first, the others with the
 * first page that needs them. Outside React because requests and notifications need it too; components use the hook
 * `useTranslation`.
 */
import { formatMessage, type Message, type MessageValues } from '@/locales/messageFormat';
import type { messages as english } from '@/locales/en';
import { languages, loadMessages, type Language } from '@@/locales/languages';
import { pickLanguage } from './pickLanguage';
import { languageStorage } from './storage';

export type { Language };
export type MessageKey = keyof typeof english;
type Dictionary = Readonly<Partial<Record<MessageKey, Message>>>;

/** `front`: messages of the home pages and the shells; `whole`: all messages. */
export type Extent = 'front' | 'whole';

export interface LoadedLocale {
  readonly language: Language;
  readonly extent: Extent;
  readonly dictionary: Dictionary;
}

interface Loaders {
  readonly front: () => Promise<{ readonly front: Dictionary }>;
  readonly secondary: () => Promise<{ readonly secondary: Dictionary }>;
}
const load: Readonly<Partial<Record<Language, Loaders>>> = loadMessages;

/** Messages that came with the code that uses them. */
const fetched: Partial<Record<Language, Dictionary>> = {};

let current: LoadedLocale | undefined;
let latestAsked: Language | undefined;
/** Called when the language changes. */
const listeners = new Set<() => void>();
/**
 * Called when the language changes or more of its messages are loaded. Only components that wait for messages use it.
 */
const completionListeners = new Set<() => void>();

/** The customer's choice, else the first language of the browser that is on offer, else the first on offer. */
export const preferredLanguage = (): Language => pickLanguage(languages) ?? languages[0];

/** The language in use, also before its messages are loaded. */
export function currentLanguage(): Language {
  return current?.language ?? preferredLanguage();
}

let failure: unknown;

/** Why messages failed to load the last time; undefined when they never did. */
export const localeFailure = (): unknown => failure;

/**
 * Loads the messages of a language and makes it current. Messages that are already loaded are kept. Rejects when
 * loading fails.
 */
export async function loadLocale(language: Language, requestedExtent: Extent = 'whole'): Promise<void> {
  latestAsked = language;
  const extent = current?.extent === 'whole' ? 'whole' : requestedExtent;
  try {
    const own = load[language];
    const [first, others] = await Promise.all([own?.front(), extent === 'whole' ? own?.secondary() : undefined]);
    // A slow load of an earlier choice must not replace a later one, nor a partial load a full one.
    const isOther = current?.language !== language;
    if (latestAsked !== language || (!isOther && current?.extent === 'whole')) return;
    current = { language, extent, dictionary: { ...fetched[language], ...first?.front, ...others?.secondary } };
    document.documentElement.lang = language;
    if (isOther) listeners.forEach((listener) => listener());
    completionListeners.forEach((listener) => listener());
  } catch (missing) {
    if (latestAsked === language) latestAsked = current?.language;
    failure = missing;
    throw missing;
  }
}

/**
 * Adds messages that a chunk contains in all languages, so that no other page loads them. Called when the module with the
 * component that uses them is evaluated, so no component waits for them.
 */
export function addMessages(messages: Readonly<Partial<Record<Language, Dictionary>>>): void {
  for (const language of languages) fetched[language] = { ...fetched[language], ...messages[language] };
  if (current) Object.assign(current.dictionary, messages[current.language]);
}

/** Switches to a language and stores the choice, unless another one was chosen before its messages came. */
export async function chooseLanguage(language: Language): Promise<void> {
  await loadLocale(language, current?.extent);
  if (current?.language === language) languageStorage.write(language);
}

/** Follows the choice of another tab. Returns a function that stops it. A failed load keeps the language. */
export const watchLanguage = (): (() => void) =>
  languageStorage.onOtherTab(() => void loadLocale(preferredLanguage(), current?.extent).catch(() => undefined));

let completing: { language: Language; done: Promise<void> } | undefined;

/**
 * Loads the remaining messages of the current or just chosen language. Concurrent callers share one promise; a failed
 * load is tried again.
 */
export function loadAllMessages(): Promise<void> {
  const language = latestAsked ?? currentLanguage();
  if (completing?.language !== language) {
    const done = loadLocale(language);
    completing = { language, done };
    done.catch(() => (completing = undefined));
  }
  return completing.done;
}

export function currentLocale(): LoadedLocale | undefined {
  return current;
}

/** Calls `listener` when the language changes. Returns a function that unsubscribes. */
export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Calls `listener` when the language changes or more of its messages are loaded. Returns a function that unsubscribes.
 */
export function onMessagesLoaded(listener: () => void): () => void {
  completionListeners.add(listener);
  return () => completionListeners.delete(listener);
}

/** A message, for code outside React. Empty before it is loaded. */
export function translate(key: MessageKey, values?: MessageValues): string {
  const message = current?.dictionary[key];
  return current && message ? formatMessage(message, current.language, values) : '';
}
