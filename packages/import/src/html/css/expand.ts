import { splitOutside } from './style-sheet.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;

type Entry = readonly [name: string, value: string];

/** A declaration as the single values it stands for; what is no shorthand stays as it is. */
export function expand(name: string, value: string): readonly Entry[] {
  switch (name) {
    case 'padding':
    case 'margin':
      return foursides(value, (side) => `${name}-${side}`);
    case 'border-width':
    case 'border-style':
    case 'border-color':
      return foursides(value, (side) => `border-${side}${name.slice('border'.length)}`);
    case 'border':
      return SIDES.flatMap((side) => border(side, value));
    case 'border-top':
    case 'border-right':
    case 'border-bottom':
    case 'border-left':
      return border(name.slice('border-'.length), value);
    case 'background':
      return background(value);
    case 'font':
      return font(value);
    case 'text-decoration-line':
      return [['text-decoration', value]];
    default:
      return [[name, value]];
  }
}

function foursides(value: string, name: (side: string) => string): readonly Entry[] {
  const [top = '0', right = top, bottom = top, left = right] = splitOutside(value, ' ').map((part) => part.trim());
  return SIDES.map((side, index) => [name(side), [top, right, bottom, left][index] ?? top]);
}

function border(side: string, value: string): readonly Entry[] {
  let [width, style, color] = ['3px', 'none', ''];
  for (const part of splitOutside(value, ' ').map((text) => text.trim())) {
    if (/^(?:[\d.]|thin$|medium$|thick$)/.test(part)) width = part;
    else if (/^(?:none|hidden|solid|dashed|dotted|double|groove|ridge|inset|outset)$/i.test(part)) style = part;
    else color = part;
  }
  return [
    [`border-${side}-width`, width],
    [`border-${side}-style`, style],
    [`border-${side}-color`, color],
  ];
}

function background(value: string): readonly Entry[] {
  let [color, image, size] = ['transparent', 'none', ''];
  const position: string[] = [];
  let repeat = 'repeat';
  let afterStroke = false;
  for (const part of splitOutside(value.replace(/\s*\/\s*(?![^(]*\))/g, ' / '), ' ').map((text) => text.trim())) {
    if (/^(?:url|[\w-]*gradient)\(/i.test(part)) image = part;
    else if (part === '/') afterStroke = true;
    else if (/^(?:no-repeat|repeat|repeat-x|repeat-y|space|round)$/i.test(part)) repeat = part.toLowerCase();
    else if (/^(?:scroll|fixed|local|border-box|padding-box|content-box)$/i.test(part)) afterStroke = false;
    else if (afterStroke) size = `${size} ${part}`.trim();
    else if (/^(?:center|left|right|top|bottom|-?[\d.]+(?:%|[a-z]+)?)$/i.test(part)) position.push(part.toLowerCase());
    else color = part;
  }
  return [
    ['background-color', color],
    ['background-image', image],
    ['background-repeat', repeat],
    ['background-size', size || 'auto'],
    ['background-position', position.join(' ') || 'left top'],
  ];
}

function font(value: string): readonly Entry[] {
  const [, before = '', size, line, family] =
    /^(.*?)\s*((?:[\d.]+(?:px|pt|em|rem|%))|(?:xx?-)?(?:small|large)|medium)(?:\s*\/\s*([\w.%]+))?\s+(.+)$/i.exec(
      value,
    ) ?? [];
  if (size === undefined || family === undefined) return [];
  return [
    ['font-style', /italic|oblique/i.test(before) ? 'italic' : 'normal'],
    ['font-weight', /\b(?:bold|[1-9]00)\b/i.exec(before)?.[0] ?? 'normal'],
    ['font-size', size],
    ['line-height', line ?? 'normal'],
    ['font-family', family],
  ];
}
