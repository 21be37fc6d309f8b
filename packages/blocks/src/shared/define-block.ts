import {
  type BlockDefinition,
  checkProps,
  type DocumentNode,
  type GeneralSettings,
  type JsonObject,
  type NodeStyle,
  type StyleKey,
  type StyleValues,
} from '@mailwright/document';
import type { ZodMiniType } from 'zod/mini';
import type { BlockMargins, MailBlock, RenderContext, TextContext } from '../mail-block.ts';
import { BORDER_COLOR } from './box.ts';

/** Style that `borderCss` draws for a border with only a width; the Styles panel shows it too. */
const BORDER_DEFAULTS: StyleValues = { borderStyle: 'solid', borderColor: BORDER_COLOR };

/** A node as its block reads it: props of the block's schema, style completed by the block's defaults. */
export interface BlockView<Props> {
  readonly node: DocumentNode;
  readonly props: Props;
  readonly style: NodeStyle;
}

/** A block as its folder writes it; `defineBlock` makes the untyped `MailBlock` of it. */
export interface BlockSpec<Props extends JsonObject>
  extends Omit<BlockDefinition, 'schema' | 'styleDefaults' | 'unusedStyles'> {
  readonly schema: ZodMiniType<Props>;
  readonly styleDefaults?: (props: Props, settings: GeneralSettings) => NodeStyle;
  readonly unusedStyles?: (props: Props) => readonly StyleKey[];
  readonly render: (view: BlockView<Props>, context: RenderContext) => string;
  readonly text: (view: BlockView<Props>, context: TextContext) => string;
  readonly childWidth?: (view: BlockView<Props>, index: number, width: number, settings: GeneralSettings) => number;
  readonly isShape?: (view: BlockView<Props>, settings: GeneralSettings) => boolean;
  readonly stacksColumns?: (props: Props, node: DocumentNode) => boolean;
  readonly margins?: (props: Props, settings: GeneralSettings) => BlockMargins;
  readonly dataTable?: boolean;
  readonly strings: MailBlock['strings'];
}

/**
 * Props are read through the schema once per props object. Props that the schema refuses render as the labelled
 * placeholder and as nothing in the mail: a broken node never breaks the mail around it.
 */
export function defineBlock<Props extends JsonObject>(spec: BlockSpec<Props>): MailBlock {
  function read(props: JsonObject): Props | null {
    return checkProps(spec.schema, props).data ?? null;
  }

  function view(node: DocumentNode, settings: GeneralSettings): BlockView<Props> | null {
    const props = read(node.props);
    if (!props) return null;
    const defaults = spec.styleDefaults?.(props, settings);
    return { node, props, style: defaults ? { ...defaults, ...node.style } : node.style };
  }

  const drawn = spec.styleSections.includes('border') ? BORDER_DEFAULTS : undefined;
  const { styleDefaults, unusedStyles, childWidth, isShape, stacksColumns, margins, render, text, ...definition } =
    spec;
  return {
    ...definition,
    ...((styleDefaults || drawn) && {
      styleDefaults: (node: DocumentNode, settings: GeneralSettings) => {
        const props = read(node.props);
        return props ? { ...drawn, ...styleDefaults?.(props, settings) } : {};
      },
    }),
    ...(unusedStyles && {
      unusedStyles: (node: DocumentNode) => {
        const props = read(node.props);
        return props ? unusedStyles(props) : [];
      },
    }),
    ...(childWidth && {
      childWidth: (node: DocumentNode, index: number, width: number, settings: GeneralSettings) => {
        const known = view(node, settings);
        return known ? Math.max(0, childWidth(known, index, width, settings)) : width;
      },
    }),
    ...(isShape && {
      isShape: (node: DocumentNode, settings: GeneralSettings) => {
        const known = view(node, settings);
        return known !== null && isShape(known, settings);
      },
    }),
    ...(stacksColumns && {
      stacksColumns: (node: DocumentNode) => {
        const props = read(node.props);
        return props !== null && stacksColumns(props, node);
      },
    }),
    ...(margins && {
      margins: (node: DocumentNode, settings: GeneralSettings) => {
        const props = read(node.props);
        return props ? margins(props, settings) : {};
      },
    }),
    render(node, context) {
      const known = view(node, context.settings);
      return known ? render(known, context) : unreadableHtml(context);
    },
    text(node, context) {
      const known = view(node, context.settings);
      return known ? text(known, context) : '';
    },
  };
}

/** Returns the HTML for a node that cannot be rendered: a label on the canvas, an empty element in the mail. */
export function unreadableHtml(context: RenderContext, detail?: string): string {
  return `<div${context.labelAttribute('label.unreadable', detail)}></div>`;
}
