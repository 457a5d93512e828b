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
export type MessagesExtent = 'front' | 'whole';

export interface LoadedLocale {
  readonly language: Language;
  readonly extent: MessagesExtent;
  readonly dictionary: Dictionary;
}

interface MessageLoaders {
  readonly front: () => Promise<{ readonly front: Dictionary }>;
  readonly secondary: () => Promise<{ readonly secondary: Dictionary }>;
}
const messageLoaders: Readonly<Partial<Record<Language, MessageLoaders>>> = loadMessages;

/** Messages that came with the code that uses them. */
const addedMessages: Partial<Record<Language, Dictionary>> = {};

let loadedLocale: LoadedLocale | undefined;
let latestRequestedLanguage: Language | undefined;
/** Called when the language changes. */
const languageListeners = new Set<() => void>();
/**
 * Called when the language changes or more of its messages are loaded. Only components that wait for messages use it.
 */
const completionListeners = new Set<() => void>();

/** The customer's choice, else the first language of the browser that is on offer, else the first on offer. */
export const preferredLanguage = (): Language => pickLanguage(languages) ?? languages[0];

/** The language in use, also before its messages are loaded. */
export function currentLanguage(): Language {
  return loadedLocale?.language ?? preferredLanguage();
}

let lastLoadError: unknown;

/** Why messages failed to load the last time; undefined when they never did. */
export const localeLoadError = (): unknown => lastLoadError;

/**
 * Loads the messages of a language and makes it current. Messages that are already loaded are kept. Rejects when
 * loading fails.
 */
export async function loadLocale(language: Language, requestedExtent: MessagesExtent = 'whole'): Promise<void> {
  latestRequestedLanguage = language;
  const extent = loadedLocale?.extent === 'whole' ? 'whole' : requestedExtent;
  try {
    const own = messageLoaders[language];
    const [first, others] = await Promise.all([own?.front(), extent === 'whole' ? own?.secondary() : undefined]);
    // A slow load of an earlier choice must not replace a later one, nor a partial load a full one.
    const isOther = loadedLocale?.language !== language;
    if (latestRequestedLanguage !== language || (!isOther && loadedLocale?.extent === 'whole')) return;
    loadedLocale = {
      language,
      extent,
      dictionary: { ...addedMessages[language], ...first?.front, ...others?.secondary },
    };
    document.documentElement.lang = language;
    if (isOther) languageListeners.forEach((listener) => listener());
    completionListeners.forEach((listener) => listener());
  } catch (missing) {
    if (latestRequestedLanguage === language) latestRequestedLanguage = loadedLocale?.language;
    lastLoadError = missing;
    throw missing;
  }
}

/**
 * Adds messages that a chunk contains in all languages, so that no other page loads them. Called when the module with the
 * component that uses them is evaluated, so no component waits for them.
 */
export function addMessages(messages: Readonly<Partial<Record<Language, Dictionary>>>): void {
  for (const language of languages) addedMessages[language] = { ...addedMessages[language], ...messages[language] };
  if (loadedLocale) Object.assign(loadedLocale.dictionary, messages[loadedLocale.language]);
}

/** Switches to a language and stores the choice, unless another one was chosen before its messages came. */
export async function chooseLanguage(language: Language): Promise<void> {
  await loadLocale(language, loadedLocale?.extent);
  if (loadedLocale?.language === language) languageStorage.write(language);
}

/** Follows the choice of another tab. Returns a function that stops it. A failed load keeps the language. */
export const watchLanguage = (): (() => void) =>
  languageStorage.onOtherTab(() => void loadLocale(preferredLanguage(), loadedLocale?.extent).catch(() => undefined));

let pendingCompletion: { language: Language; done: Promise<void> } | undefined;

/**
 * Loads the remaining messages of the current or just chosen language. Concurrent callers share one promise; a failed
 * load is tried again.
 */
export function loadAllMessages(): Promise<void> {
  const language = latestRequestedLanguage ?? currentLanguage();
  if (pendingCompletion?.language !== language) {
    const done = loadLocale(language);
    pendingCompletion = { language, done };
    done.catch(() => (pendingCompletion = undefined));
  }
  return pendingCompletion.done;
}

export function currentLocale(): LoadedLocale | undefined {
  return loadedLocale;
}

/** Calls `listener` when the language changes. Returns a function that unsubscribes. */
export function onLocaleChange(listener: () => void): () => void {
  languageListeners.add(listener);
  return () => languageListeners.delete(listener);
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
  const message = loadedLocale?.dictionary[key];
  return loadedLocale && message ? formatMessage(message, loadedLocale.language, values) : '';
}
