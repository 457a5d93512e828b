import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runSqlFile } from '../src/database/sqlFile';

/** The tables of Vendure. TypeORM reads the time from the name of the class. */
export class Vendure1795500000001 implements MigrationInterface {
  up = (runner: QueryRunner): Promise<void> => runSqlFile(runner, '0001-vendure.sql');

  down(): Promise<void> {
    return Promise.reject(new Error('The first migration cannot be undone: drop the database instead.'));
  }
}
