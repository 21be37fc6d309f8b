import type { DocumentNode, StyleKey, StyleValues } from '@mailwright/document';
import type { RenderContext } from '../mail-block.ts';
import { backgroundOf, withSolidBackground } from '../shared/background.ts';
import { bgcolor, paddingCss, SPACING_KEYS } from '../shared/box.ts';
import { classAttribute, color, px, styleAttribute } from '../shared/css.ts';
import type { BlockView } from '../shared/define-block.ts';
import { deviceClasses } from '../shared/device-style.ts';
import { FULL_TABLE, onlyWord, TABLE } from '../shared/table.ts';

const PRINTED_AS_SEEN = '-webkit-print-color-adjust:exact;print-color-adjust:exact';

/**
 * A background over the whole width, and on it the mail's column: as wide as set, narrower where the window is. An image or
 * a gradient lies on the outer background; Word shows its colour, since a shape cannot be as high as a whole mail. Sections
 * that go to the edges of the window interrupt the column, each in a row of its own.
 */
export function renderPageWrapper({ node, style }: BlockView<object>, context: RenderContext): string {
  const { settings } = context;
  const background = backgroundOf({ ...style, backgroundColor: color(settings.outerColor) }, context);
  const outer = withSolidBackground({ backgroundColor: color(settings.outerColor) }, background);
  const dark = deviceClasses({ dark: style.dark ?? {} }, ['backgroundColor'], context);
  const rows = runsOf(node.children ?? [], context.children).map((run) => {
    const own = run.isStripe ? { ...style, paddingLeft: 0, paddingRight: 0 } : style;
    const keys = SPACING_KEYS.filter((key) => SIDE_SHOWN[key]?.(run) ?? !run.isStripe);
    const classes = classAttribute(deviceClasses(style, keys, context));
    const content = run.isStripe ? run.children.join('\n') : mailColumn(run, style, dark, context);
    return `<tr><td${classes}${styleAttribute(paddingCss(atEnds(own, run)))}>${content}</td></tr>`;
  });
  // Handed down to everything in it.
  const printed = settings.printColors && context.responsive('print', PRINTED_AS_SEEN);
  const around = bgcolor(outer);
  const look = styleAttribute(outer.backgroundColor && `background-color:${outer.backgroundColor}`, background.css);
  return `${FULL_TABLE}${around && ` ${around}`}${classAttribute(dark, background.darkClass, printed)}${look}>${rows.join('\n')}</table>`;
}

/** Sections that stand in one piece of the mail's column, or that go to the edges of the window. */
interface Run {
  readonly isStripe: boolean;
  readonly children: readonly string[];
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

const SIDE_SHOWN: Partial<Record<StyleKey, (run: Run) => boolean>> = {
  paddingTop: ({ isFirst }) => isFirst,
  paddingBottom: ({ isLast }) => isLast,
};

function runsOf(nodes: readonly DocumentNode[], children: readonly string[]): readonly Run[] {
  const runs: { isStripe: boolean; children: string[] }[] = [];
  children.forEach((child, index) => {
    const isStripe = nodes[index]?.style.stripe === true;
    const last = runs.at(-1);
    if (last?.isStripe === isStripe) last.children.push(child);
    else runs.push({ isStripe, children: [child] });
  });
  if (runs.length === 0) runs.push({ isStripe: false, children: [] });
  return runs.map((run, index) => ({ ...run, isFirst: index === 0, isLast: index === runs.length - 1 }));
}

/** Space above and under the whole mail belongs to its first and its last row. */
function atEnds(style: StyleValues, { isFirst, isLast }: Run): StyleValues {
  return { ...style, ...(!isFirst && { paddingTop: 0 }), ...(!isLast && { paddingBottom: 0 }) };
}

function mailColumn(run: Run, style: StyleValues, dark: string, context: RenderContext): string {
  const { settings } = context;
  const inner = color(settings.bgColor);
  const column = styleAttribute(
    `max-width:${px(settings.width)}`,
    'margin:0 auto',
    inner && `background-color:${inner}`,
    style.borderRadius && radius(px(style.borderRadius), run),
  );
  const { padding } = settings;
  const sides = atEnds(
    { paddingTop: padding, paddingRight: padding, paddingBottom: padding, paddingLeft: padding },
    run,
  );
  const label = run.children.length === 0 ? context.labelAttribute('label.empty') : '';
  const content = `${FULL_TABLE} align="center"${inner && ` bgcolor="${inner}"`}${classAttribute(dark)}${column}><tr><td${label}${styleAttribute(padding > 0 && paddingCss(sides))}>${run.children.join('\n')}</td></tr></table>`;
  return settings.outlook
    ? onlyWord(`${TABLE} width="${settings.width}" align="center" style="width:${px(settings.width)}"><tr><td>`) +
        content +
        onlyWord('</td></tr></table>')
    : content;
}

function radius(length: string, { isFirst, isLast }: Run): string {
  if (isFirst && isLast) return `border-radius:${length}`;
  if (!isFirst && !isLast) return '';
  return isFirst ? `border-radius:${length} ${length} 0 0` : `border-radius:0 0 ${length} ${length}`;
}
