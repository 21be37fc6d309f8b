// `node tools/save-mails.mjs 0.2.0`: what a release saves, kept for the tests of later ones.
import { bootstrap } from './runtime/bootstrap.mjs';

await bootstrap('tools/save-mails.mjs');
const [version] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) throw new Error('Name the release, e.g. node tools/save-mails.mjs 0.2.0');
const { saveMails } = await import('./saved-mails/save-mails.ts');
await saveMails(version);
