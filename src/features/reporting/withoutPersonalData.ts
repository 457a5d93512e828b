/** Removes what could be about a person from texts that a hook gets. */

const MAX_MESSAGE = 200;
const MAX_STACK_LINES = 20;
const MAX_SEARCH = 40;

const emailPattern = /[^\s@"'<>]{1,64}@[^\s@"'<>]{1,250}\.[^\s@"'<>,;]+/g;
/** Five or more digits, also with the spaces and signs of a phone number between them. */
const longNumberPattern = /\+?\d(?:[\s().-]{0,3}\d){4,}/g;
/** A token, a code or an id of an order: letters and digits, or groups of them. */
const withoutCodes = (text: string): string =>
  text.replaceAll(/\b[\w-]{8,}\b/g, (run) => (/\d/.test(run) && /[A-Za-z]/.test(run) ? '[code]' : run));
/** A long run of characters without spaces is no sentence. */
const longRunPattern = /[\w.~+/=-]{32,}/g;

const textBeforeQuery = (address: string): string => address.split(/[?#]/, 1).join();
/** An address without its query and hash. */
const withoutQueryOfUrl = (text: string): string => text.replaceAll(/:\/\/[^\s"')]*/g, textBeforeQuery);
const withoutQueryOfPath = (text: string): string => text.replaceAll(/\/[\w/.-]+(?:[?#][^\s"')]+)?/g, textBeforeQuery);

/** A line of a stack ends with an address, line and column. */
function withoutQueryOfFrame(line: string): string {
  const start = line.lastIndexOf(' ') + 1;
  const position = /(?::\d+){1,2}\)?$/.exec(line)?.[0];
  return position === undefined
    ? line
    : line.slice(0, start) + textBeforeQuery(line.slice(start, -position.length)) + position;
}

/** The message of an error. */
export function cleanMessage(message: string): string {
  const plain = withoutCodes(withoutQueryOfPath(withoutQueryOfUrl(message)).replaceAll(emailPattern, '[email]'))
    .replaceAll(longNumberPattern, '[number]')
    .replaceAll(longRunPattern, '[text]');
  return plain.slice(0, MAX_MESSAGE);
}

/** The frames of a stack: functions, and the places in files. The message that some browsers put before them is left out. */
export function cleanStack(stack: string | undefined): string | undefined {
  const frames = (stack ?? '')
    .split('\n')
    .filter((line) => /^\s*at\s|@/.test(line) && /:\d+(?::\d+)?\)?\s*$/.test(line) && /:\/\/|<anonymous>/.test(line))
    .slice(0, MAX_STACK_LINES)
    .map((line) => withoutQueryOfFrame(line.trim()));
  return frames.length > 0 ? frames.join('\n') : undefined;
}

/** The text of a search: people also paste what is about themselves. */
export const cleanSearch = (text: string): string =>
  text.trim().replaceAll(emailPattern, '[email]').replaceAll(longNumberPattern, '[number]').slice(0, MAX_SEARCH);
