/** CPU time of processes from /proc (Linux). */
import { readdirSync, readFileSync } from 'node:fs';

/** Ms of a clock tick, in which the kernel counts: programs see 100 a second on every Linux. */
const tickMs = 10;

interface CpuTimes {
  readonly parent: number;
  /** CPU time of the process, and of its children that have ended, in ms. */
  readonly own: number;
  readonly ended: number;
}

function cpuTimesOf(pid: number): CpuTimes | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program is in brackets and can contain spaces.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { parent, own: (user + system) * tickMs, ended: (endedUser + endedSystem) * tickMs };
  } catch {
    return undefined;
  }
}

/** CPU time in ms of a process, of those that it has started, and of those of them that have ended. */
export function cpuTimeOf(pid: number): number {
  const all = readdirSync('/proc').flatMap((name) => {
    const times = /^\d+$/.test(name) ? cpuTimesOf(Number(name)) : undefined;
    return times ? [{ pid: Number(name), ...times }] : [];
  });
  const treeOf = (root: number): number =>
    all.filter((one) => one.pid === root).reduce((sum, { own, ended }) => sum + own + ended, 0) +
    all.filter(({ parent }) => parent === root).reduce((sum, child) => sum + treeOf(child.pid), 0);
  return treeOf(pid);
}
