import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const STYLES = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'] as const;

interface OwnFamily {
  /** Name of its package, below `@expo-google-fonts/`. */
  readonly name: string;
  /** Beginning of its files' names. */
  readonly file: string;
  readonly family: string;
  readonly styles: readonly string[];
  /** Families that mails name and whose letters are exactly as wide. */
  readonly asWideAs: readonly string[];
  /** Name of CSS for this kind of letters. */
  readonly generic?: string;
}

/** Families as wide as the fonts that every mail names: https://en.wikipedia.org/wiki/Croscore_fonts */
const OWN_FAMILIES: readonly OwnFamily[] = [
  {
    name: 'arimo',
    file: 'Arimo',
    family: 'Arimo',
    styles: STYLES,
    asWideAs: ['Arial', 'Helvetica'],
    generic: 'sans-serif',
  },
  {
    name: 'tinos',
    file: 'Tinos',
    family: 'Tinos',
    styles: STYLES,
    asWideAs: ['Times New Roman', 'Times'],
    generic: 'serif',
  },
  {
    name: 'cousine',
    file: 'Cousine',
    family: 'Cousine',
    styles: STYLES,
    asWideAs: ['Courier New', 'Courier'],
    generic: 'monospace',
  },
  { name: 'gelasio', file: 'Gelasio', family: 'Gelasio', styles: STYLES, asWideAs: ['Georgia'] },
  {
    name: 'noto-color-emoji',
    file: 'NotoColorEmoji',
    family: 'Noto Color Emoji',
    styles: ['400Regular'],
    asWideAs: [],
    generic: 'emoji',
  },
];

/** Chromium takes Gelasio for Georgia only where it calls itself so; the others it knows. */
const GEORGIA =
  '<match target="scan"><test name="family"><string>Gelasio</string></test><edit name="family" mode="append"><string>Georgia</string></edit></match>';

/** Default configuration of fontconfig, and the folders where it looks for fonts without one. */
const SYSTEM = '/etc/fonts/fonts.conf';
const SYSTEM_FOLDERS = ['/usr/share/fonts', '/usr/local/share/fonts'];

const prepared = new Map<string, Readonly<Record<string, string>>>();

/**
 * Returns variables by which a program draws with the fonts of this machine and, for families that it lacks, with our own:
 * those that mails name, and emoji. Which of them are needed fontconfig sees anew whenever a program starts. None where
 * programs do not ask fontconfig.
 * @param system the machine's configuration of fonts
 */
export function fontVariables(system: string = SYSTEM): Readonly<Record<string, string>> {
  if (process.platform !== 'linux') return {};
  const known = prepared.get(system);
  if (known && Object.values(known).every(existsSync)) return known;
  const files = ownFontFiles();
  if (files.length === 0) return {};
  try {
    const variables = { FONTCONFIG_FILE: path.join(fontFolder(system, files), 'fonts.conf') };
    prepared.set(system, variables);
    return variables;
  } catch {
    // Nothing can be written here: fonts of the machine are better than no drawing.
    return {};
  }
}

function ownFontFiles(): readonly string[] {
  return OWN_FAMILIES.flatMap(({ name, file, styles }) =>
    styles.flatMap((style) => {
      try {
        return [fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}/${style}/${file}_${style}.ttf`))];
      } catch {
        // What was installed before these fonts came draws with those of the machine.
        return [];
      }
    }),
  ).filter(existsSync);
}

/** A folder that names these files and no other: their packages hold previews and weights beside them. */
function fontFolder(system: string, files: readonly string[]): string {
  const key = createHash('sha256').update(fontsConf('', system)).update(files.join('\n')).digest('hex').slice(0, 16);
  const cache = system === SYSTEM ? packageCache() : null;
  const lasting = cache === null ? null : path.join(cache, `fonts-${key}`);
  if (lasting !== null && existsSync(lasting)) return lasting;
  try {
    if (lasting === null) throw new Error('There is no folder for it');
    const partial = `${lasting}.${process.pid}`;
    fill(partial, lasting, system, files);
    try {
      renameSync(partial, lasting);
    } catch {
      // Another process was faster; its folder is as good.
      rmSync(partial, { recursive: true, force: true });
    }
    return lasting;
  } catch {
    // Goes with this process.
    const folder = mkdtempSync(path.join(tmpdir(), 'mailwright-fonts-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    fill(folder, folder, system, files);
    return folder;
  }
}

/** Finds where a browser of ours was unpacked; null where none was, as in a release, which is never written to. */
function packageCache(): string | null {
  const [modules] = fileURLToPath(import.meta.resolve('sharp')).split(`${path.sep}sharp${path.sep}`);
  const cache = path.join(modules ?? '', '.cache/mailwright');
  return modules !== undefined && existsSync(cache) ? cache : null;
}

/** @param target where the folder will stand when it is whole */
function fill(folder: string, target: string, system: string, files: readonly string[]): void {
  mkdirSync(path.join(folder, 'fonts'), { recursive: true });
  for (const file of files) symlinkSync(file, path.join(folder, 'fonts', path.basename(file)));
  writeFileSync(path.join(folder, 'fonts.conf'), fontsConf(target, system));
}

/** Returns a configuration in which our fonts come last: a machine that has a family, or one as wide, draws with its own. */
function fontsConf(folder: string, system: string): string {
  const own = OWN_FAMILIES.flatMap(({ family, asWideAs, generic }) => [
    ...asWideAs.map((name) => alias(name, family, 'accept', ' binding="same"')),
    ...(generic === undefined ? [] : [alias(generic, family, 'default')]),
  ]);
  const machine = existsSync(system)
    ? [`<include ignore_missing="yes">${escaped(system)}</include>`]
    : SYSTEM_FOLDERS.map((place) => `<dir>${place}</dir>`);
  const places = [`<dir>${escaped(folder)}/fonts</dir>`, `<cachedir>${escaped(folder)}/cache</cachedir>`];
  const lines = [...machine, ...places, ...own, GEORGIA];
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${lines.join('\n')}
</fontconfig>
`;
}

function alias(name: string, family: string, place: 'accept' | 'default', binding = ''): string {
  return `<alias${binding}><family>${name}</family><${place}><family>${family}</family></${place}></alias>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
