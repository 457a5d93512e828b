/** `/healthz` and `/readyz`, for balancers and process managers. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DataSource } from 'typeorm';
import {
  createReadiness,
  createReadyAnswer,
  type HealthCheck,
  type OnReadiness,
} from '../../../tools/serve/server/health';
import type { Engine } from './dispatch';

/** Time in ms that the database may take to answer. */
const DATABASE_TIMEOUT_MS = 3_000;

let isStopping = false;

/** From now on `/readyz` says that this process takes no new customers. */
export function stopTakingCustomers(): void {
  isStopping = true;
}

/** Whether this process is about to end. */
export const isProcessEnding = (): boolean => isStopping;

/** The database answers. */
const databaseCheck =
  (getEngine: () => Engine | undefined): HealthCheck =>
  async () => {
    const engine = getEngine();
    if (!engine) return 'The server is starting.';
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, fail) => {
      timer = setTimeout(
        () => fail(new Error(`no answer in ${DATABASE_TIMEOUT_MS / 1000} seconds`)),
        DATABASE_TIMEOUT_MS,
      );
    });
    try {
      await Promise.race([pingDatabase(engine.dataSource), tooLate]);
      return undefined;
    } catch (error) {
      return `The database is not available: ${error instanceof Error ? error.message : String(error)}`;
    } finally {
      clearTimeout(timer);
    }
  };

const pingDatabase = async (dataSource: DataSource): Promise<void> => void (await dataSource.query('SELECT 1'));

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}

/** Answers `/healthz`: 200 while the process runs. */
export const answerHealth: RequestHandler = (_request, response) => sendJson(response, 200, { status: 'up' });

/** Creates the handler of `/readyz`: 200 when the database answers, otherwise 503. `onChange` gets the reasons. */
export function createReadyHandler(getEngine: () => Engine | undefined, onChange: OnReadiness): RequestHandler {
  const reasonsOf = createReadiness([databaseCheck(getEngine)]);
  const answer = createReadyAnswer(
    () => (isStopping ? Promise.resolve(['The server is stopping.']) : reasonsOf()),
    onChange,
  );
  return (_request, response) => {
    void answer().then(({ status, body }) => sendJson(response, status, body));
  };
}
