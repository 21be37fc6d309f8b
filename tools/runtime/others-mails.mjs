import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Variables that add mails by others to those of the repository, for long runs: `MAIL_FIXTURES` names their folder, else
 * they may lie beside the clone. All tests hold without them.
 */
export function othersMails() {
  const folder = join(root, '../shared/fixtures/mails');
  return process.env.MAIL_FIXTURES || !existsSync(folder) ? {} : { MAIL_FIXTURES: folder };
}
