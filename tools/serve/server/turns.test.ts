import { NoTurnError, createTurns, type ConnectionTurn } from './turns';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const limits = { total: 2, perClient: 2, waiting: 2, waitMs: 5_000 };

/** Asks for turns, and notes who has got one and who was refused. */
function setup(changes: Partial<typeof limits> = {}) {
  const takeTurn = createTurns({ ...limits, ...changes });
  const started: string[] = [];
  const refused: string[] = [];
  const turns = new Map<string, ConnectionTurn>();
  const ask = async (name: string) => {
    takeTurn(name.replace(/\d/, '')).then(
      (turn) => {
        started.push(name);
        turns.set(name, turn);
      },
      (error: unknown) => refused.push(error instanceof NoTurnError ? `${name}: ${error.message}` : String(error)),
    );
    await jest.advanceTimersByTimeAsync(0);
  };
  const end = async (name: string, ...halves: (keyof ConnectionTurn)[]) => {
    for (const half of halves.length > 0 ? halves : (['endConnection', 'endRequest'] as const))
      turns.get(name)?.[half]();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { ask, end, started, refused };
}

test('as many as there are connections begin at once, the others in their order as soon as one is free', async () => {
  const { ask, end, started, refused } = setup();
  for (const name of ['a', 'b', 'c', 'd']) await ask(name);
  expect(started).toEqual(['a', 'b']);
  await end('b');
  expect(started).toEqual(['a', 'b', 'c']);
  await end('a');
  expect(started).toEqual(['a', 'b', 'c', 'd']);
  expect(refused).toEqual([]);
});

test('who would have to wait behind too many is refused at once', async () => {
  const { ask, refused, started } = setup();
  for (const name of ['a', 'b', 'c', 'd', 'e']) await ask(name);
  expect(refused).toEqual(['e: too many requests wait for a connection to the API']);
  expect(started).toEqual(['a', 'b']);
});

test('who has waited too long is refused, makes room in the queue, and gets no turn later', async () => {
  const { ask, end, refused, started } = setup();
  for (const name of ['a', 'b', 'c']) await ask(name);
  await jest.advanceTimersByTimeAsync(4_999);
  expect(refused).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(refused).toEqual(['c: no connection to the API was free within 5 s']);
  for (const name of ['d', 'e']) await ask(name);
  expect(refused).toHaveLength(1);
  await end('a');
  await end('b');
  expect(started).toEqual(['a', 'b', 'd', 'e']);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(refused).toHaveLength(1);
});

test('a client with all its turns does not hold up the clients behind it', async () => {
  const { ask, end, started } = setup({ total: 3, perClient: 1, waiting: 9 });
  for (const name of ['a1', 'a2', 'b1']) await ask(name);
  expect(started).toEqual(['a1', 'b1']);
  for (const name of ['c1', 'd1']) await ask(name);
  expect(started).toEqual(['a1', 'b1', 'c1']);
  // The first one in the queue still has to wait for its client.
  await end('b1');
  expect(started).toEqual(['a1', 'b1', 'c1', 'd1']);
  await end('a1');
  expect(started).toEqual(['a1', 'b1', 'c1', 'd1', 'a2']);
});

test('a connection is free as soon as the API has answered; the turn counts for its client until the response is read', async () => {
  const { ask, end, started } = setup({ total: 1, perClient: 1, waiting: 9 });
  for (const name of ['a1', 'a2', 'b1']) await ask(name);
  await end('a1', 'endConnection');
  expect(started).toEqual(['a1', 'b1']);
  await end('b1');
  expect(started).toEqual(['a1', 'b1']);
  await end('a1', 'endRequest');
  expect(started).toEqual(['a1', 'b1', 'a2']);
});

test('a client that goes away first keeps the connection occupied until the API has answered', async () => {
  const { ask, end, started } = setup({ total: 1, waiting: 9 });
  for (const name of ['a', 'b']) await ask(name);
  await end('a', 'endRequest');
  expect(started).toEqual(['a']);
  await end('a', 'endConnection');
  expect(started).toEqual(['a', 'b']);
});

test('an end that is reported several times counts once', async () => {
  const { ask, end, started } = setup({ total: 2, perClient: 2, waiting: 9 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) await ask(name);
  await end('a1', 'endConnection', 'endConnection', 'endConnection');
  expect(started).toEqual(['a1', 'a2']);
  await end('a1', 'endRequest', 'endRequest', 'endRequest');
  expect(started).toEqual(['a1', 'a2', 'a3']);
});
