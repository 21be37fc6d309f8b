import { ensureInstalled } from './installation.mjs';
import { requireHostNode } from './node-binary.mjs';
import { runNode } from './run.mjs';

/**
 * For tools that need Node 24 themselves: installs if needed (`everything`: with what tests and checks use), and on an
 * older Node runs the same tool again on the one that npm brought. Returns only on Node 24 or newer.
 */
export async function bootstrap(tool, { everything = true } = {}) {
  requireHostNode();
  await ensureInstalled({ everything });
  if (Number(process.versions.node.split('.')[0]) >= 24) return;
  const { code } = await runNode([tool, ...process.argv.slice(2)]);
  process.exit(code);
}
