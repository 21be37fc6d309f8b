import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A stretch of network before a service, which a test breaks and mends. */
export interface TestNetwork {
  readonly port: number;
  /** Ends every connection, and refuses new ones until mended. */
  cut(): Promise<void>;
  /** Keeps every connection, and takes new ones, but lets nothing through any more until mended. */
  silence(): void;
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function startNetwork(target: { readonly host: string; readonly port: number }): Promise<TestNetwork> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(target.port, target.host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => !isSilent && to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const stop = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    hangUp();
    await closed;
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    cut: stop,
    silence() {
      isSilent = true;
    },
    async mend() {
      isSilent = false;
      hangUp();
      if (!server.listening) await listen(port);
    },
    close: stop,
  };
}
