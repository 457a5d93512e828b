/** The invariants of the database after all other tests, each as a test. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Client } from 'pg';
import { findBrokenRules, readRules } from '../invariants';

const database = new Client({ connectionString: process.env['DATABASE_URL'] });

before(() => database.connect());
after(() => database.end());

for (const rule of readRules())
  test(rule.says, async () => assert.deepEqual(await findBrokenRules(database, [rule]), []));
