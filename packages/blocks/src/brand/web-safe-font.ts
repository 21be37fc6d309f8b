import { FONT_STACKS } from '@mailwright/document';

/** The families that a stack ends with, by what stands in for it in every mail program. */
const GENERIC: Readonly<Record<string, string>> = {
  serif: 'Georgia',
  monospace: 'Courier New',
  cursive: 'Brush Script',
  'sans-serif': 'Arial',
};

/**
 * The web-safe stack that a `font-family` asks for first, or the one nearest to it; null where it names no family that
 * says anything.
 */
export function webSafeFont(families: string): string | null {
  const names = families
    .slice(0, 1000)
    .split(',')
    .map((name) =>
      name
        .trim()
        .replace(/^['"]|['"]$/g, '')
        .toLowerCase(),
    );
  for (const name of names) {
    const generic = GENERIC[name];
    const found = FONT_STACKS.find((font) => font.name === generic || firstOf(font.stack) === name);
    if (found) return found.stack;
  }
  return null;
}

function firstOf(stack: string): string {
  return (stack.split(',')[0] ?? '').trim().replace(/'/g, '').toLowerCase();
}
