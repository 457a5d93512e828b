/** Lets one seed at a time work on a database. */
import { Client } from 'pg';

/** Any number that nothing else in the database locks. */
const LOCK_KEY = 7_471_001;

/**
 * Waits until no other seed works on the database, and runs `work` with a connection of its own. `onWait` is called when it has to
 * wait. The lock ends with the process as well.
 */
export async function withSeedLock(
  connectionString: string,
  onWait: () => void,
  work: (client: Client) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000, keepAlive: true });
  // The statements of the seed fail as well then, and say why.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ isFree: boolean }>('SELECT pg_try_advisory_lock($1) AS "isFree"', [LOCK_KEY]);
    if (!rows[0]?.isFree) {
      onWait();
      await client.query('SELECT pg_advisory_lock($1)', [LOCK_KEY]);
    }
    await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
