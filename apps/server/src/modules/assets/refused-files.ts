import type { ErrorDetail } from '@mailwright/contract';

/** Proxies and programs take headers of 8 KB in all, some of them. */
const LONGEST = 6000;
/** Characters of a name, tried in turn. */
const NAMES = [255, 100, 40, 20] as const;

/**
 * Files that did not arrive as the value of a header: JSON like the `details` of an error, URI-encoded. Long names of
 * many files are cut, or the header would be too long for whoever reads it.
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
