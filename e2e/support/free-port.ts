import { createServer } from 'node:net';

/** Below the ports that systems hand out for connections, so that it is still free for the next server. */
const PORTS = { first: 20_000, count: 10_000 };

/** A port that is free now, and will be for a server that is started soon. */
export async function findPort(): Promise<number> {
  const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return isFree ? port : findPort();
}
