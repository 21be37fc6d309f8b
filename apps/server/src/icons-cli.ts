import { parseArgs } from 'node:util';
import { buildIconFile } from './modules/icons/build/build-icon-file.ts';
import { namesOfCollection, readFromCollection, readPackage } from './modules/icons/build/iconify.ts';

/** Builds the file of icons from folders of packages of one set each, or from the folder of the one that holds all. */
function main(): void {
  const { values, positionals } = parseArgs({
    options: { to: { type: 'string' }, collection: { type: 'string' } },
    allowPositionals: true,
  });
  const { to, collection } = values;
  if (!to) throw new Error('Say with --to which file is to be written');
  const { sets, icons, bytes } = buildIconFile(
    to,
    collection === undefined ? positionals.map(readPackage) : everySet(collection),
  );
  const megabytes = (bytes / 1_000_000).toFixed(1);
  process.stdout.write(`${icons.toLocaleString('en')} icons of ${sets} sets, ${megabytes} MB.\n`);
}

/** One after another: all of them at once are half a gigabyte. */
function* everySet(folder: string) {
  for (const name of namesOfCollection(folder)) yield readFromCollection(folder, name);
}

main();
