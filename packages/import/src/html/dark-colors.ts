import { blockRegistry } from '@mailwright/blocks';
import { type DocumentNode, definitionOf, type GeneralSettings, type NodeStyle } from '@mailwright/document';
import { type HtmlElement, isElement } from '@mailwright/island';
import type { StyleRule } from './css/style-sheet.ts';
import { isBlank, textValue } from './dom.ts';
import { type ImportContext, lookOf } from './import-context.ts';
import { isHidden } from './recognize/classify.ts';

/** Colors in dark mode by those in light mode, `#rrggbb`: of backgrounds, of words, of borders. */
export interface DarkColors {
  readonly backgrounds: ReadonlyMap<string, string>;
  readonly inks: ReadonlyMap<string, string>;
  readonly borders: ReadonlyMap<string, string>;
}

/** Attribute selector with which Outlook's apps and webmail mark a mail whose colors they have changed. */
const MARK = /^\s*\[data-ogs[bc]\]\s+(?!>)/i;

const DARK = '(prefers-color-scheme: dark)';

export function isForDark({ media }: StyleRule): boolean {
  return media.some((query) => /prefers-color-scheme/i.test(query));
}

/** The rules with those for Outlook's dark mode as rules for any, in a mail that has no others. */
export function withDarkRules(rules: readonly StyleRule[]): readonly StyleRule[] {
  if (rules.some(isForDark)) return rules;
  return rules.flatMap((rule) => {
    const marked = rule.selectors.filter((selector) => MARK.test(selector));
    if (marked.length === 0) return [rule];
    return [rule, { ...rule, selectors: marked.map((each) => each.replace(MARK, '')), media: [...rule.media, DARK] }];
  });
}

/** Color that mail programs show behind a mail without a background. */
const PAPER = '#ffffff';

/** Reads what becomes of colors where most of what has them is; nothing where no rule is for dark mode. */
export function readDarkColors(body: HtmlElement, context: ImportContext): DarkColors {
  const [backgrounds, inks, borders] = [createTally(), createTally(), createTally()];
  const { dark, desktop } = context;
  const collect = (element: HtmlElement, paper: string, night: string): void => {
    if (isHidden(element, desktop)) return;
    const [now, then] = [lookOf(element, desktop), lookOf(element, dark)];
    const [light, shade] = [
      now.background || paper,
      then.background || (now.background === '' ? night : now.background),
    ];
    if (now.background !== '' || then.background !== '') backgrounds.add(light, shade, 1);
    const { top, right, bottom, left } = now.border;
    if (top + right + bottom + left > 0) borders.add(now.borderColor, then.borderColor, 1);
    for (const node of element.childNodes) {
      const text = textValue(node);
      if (text !== undefined && !isBlank(text))
        inks.add(desktop.text(element).color, dark.text(element).color, text.trim().length);
      else if (isElement(node)) collect(node, light, shade);
    }
  };
  if (dark !== desktop) collect(body, PAPER, PAPER);
  return { backgrounds: backgrounds.most(), inks: inks.most(), borders: borders.most() };
}

/** The nodes with their colors of dark mode. */
export function withDarkColors(
  nodes: readonly DocumentNode[],
  settings: GeneralSettings,
  colors: DarkColors,
): readonly DocumentNode[] {
  if (colors.backgrounds.size + colors.inks.size + colors.borders.size === 0) return nodes;
  return nodes.map((node) => {
    const usual = { ...blockRegistry.get(node.type)?.styleDefaults?.(node, settings) };
    // Texts say it themselves.
    const isText = definitionOf(node.type, blockRegistry)?.richTextProp !== undefined;
    const background = node.style.backgroundColor ?? (node.children ? undefined : usual.backgroundColor);
    const dark = {
      ...one('backgroundColor', background, colors.backgrounds),
      ...one('color', node.children || isText ? undefined : (node.style.color ?? usual.color), colors.inks),
      ...one('borderColor', node.style.borderColor, colors.borders),
    };
    const children = node.children && withDarkColors(node.children, settings, colors);
    return {
      ...node,
      ...(Object.keys(dark).length > 0 && { style: { ...node.style, dark: { ...node.style.dark, ...dark } } }),
      ...(children && { children }),
    };
  });
}

/** Returns what the wrapper of a mail has for dark mode: the color of the mail's column, or else of what is around it. */
export function darkWrapper({ bgColor, outerColor }: GeneralSettings, { backgrounds }: DarkColors): NodeStyle {
  const dark = [bgColor, outerColor].map((each) => backgrounds.get(each.toLowerCase())).find(Boolean);
  return dark ? { dark: { backgroundColor: dark } } : {};
}

function one(key: string, light: string | undefined, colors: ReadonlyMap<string, string>) {
  const dark = light && colors.get(light.toLowerCase());
  return dark ? { [key]: dark } : {};
}

/** Counts what colors become; only those that are others in the dark are told. */
function createTally() {
  const counts = new Map<string, Map<string, number>>();
  return {
    add(light: string, dark: string, weight: number): void {
      const known = counts.get(light) ?? new Map<string, number>();
      counts.set(light, known.set(dark, (known.get(dark) ?? 0) + weight));
    },
    most: (): ReadonlyMap<string, string> =>
      new Map(
        [...counts].flatMap(([light, known]) => {
          const [[dark] = [light]] = [...known].toSorted((a, b) => b[1] - a[1]);
          return dark === light ? [] : [[light.toLowerCase(), dark] as const];
        }),
      ),
  };
}
