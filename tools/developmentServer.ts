/** Starts the development server as a child process, for tests and benchmarks. */
import { spawn } from 'node:child_process';
import { projectFolder } from './run';

/**
 * Starts `npm run dev` on a port. Returns a function that stops it. The server responds after the first compilation.
 */
export function startDevelopmentServer(port: number): () => void {
  const child = spawn('npm', ['run', '--silent', 'dev'], {
    cwd: projectFolder,
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  return () => {
    // Umi's server is a grandchild of this process, so the signal goes to the whole process group.
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  };
}
