import { LIMITS } from '@mailwright/contract';
import type { ImportFileProblem } from '../read-import-file.ts';
import { readImportFile } from '../read-import-file.ts';
import type { DecodedText } from './decode-text.ts';

/** A file that a mail may include. */
export interface SentFile {
  readonly path: string;
  readonly source: string;
}

export type ImportedFiles =
  | (DecodedText & {
      readonly ok: true;
      /** All others that came with it. */
      readonly files: readonly SentFile[];
    })
  | { readonly ok: false; readonly problem: ImportFileProblem | 'no-mail'; readonly name: string };

/** Pattern of the names of files that an MJML mail can include. */
const INCLUDED = /\.(mjml|html|css)$/i;

const ZIP = /\.zip$/i;

/**
 * The mail among files that are chosen or dropped together, or lie in a .zip, and what it may include; `onProgress` is
 * told the part read so far, 0 to 1. One file is a mail whatever it holds.
 */
export async function readImportFiles(
  chosen: readonly File[],
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<ImportedFiles> {
  const unpacked = await unpackAll(chosen);
  if ('problem' in unpacked) return { ok: false, ...unpacked };
  const { files } = unpacked;
  const read: (DecodedText & { readonly path: string })[] = [];
  let bytes = 0;
  for (const [index, { path, file }] of files.entries()) {
    bytes += file.size;
    if (files.length > LIMITS.importFiles || bytes > LIMITS.htmlFileBytes) {
      return { ok: false, problem: 'too-large', name: file.name };
    }
    const stylesheet = /\.css$/i.test(file.name) && files.length > 1;
    // A style sheet is text as a page is.
    const readable = stylesheet ? new File([file], `${file.name}.html`) : file;
    const answer = await readImportFile(readable, (part) => onProgress((index + part) / files.length), signal);
    if (!answer.ok) return { ok: false, problem: answer.problem, name: file.name };
    const { ok: _, ...decoded } = answer;
    read.push({ path, ...decoded });
  }
  const main = mainOf(read);
  if (!main) return { ok: false, problem: 'no-mail', name: chosen[0]?.name ?? '' };
  const others = read.filter((file) => file !== main).map(({ path, text }) => ({ path, source: text }));
  const { path: _, ...decoded } = main;
  return { ok: true, ...decoded, files: others };
}

type Unpacked =
  | { readonly files: readonly { readonly path: string; readonly file: File }[] }
  | { readonly problem: 'too-large' | 'unreadable'; readonly name: string };

/** Files with their ways; of a .zip what a mail can be made of. */
async function unpackAll(chosen: readonly File[]): Promise<Unpacked> {
  const files: { path: string; file: File }[] = [];
  for (const file of chosen) {
    if (!ZIP.test(file.name)) {
      files.push({ path: file.webkitRelativePath || file.name, file });
      continue;
    }
    if (file.size > LIMITS.htmlFileBytes) return { problem: 'too-large', name: file.name };
    try {
      files.push(...(await unzip(file)));
    } catch (error) {
      return { problem: error instanceof TooMuch ? 'too-large' : 'unreadable', name: file.name };
    }
  }
  return { files };
}

class TooMuch extends Error {}

async function unzip(archive: File): Promise<readonly { path: string; file: File }[]> {
  const { unzipSync } = await import('fflate');
  let count = 0;
  let bytes = 0;
  // What a file comes to is told before it is unpacked: a small archive can hold gigabytes, or files without end.
  const entries = unzipSync(new Uint8Array(await archive.arrayBuffer()), {
    filter({ name, originalSize }) {
      if (!INCLUDED.test(name) || name.startsWith('__MACOSX/')) return false;
      count += 1;
      bytes += originalSize;
      if (count > LIMITS.importFiles || bytes > LIMITS.htmlFileBytes) throw new TooMuch();
      return true;
    },
  });
  return Object.entries(entries).map(([path, content]) => ({
    path,
    file: new File([new Uint8Array(content)], path.split('/').at(-1) ?? path),
  }));
}

/** The mail that no other file includes; of several the one that has most to say of others. */
function mainOf<T extends { readonly path: string; readonly text: string }>(files: readonly T[]): T | undefined {
  if (files.length === 1) return files[0];
  const mails = files.filter(({ path, text }) => /\.mjml$/i.test(path) && /<mjml[\s>]/i.test(text));
  const includesIn = (text: string) => [...text.matchAll(/<mj-include\b[^>]*?\bpath\s*=\s*["']([^"']*)/gi)];
  const nameOf = (path: string) =>
    path
      .split(/[/\\]/)
      .at(-1)
      ?.replace(/\.mjml$/i, '')
      .toLowerCase();
  const included = new Set(files.flatMap(({ text }) => includesIn(text).map((match) => nameOf(match[1] ?? ''))));
  const free = mails.filter(({ path }) => !included.has(nameOf(path)));
  const ranked = (free.length > 0 ? free : mails).toSorted(
    (a, b) => includesIn(b.text).length - includesIn(a.text).length,
  );
  return ranked[0] ?? files.find(({ path }) => /\.html$/i.test(path));
}
