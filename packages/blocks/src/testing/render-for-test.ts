import { DEFAULT_SETTINGS, type DocumentNode, type GeneralSettings, isHiddenAtFirst } from '@mailwright/document';
import { sanitizeView } from '@mailwright/island';
import { foreignText } from '../html/foreign-text.ts';
import type { RenderContext } from '../mail-block.ts';
import { blockRegistry } from '../registry.ts';
import { mailUrl } from '../shared/link/mail-url.ts';
import { notWord } from '../shared/table.ts';

export interface TestRender {
  readonly width?: number;
  readonly marks?: boolean;
  readonly insideShape?: boolean;
  readonly stacked?: boolean;
  readonly darkBackground?: string;
  readonly onPage?: boolean;
  readonly noWord?: boolean;
  readonly settings?: Partial<GeneralSettings>;
  /** Filled with the rules for narrow screens that blocks declare. */
  readonly rules?: string[];
}

const mergeTag = (name: string) => `{{ ${name.replace(/[^\w ]/g, '')} }}`;
const url = (address: string) => mailUrl(address, 'https://assets.example', mergeTag);

/** A node's HTML as the renderer makes it, for tests of blocks, which cannot import the renderer above them. */
export function renderForTest(node: DocumentNode, options: TestRender = {}): string {
  const {
    width = 640,
    marks = false,
    insideShape = false,
    stacked = false,
    darkBackground = '',
    onPage = false,
    noWord = false,
    rules = [],
  } = options;
  const whole = { ...DEFAULT_SETTINGS, ...options.settings };
  const isHidden = noWord || isHiddenAtFirst(node.style);
  const settings = isHidden ? { ...whole, outlook: false } : whole;
  const block = blockRegistry.get(node.type) ?? blockRegistry.get('unreadable')!;
  const children = (node.children ?? []).map((child, index) =>
    renderForTest(child, {
      ...options,
      onPage: block.kind === 'wrapper',
      noWord: isHidden,
      width: block.childWidth?.(node, index, width, settings) ?? width,
      stacked: stacked || (block.stacksColumns?.(node) ?? false),
      insideShape: insideShape || (block.isShape?.(node, settings) ?? false),
    }),
  );
  const context: RenderContext = {
    settings,
    width,
    insideShape,
    stacked,
    darkBackground,
    onPage,
    notWord: whole.outlook && !noWord ? notWord : (html) => html,
    children,
    foreign: (source) => (marks ? sanitizeView(source) : source),
    gaps: [],
    editAttribute: (prop) => (marks ? ` data-mw-edit="${prop}"` : ''),
    labelAttribute: (key) => (marks ? ` data-mw-label="${key}"` : ''),
    url,
    mergeTag,
    responsive: (screen, declarations) => {
      rules.push(`${screen}: ${declarations}`);
      return screen;
    },
    stacking: (share) => {
      rules.push(`wide: width:${share}`, 'stack: max-width:100%');
      return 'column';
    },
  };
  return block.render(node, context);
}

/** A node's plain-text form. */
export function textForTest(node: DocumentNode): string {
  const block = blockRegistry.get(node.type)!;
  const children = (node.children ?? []).map(textForTest);
  return block.text(node, { settings: DEFAULT_SETTINGS, children, url, mergeTag, foreignText });
}
