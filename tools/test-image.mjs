// `npm run test:image`: builds the image as containers get it, on bases made here, and tries it as an operator would: start,
// sign-in, saving, PDF, restart, and a volume of the release before, all on a read-only root file system. Then the files of
// `deploy` by what reads them. `-- files` looks at the files alone, `-- built` tries images that were built before. What cannot be
// had here is named as skipped.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BASES, makeBases } from './image/base-images.mjs';
import { buildImage, findImage, openImage, sizeOf } from './image/built-image.mjs';
import { findCommand } from './image/commands.mjs';
import { tour } from './image/tour.mjs';
import { bootstrap } from './runtime/bootstrap.mjs';

await bootstrap('tools/test-image.mjs');
// It reads YAML by a package, which a fresh clone has only now.
const { checkDeployFiles } = await import('./image/deploy-files.mjs');

/** Most that an image may add to its base, megabytes. */
const MAX_MB_ABOVE_BASE = 300;

const NEEDED = ['buildah', 'debootstrap', 'unshare', 'chroot', 'git'];

const total = { passed: 0, failures: [], skipped: [] };
const report = (line) => {
  total.passed += 1;
  console.log(`ok  ${line}`);
};

function whyNot() {
  if (process.platform !== 'linux') return 'images are built on Linux';
  if (process.getuid?.() !== 0) return 'only root may make base images and mount them';
  const missing = NEEDED.filter((name) => findCommand(name) === undefined);
  return missing.length > 0
    ? `${missing.join(', ')} is not installed (Debian: apt-get install buildah debootstrap)`
    : null;
}

async function testImages() {
  const isBuilt = process.argv.includes('built');
  const bases = isBuilt ? BASES : await makeBases();
  const get = (target) => (isBuilt ? findImage(target) : buildImage(target, bases));
  const base = await sizeOf(bases.runtime);
  const folder = mkdtempSync(join(tmpdir(), 'mailwright-image-'));
  try {
    const plain = await get('mailwright');
    const above = plain.megabytes - base;
    if (above > MAX_MB_ABOVE_BASE)
      throw new Error(`The image has ${above.toFixed(0)} MB above its base; ${MAX_MB_ABOVE_BASE} may be.`);
    report(`the image has ${above.toFixed(0)} MB above its base of ${base.toFixed(0)} MB`);
    const drawing = await get('with-browser');
    report(`with a browser it has ${(drawing.megabytes - base).toFixed(0)} MB above it`);
    for (const [image, draws] of [
      [plain, false],
      [drawing, true],
    ]) {
      const { Test, Retries: retries } = image.config.Healthcheck;
      const opened = await openImage(image);
      const volumes = mkdtempSync(join(folder, 'volumes-'));
      const said = (line) => report(`${image.name}: ${line}`);
      await tour(opened, { healthcheck: Test.slice(1), retries, draws, folder: volumes, report: said }).finally(
        opened.close,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const { part, reason, problems } of await checkDeployFiles()) {
  if (reason !== undefined) total.skipped.push(`${part}: ${reason}`);
  else if (problems.length === 0) report(part);
  else total.failures.push(...problems.map((problem) => `${part}: ${problem}`));
}
if (!process.argv.includes('files')) {
  const reason = whyNot();
  if (reason === null) await testImages().catch((error) => total.failures.push(error.stack));
  else total.skipped.push(`the image: ${reason}`);
}
for (const line of total.skipped) console.log(`SKIPPED ${line}`);
for (const line of total.failures) console.log(`FAILED ${line}`);
console.log(`${total.passed} passed, ${total.failures.length} failed`);
process.exitCode = total.failures.length === 0 ? 0 : 1;
