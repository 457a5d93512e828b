/**
 * `node checkDatabase.cjs <folder>`: reads every page of an LMDB database. LMDB does not check pages, so a damaged one
 * ends its process by a signal. dataFolder.ts therefore runs this file as a child process before it opens the database.
 */
const { statSync } = require('node:fs');
const { join } = require('node:path');
const { open } = require('lmdb');

/** Bytes of a page of LMDB. */
const PAGE_BYTES = 4096;
/** Larger than half a page, so each value takes a page of its own. */
const filler = 'x'.repeat(3000);

const [folder = ''] = process.argv.slice(2);

function check() {
  const database = open({ path: folder, encoding: 'json', noSubdir: false });
  for (const { key, value } of database.getRange()) {
    const isEntry =
      Array.isArray(key) && key.length === 2 && typeof value?.place === 'number' && value.row !== undefined;
    if (!isEntry) throw new Error('it has rows of another program');
  }
  // Takes all free pages, because the list of free pages can be damaged too. The transaction is rolled back.
  const pages = Math.ceil(statSync(join(folder, 'data.mdb')).size / PAGE_BYTES);
  const rollback = new Error('rolled back');
  try {
    database.transactionSync(() => {
      for (let page = 0; page < pages; page += 1) database.putSync(['check', String(page)], filler);
      throw rollback;
    });
  } catch (error) {
    if (error !== rollback) throw error;
  }
}

try {
  check();
  process.exit(0);
} catch (error) {
  // The message of a parser contains the bytes of the row.
  const reason = error instanceof SyntaxError ? 'a row is not JSON' : String(error?.message);
  process.stderr.write(reason);
  process.exit(1);
}
