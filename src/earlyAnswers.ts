/**
 * Answers that the page asked for before any of our code had come (the script in its head). Each is handed out once, and
 * only while it is fresh; whoever gets none asks as usual.
 */
declare global {
  interface Window {
    /** By `METHOD url body`. */
    earlyAnswers?: Record<string, Promise<Response> | undefined>;
  }
}

/** Ms after the start of the page for which an answer counts as one of now. */
const freshFor = 10_000;

/** The query of a GET as the page writes it: what is left out is not sent. */
function queryOf(input: object): string {
  const sent = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  return sent.length === 0 ? '' : `?${new URLSearchParams(sent as [string, string][])}`;
}

/** The body of an early answer to this question, or undefined. Never rejects: a failed one is asked again, and told then. */
export async function takeEarlyAnswer(method: string, path: string, input: object): Promise<unknown> {
  const early = window.earlyAnswers;
  if (!early || performance.now() > freshFor) return undefined;
  const key = method === 'GET' ? `${method} ${path}${queryOf(input)} ` : `${method} ${path} ${JSON.stringify(input)}`;
  const answer = early[key];
  if (!answer) return undefined;
  delete early[key];
  try {
    const response = await answer;
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
