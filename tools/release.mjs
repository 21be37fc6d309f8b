// `node tools/release.mjs FOLDER`: what a server needs and nothing else, after `npm ci --omit=dev` and `npm run build`.
import path from 'node:path';
import { assembleRelease } from './release/assemble.mjs';

const target = process.argv[2];
if (target === undefined) {
  console.error('Usage: node tools/release.mjs FOLDER');
  process.exit(1);
}
await assembleRelease(path.resolve(target));
console.log(`${path.resolve(target)} is ready: node mailwright.mjs server`);
