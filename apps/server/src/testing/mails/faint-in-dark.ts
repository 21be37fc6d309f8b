import { contrastOf, neededContrast } from '@mailwright/blocks';

/** Style that an element passes down to the words in it. */
interface Look {
  readonly ink: string;
  readonly ground: string;
  readonly size: number;
  readonly bold: boolean;
  readonly isSeen: boolean;
}

const VOID: ReadonlySet<string> = new Set(['img', 'br', 'meta']);

/** Words of one of our own mails that are hard to read in dark mode: their color, what they stand on, and the words. */
export function faintInDark(html: string): readonly string[] {
  const [, rules = ''] = /@media \(prefers-color-scheme:dark\)\{([\s\S]*?\})\}\n/.exec(html) ?? [];
  const dark = new Map([...rules.matchAll(/\.(\w+)\{([^}]*)\}/g)].map(([, name = '', css = '']) => [name, css]));
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<!--.*?-->/gs, '')
    // Lines end between attributes, too.
    .replace(/\s+/g, ' ');
  const first: Look = { ink: '#000000', ground: '#ffffff', size: 16, bold: false, isSeen: true };
  const looks: Look[] = [];
  const faint: string[] = [];
  for (const [, closing, name = '', attributes = '', words = ''] of body.matchAll(/<(\/?)([a-z]\w*)([^>]*)>([^<]*)/g)) {
    if (closing) looks.pop();
    else if (!VOID.has(name)) looks.push(lookOf(attributes, looks.at(-1) ?? first, dark));
    const { ink, ground, size, bold, isSeen } = looks.at(-1) ?? first;
    const contrast = contrastOf(ink, ground) ?? 21;
    if (isSeen && /[\p{L}\p{N}]/u.test(words.replace(/&\w+;/g, '')) && contrast < neededContrast(size, bold)) {
      faint.push(`${ink} on ${ground}: ${words.trim()}`);
    }
  }
  return faint;
}

function lookOf(attributes: string, above: Look, dark: ReadonlyMap<string, string>): Look {
  const classes = / class="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? [];
  const [, inline = ''] = / style="([^"]*)"/.exec(attributes) ?? [];
  // The last of a property counts, and what is important over all.
  const css = `;${[inline, ...classes.map((name) => dark.get(name) ?? '')].join(';')}`;
  const last = (pattern: RegExp) => [...css.matchAll(pattern)].at(-1)?.[1];
  const font = last(/;font:([^;]*)/g) ?? '';
  // Nobody can say what stands behind words on a picture.
  const isPainted = css.includes(';background-image:') && !css.includes(';background-image:none');
  return {
    ink: last(/;color:(#\w+)/g) ?? above.ink,
    ground: isPainted ? '' : (last(/;background-color:(#\w+)/g) ?? above.ground),
    size: Number(/(\d+)px/.exec(font)?.[1] ?? above.size),
    bold: font === '' ? above.bold : font.includes('bold'),
    isSeen: above.isSeen && !/;(?:display:none|opacity:0)(?:;|$)/.test(css),
  };
}
