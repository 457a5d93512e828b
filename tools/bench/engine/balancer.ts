/** A balancer for measurements: each new connection goes to the next server. */
import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface Balancer {
  readonly url: string;
  close(): void;
}

/** Starts a balancer in front of servers on these ports of this machine. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const sockets = new Set<Socket>();
  let nth = 0;
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ port: ports[nth++ % ports.length] ?? 0, host: '127.0.0.1', noDelay: true });
    for (const socket of [client, upstream]) sockets.add(socket);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      socket.pipe(other);
      socket.on('error', () => other.destroy()).on('close', () => sockets.delete(socket));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
