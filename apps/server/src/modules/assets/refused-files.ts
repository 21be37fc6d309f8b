import type { ErrorDetail } from '@mailwright/contract';

/** Longest value of the header, characters: some proxies and programs accept headers of only 8 KB in all. */
const LONGEST = 6000;
/** Numbers of characters to which names are cut, tried in turn. */
const NAMES = [255, 100, 40, 20] as const;

/**
 * Returns the refused files as the value of a header: JSON like the `details` of an error, URI-encoded. Long names of many
 * files are cut, because the header would otherwise be too long for its readers.
 */
export function refusedFiles(refused: readonly ErrorDetail[]): string {
  let value = '';
  for (const length of NAMES) {
    value = encodeURIComponent(JSON.stringify(refused.map((file) => ({ ...file, path: cut(file.path, length) }))));
    if (value.length <= LONGEST) break;
  }
  return value;
}

function cut(name: string, length: number): string {
  return name.length <= length ? name : `${name.slice(0, length).toWellFormed()}…`;
}
