/** Removes what could be about a person from texts that a hook gets. */

const MAX_MESSAGE = 200;
const MAX_STACK_LINES = 20;
const MAX_SEARCH = 40;

const email = /[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>,;]+/g;
/** Five or more digits, also with the spaces and signs of a phone number between them. */
const longNumber = /\+?\d(?:[\s().-]{0,3}\d){4,}/g;
/** A token, a code or an id of an order: letters and digits, or groups of them. */
const code = /\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{8,}\b/g;
/** A long run of characters without spaces is no sentence. */
const longRun = /[\w.~+/=-]{32,}/g;

/** An address without its query and hash. */
const withoutQuery = (text: string): string => text.replaceAll(/([a-z]+:\/\/[^\s?#"')]*)[?#][^\s"')]*/gi, '$1');
const withoutQueryOfPath = (text: string): string => text.replaceAll(/(\/[\w/.-]+)[?#][^\s"')]+/g, '$1');

/** The message of an error. */
export function cleanMessage(message: string): string {
  const plain = withoutQueryOfPath(withoutQuery(message))
    .replaceAll(email, '[email]')
    .replaceAll(code, '[code]')
    .replaceAll(longNumber, '[number]')
    .replaceAll(longRun, '[text]');
  return plain.slice(0, MAX_MESSAGE);
}

/** The frames of a stack: functions, and the places in files. The message that some browsers put before them is left out. */
export function cleanStack(stack: string | undefined): string | undefined {
  const frames = (stack ?? '')
    .split('\n')
    .filter((line) => /^\s*at\s|@/.test(line) && /:\d+(?::\d+)?\)?\s*$/.test(line) && /:\/\/|<anonymous>/.test(line))
    .slice(0, MAX_STACK_LINES)
    .map((line) => line.trim().replaceAll(/[?#][^\s)]*?(?=:\d+(?::\d+)?\)?$)/g, ''));
  return frames.length > 0 ? frames.join('\n') : undefined;
}

/** The text of a search: people also paste what is about themselves. */
export const cleanSearch = (text: string): string =>
  text.trim().replaceAll(email, '[email]').replaceAll(longNumber, '[number]').slice(0, MAX_SEARCH);
