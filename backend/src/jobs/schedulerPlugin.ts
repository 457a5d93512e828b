/** Vendure's scheduled tasks, which remove its old sessions and jobs, without ending a worker whose database is away. */
import { Logger, PluginCommonModule, VendurePlugin, type SchedulerStrategy } from '@vendure/core';

/** Vendure 3.7.3 does not wait for a task. When one could not begin, the rejection would end the process. */
function logFailures(strategy: SchedulerStrategy): void {
  const executeTask = strategy.executeTask.bind(strategy);
  strategy.executeTask = (task) => {
    const execute = executeTask(task);
    return async (job) => {
      try {
        await execute(job);
      } catch (error) {
        Logger.error(`${task.id}: ${error instanceof Error ? error.message : String(error)}`, 'Tasks');
      }
    };
  };
}

/** Comes after Vendure's DefaultSchedulerPlugin, which sets the strategy. */
@VendurePlugin({
  imports: [PluginCommonModule],
  compatibility: '3.7.3',
  configuration(config) {
    logFailures(config.schedulerOptions.schedulerStrategy);
    return config;
  },
})
export class SteadySchedulerPlugin {}
