import { fileName } from '../../../shared/export/save-file.ts';

/** Names of HTML files in one folder: each once, capitals or not, since some file systems do not tell them apart. */
export function fileNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const base = fileName(name);
    let free = base;
    for (let copy = 2; taken.has(free.toLowerCase()); copy++) free = `${base} (${copy})`;
    taken.add(free.toLowerCase());
    return `${free}.html`;
  });
}
