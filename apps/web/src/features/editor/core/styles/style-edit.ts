import type { DocumentNode, NarrowScreen, StyleKey, StylePatch, StyleScreen } from '@mailwright/document';
import { useEditorSession, useEditorState } from '../session/use-editor-session.ts';
import { type StyleView, styleView } from '../view/style-view.ts';

/** The style of all selected nodes as one, for the inputs of the Styles panel. */
export interface StyleEdit extends StyleView {
  /** The screen whose values are shown and written; undefined: all widths. */
  readonly screen: StyleScreen | undefined;
  readonly disabled: boolean;
  /** The node, where it is one. */
  readonly node: DocumentNode | undefined;
  /** Edits of the same keys in a row become one undo step; `named`: what the value is called in a brand kit. False when the document does not take it. */
  readonly write: (patch: StylePatch, named?: string) => boolean;
  /** Returns the name that the value of a key has in a brand kit, when all nodes agree on it. */
  readonly named: (key: StyleKey) => string | undefined;
  /** Takes the values of these keys away; undefined when there are none, or nothing may be edited. */
  readonly resetOf: (keys: readonly StyleKey[]) => (() => void) | undefined;
  /** Returns whether a node sets one of these keys for that screen. */
  readonly isSetOn: (screen: NarrowScreen, keys: readonly StyleKey[]) => boolean;
  readonly done: () => void;
}

export function useStyleEdit(nodes: readonly DocumentNode[], screen?: StyleScreen): StyleEdit {
  const { editor } = useEditorSession();
  const settings = useEditorState(({ document }) => document.settings);
  const { registry, readOnly: disabled } = editor.context;
  const ids = nodes.map(({ id }) => id);
  const defaultsOf = (node: DocumentNode) => registry.get(node.type)?.styleDefaults?.(node, settings) ?? {};
  const view = styleView(
    nodes.map((node) => ({ style: node.style, defaults: defaultsOf(node) })),
    screen,
  );
  const pathOf = (key: string) => (screen ? `style.${screen}.${key}` : `style.${key}`);
  const write = (patch: StylePatch, named?: string) => {
    const coalesce = `${ids.join()}.${screen ?? ''}.${Object.keys(patch).join()}`;
    const brand = named && Object.fromEntries(Object.keys(patch).map((key) => [pathOf(key), named]));
    const command = {
      type: 'updateStyle',
      ids,
      style: patch,
      ...(screen && { screen }),
      ...(brand && { brand }),
    } as const;
    return editor.run(command, { coalesce }).ok;
  };
  const reset = (keys: readonly StyleKey[]) => {
    editor.breakCoalescing();
    write(Object.fromEntries(keys.map((key) => [key, null])));
    editor.breakCoalescing();
  };
  return {
    ...view,
    screen,
    disabled,
    node: nodes.length === 1 ? nodes[0] : undefined,
    write,
    named: (key) => {
      const [first, ...others] = nodes.map(({ brand }) => brand?.[pathOf(key)]);
      return others.every((other) => other === first) ? first : undefined;
    },
    resetOf: (keys) => (disabled || !keys.some((key) => view.set.has(key)) ? undefined : () => reset(keys)),
    isSetOn: (other, keys) => nodes.some(({ style }) => keys.some((key) => style[other]?.[key] !== undefined)),
    done: () => editor.breakCoalescing(),
  };
}
