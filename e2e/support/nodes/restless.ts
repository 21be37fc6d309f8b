import type { Node } from './start-nodes.ts';

/** One of so many tests begins with the loss of a node, and one with the restart of one. */
const EVERY = 6;

/**
 * With `NODES=restless`, nodes come and go beneath the tests: one is killed, later on the other is restarted in good order,
 * and so on. Without it nothing happens.
 */
export function restless(nodes: readonly Node[]) {
  let tests = 0;
  let under: Promise<unknown> = Promise.resolve();

  async function startAgain(node: Node): Promise<void> {
    node.process = await node.start();
  }

  async function restart(node: Node): Promise<void> {
    await node.process.end('SIGTERM');
    await startAgain(node);
  }

  return {
    /** Resolves when the last restart is over. */
    settled: () => under,
    /** A test begins. What is killed is gone before it does; all else goes on beside it. */
    nextTest: async () => {
      if (process.env.NODES !== 'restless') return;
      tests += 1;
      await under;
      const node = nodes[Math.floor(tests / EVERY) % nodes.length];
      if (!node || tests % (EVERY / 2) !== 0) return;
      const isLost = tests % EVERY === 0;
      if (isLost) await node.process.end('SIGKILL');
      under = isLost ? startAgain(node) : restart(node);
      // One that could not be started is told by the test that waits for it.
      under.catch(() => undefined);
    },
  };
}
