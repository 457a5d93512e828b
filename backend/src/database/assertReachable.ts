/** Connects to the database once, before Vendure does, which tries ten times and says the same each time. */
import { Client } from 'pg';

/** Throws the error of the driver when the database cannot be reached or refuses the user. */
export async function assertReachable(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => undefined);
  }
}
