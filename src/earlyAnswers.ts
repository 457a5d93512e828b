/**
 * Answers that the page asked for before any of our code had come (the script in its head). Each is handed out once, and
 * only while it is fresh; whoever gets none asks as usual.
 */
interface EarlyAnswer {
  /** Resolves to the body, or to undefined for anything but a good one; never rejects. */
  coming: Promise<unknown>;
  /** The body, once it has come. */
  body?: unknown;
  /** When it came, in ms since the start of the page. */
  at?: number;
}

declare global {
  interface Window {
    /** By `METHOD url body`. */
    earlyAnswers?: Record<string, EarlyAnswer | undefined>;
  }
}

/** Ms after the start of the page for which an answer counts as one of now. */
const freshFor = 10_000;

/** The query of a GET as the page writes it: what is left out is not sent. */
function queryOf(input: object): string {
  const sent = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  return sent.length === 0 ? '' : `?${new URLSearchParams(sent as [string, string][])}`;
}

function take(method: string, path: string, input: object, isWanted: (answer: EarlyAnswer) => boolean): EarlyAnswer | undefined {
  const early = window.earlyAnswers;
  if (!early || performance.now() > freshFor) return undefined;
  const key = method === 'GET' ? `${method} ${path}${queryOf(input)} ` : `${method} ${path} ${JSON.stringify(input)}`;
  const answer = early[key];
  if (!answer || !isWanted(answer)) return undefined;
  delete early[key];
  return answer;
}

/** The body of an early answer to this question, or undefined. Never rejects: a failed one is asked again, and told then. */
export async function takeEarlyAnswer(method: string, path: string, input: object): Promise<unknown> {
  return take(method, path, input, () => true)?.coming;
}

/** The same, if it is there already, with the ms since the start of the page at which it came. */
export function takeEarlyBody(method: string, path: string, input: object): { body: unknown; at: number } | undefined {
  const answer = take(method, path, input, ({ body }) => body !== undefined);
  return answer && { body: answer.body, at: answer.at ?? performance.now() };
}
