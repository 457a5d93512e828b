/** Requests that meet at one row, whatever the speed of the machine. */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** Waits until so many transactions wait for locks; fails after a minute. */
export async function untilWaiting(client: Client, count: number): Promise<void> {
  for (const end = Date.now() + 60_000; ; await wait(50)) {
    const { rows } = await client.query<{ count: string }>(
      `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (Number(rows[0]?.count) >= count) return;
    assert(Date.now() < end, `Not within a minute: ${count} transactions wait.`);
  }
}

/** Sends requests, whose number is `count`, and lets none of them write the row before all of them are there. */
export async function sendWhileHeld<Result>(
  table: 'ticket' | 'withdrawal',
  id: string,
  count: number,
  send: (nth: number) => Promise<Result>,
): Promise<Result[]> {
  const [holder, observer] = [1, 2].map(() => new Client({ connectionString: process.env['DATABASE_URL'] }));
  assert(holder && observer);
  await holder.connect();
  await observer.connect();
  await holder.query('BEGIN');
  await holder.query(`SELECT 1 FROM storefront.${table} WHERE id = $1 FOR UPDATE`, [id]);
  const sent = Array.from({ length: count }, (_, nth) => send(nth));
  try {
    await untilWaiting(observer, count);
  } finally {
    await holder.end();
    await observer.end();
  }
  return Promise.all(sent);
}
