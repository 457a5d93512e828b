import { execFileSync } from 'node:child_process';

const script = "const s = require('net').createServer().listen(0, '127.0.0.1', () => { process.stdout.write(String(s.address().port)); s.close(); })";

/** A port of this machine that nobody listens on. Not awaited, because a configuration file cannot wait. */
export const freePort = (): number => Number(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' }));
