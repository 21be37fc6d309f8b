import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface FakePooler {
  /** The address of the database behind it. */
  readonly url: string;
  close(): void;
}

/** Lists the startup parameters that pgbouncer takes by default: https://www.pgbouncer.org/config.html#ignore_startup_parameters */
const TAKEN = new Set(['user', 'database', 'application_name', 'client_encoding', 'datestyle', 'timezone']);

const READY_FOR_QUERY = 'Z';
const IDLE = 'I';

/**
 * A pooler before a PostgreSQL that asks for no password. Like pgbouncer it refuses startup parameters that it does not
 * know; `perTransaction`: with each transaction it goes on to the other of two connections.
 */
export async function startFakePooler(target: string, { perTransaction = false } = {}): Promise<FakePooler> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    sockets.add(client);
    client.on('error', () => undefined);
    client.once('data', (startup: Buffer) => {
      const refused = parametersOf(startup).find((name) => !TAKEN.has(name.toLowerCase()));
      if (refused !== undefined) {
        client.end(errorResponse(`unsupported startup parameter: ${refused}`));
        return;
      }
      const backends = Array.from({ length: perTransaction ? 2 : 1 }, () => connect(Number(port), hostname));
      let current = 0;
      const ready = new Set<Socket>();
      for (const backend of backends) {
        sockets.add(backend);
        backend.on('error', () => client.destroy()).on('close', () => client.destroy());
        backend.write(startup);
        onMessages(backend, (message) => {
          const isIdle = message.toString('latin1', 0, 1) === READY_FOR_QUERY && message.toString('latin1', 5) === IDLE;
          // The second one says once more what the first one said at its start.
          const isHidden = !ready.has(backend) && backend !== backends[0];
          if (isIdle) ready.add(backend);
          if (isHidden) return;
          client.write(message);
          if (isIdle && ready.size === backends.length) current = (current + 1) % backends.length;
        });
      }
      client.on('data', (data) => backends[current]?.write(data));
      client.on('close', () => backends.map((backend) => backend.destroy()));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Names in the startup message: https://www.postgresql.org/docs/current/protocol-message-formats.html */
function parametersOf(startup: Buffer): readonly string[] {
  return startup
    .toString('utf8', 8)
    .split('\0')
    .filter((text, at) => at % 2 === 0 && text !== '');
}

function errorResponse(text: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${text}\0\0`);
  const head = Buffer.from('E\0\0\0\0', 'latin1');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

function onMessages(socket: Socket, take: (message: Buffer) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (data: Buffer) => {
    rest = Buffer.concat([rest, data]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const length = rest.readInt32BE(1) + 1;
      take(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  });
}
