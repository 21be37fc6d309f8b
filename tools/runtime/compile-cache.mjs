import { join } from 'node:path';
import { root } from './root.mjs';

/** Environment in which Node keeps the compiled code; the server's start then takes about half the processor time. */
export const compileCache = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/mailwright/compiled'),
};
