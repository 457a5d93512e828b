/** Whether the processes run that left a file with their number. */
import { readFileSync } from 'node:fs';
import { errorCodeOf } from './startError';

/**
 * Whether a process has ended and is still in the list of processes, because its parent has not asked how it ended. The first
 * process of a container often never asks. Only Linux shows the state in a file; elsewhere the answer is false.
 */
function isUncollected(pid: number): boolean {
  try {
    // "12 (name) Z 1 …": the name can contain spaces and parentheses.
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '');
    return state.startsWith('Z') || state.startsWith('X');
  } catch {
    return false;
  }
}

/** Whether a process with this number runs. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isUncollected(pid);
  } catch (error) {
    // EPERM: the process belongs to another user.
    return errorCodeOf(error) === 'EPERM' && !isUncollected(pid);
  }
}
