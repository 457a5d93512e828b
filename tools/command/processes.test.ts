import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { isProcessAlive } from './processes';

test('a process runs until it has ended', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  expect(isProcessAlive(child.pid ?? 0)).toBe(true);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  expect(isProcessAlive(child.pid ?? 0)).toBe(false);
});

// In a container the first process often collects none of those that lost their parent: they stay in the list after they have ended.
test('a process that has ended and was not collected by its parent does not run', async () => {
  // The shell becomes a program that knows nothing of the child it has started.
  const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 30']);
  try {
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    expect(pid).toBeGreaterThan(0);
    while (isProcessAlive(pid)) await wait(20);
    // It is still in the list, as what it was.
    expect(() => process.kill(pid, 0)).not.toThrow();
  } finally {
    parent.kill('SIGKILL');
  }
});
