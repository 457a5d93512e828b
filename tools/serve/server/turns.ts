/** Who may use a limited number of connections, and how long others wait for one. */

export interface TurnLimits {
  /** Turns at the same time. */
  readonly total: number;
  /** Those of one client (`clientKeyOf`) among them. */
  readonly perClient: number;
  /** Requests that wait. Each keeps its body in memory. */
  readonly waiting: number;
  /** Longest wait in ms. */
  readonly waitMs: number;
}

/** There was no turn within the wait, or too many wait already. */
export class NoTurnError extends Error {}

/** A turn of a client. It counts for the client until both have happened. */
export interface ConnectionTurn {
  /** The connection is free again. */
  readonly endConnection: () => void;
  /** The client has its response, or has gone away. */
  readonly endRequest: () => void;
}

/** Returns the function that waits for a turn. It rejects with Busy. */
export function createTurns({
  total,
  perClient,
  waiting,
  waitMs,
}: TurnLimits): (client: string) => Promise<ConnectionTurn> {
  const queue: { readonly client: string; readonly start: () => void }[] = [];
  const clients = new Map<string, number>();
  let busy = 0;

  const countOf = (client: string) => clients.get(client) ?? 0;
  const isFree = (client: string) => busy < total && countOf(client) < perClient;

  function take(client: string): ConnectionTurn {
    busy += 1;
    clients.set(client, countOf(client) + 1);
    let open = 2;
    const endHalf = () => {
      open -= 1;
      if (open > 0) return;
      if (countOf(client) > 1) clients.set(client, countOf(client) - 1);
      else clients.delete(client);
    };
    return {
      endConnection: runOnce(() => {
        busy -= 1;
        endHalf();
        startNext();
      }),
      endRequest: runOnce(() => {
        endHalf();
        startNext();
      }),
    };
  }

  function startNext(): void {
    const next = queue.find(({ client }) => isFree(client));
    next?.start();
  }

  return (client) => {
    if (isFree(client)) return Promise.resolve(take(client));
    if (queue.length >= waiting)
      return Promise.reject(new NoTurnError('too many requests wait for a connection to the API'));
    return new Promise((done, fail) => {
      const leaveQueue = () => void queue.splice(queue.indexOf(entry), 1);
      const timer = setTimeout(() => {
        leaveQueue();
        fail(new NoTurnError(`no connection to the API was free within ${waitMs / 1_000} s`));
      }, waitMs);
      const entry = {
        client,
        start() {
          clearTimeout(timer);
          leaveQueue();
          done(take(client));
        },
      };
      queue.push(entry);
    });
  };
}

function runOnce(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    work();
  };
}
