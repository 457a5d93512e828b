/** The development server as a process of its own, for whoever measures or tries it. */
import { spawn } from 'node:child_process';
import { projectFolder } from './run';

/** Starts `npm run dev` on a port; returns how to end it. It answers as soon as it has compiled. */
export function startDevelopmentServer(port: number): () => void {
  const child = spawn('npm', ['run', '--silent', 'dev'], { cwd: projectFolder, env: { ...process.env, PORT: String(port) }, stdio: 'ignore', detached: true });
  return () => {
    // Umi's server is a child of npm's child: the whole group goes.
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  };
}
