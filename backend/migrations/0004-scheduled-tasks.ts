import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runSqlFile } from '../src/database/sqlFile';

/** Where Vendure notes which worker does a scheduled task, and when it was done. */
export class ScheduledTasks1795500000004 implements MigrationInterface {
  up = (runner: QueryRunner): Promise<void> => runSqlFile(runner, '0004-scheduled-tasks.sql');

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE scheduled_task_record');
  }
}
