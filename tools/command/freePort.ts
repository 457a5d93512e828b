import { execFileSync } from 'node:child_process';

const freePortScript =
  "const s = require('net').createServer().listen(0, '127.0.0.1', () => { process.stdout.write(String(s.address().port)); s.close(); })";

/** A free TCP port of this machine. Synchronous, because configuration files cannot await. */
export const freePort = (): number =>
  Number(execFileSync(process.execPath, ['-e', freePortScript], { encoding: 'utf8' }));
