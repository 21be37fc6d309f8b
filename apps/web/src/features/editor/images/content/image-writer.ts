import { locate, type NodeId } from '@mailwright/document';
import type { ChosenImage, ImageTarget } from '../../core/images/chosen-image.ts';
import { imageProps } from '../../core/images/image-props.ts';
import { standInCleared } from '../../core/images/stand-in.ts';
import type { ForeignElement } from '../../core/island/foreign-element.ts';
import { islandImage } from '../../core/island/island-image.ts';
import { islandCode } from '../../core/island/load-island-code.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { notifyRefusal } from '../../core/session/refusal.ts';
import { writeCredit } from './write-credit.ts';

interface ImageWriter {
  /** The address that stands there now; '' for none. */
  readonly current: string;
  /** One step of the history; false when the document does not take it. */
  readonly apply: (image: ChosenImage) => boolean;
}

/**
 * Returns the address of the image at a target, and a function that replaces it, with the credit line that the image
 * requires.
 */
export function imageWriter(session: EditorSession, target: ImageTarget): ImageWriter {
  const { current, apply } = plainWriter(session, target);
  const { editor } = session;
  return {
    current,
    apply(image) {
      const { position } = editor.getHistory();
      const taken = apply(image);
      // Writing what stood there already makes no step that the line could be a part of.
      if (image.credit && editor.getHistory().position > position) {
        writeCredit(editor, shownBy(target) ?? editor.getState().selection.at(-1), image.credit);
      }
      return taken;
    },
  };
}

function shownBy(target: ImageTarget): NodeId | undefined {
  if ('apply' in target) return undefined;
  return 'foreignElement' in target ? target.foreignElement.nodeId : target.nodeId;
}

function plainWriter(session: EditorSession, target: ImageTarget): ImageWriter {
  if ('apply' in target) return target;
  return 'foreignElement' in target
    ? foreignWriter(session, target.foreignElement)
    : blockWriter(session, target.nodeId, target.prop);
}

function blockWriter(session: EditorSession, id: NodeId, prop: string): ImageWriter {
  const { editor } = session;
  const node = locate(editor.getState().document, id)?.node;
  const current = node?.props[prop];
  return {
    current: typeof current === 'string' ? current : '',
    apply(image) {
      const now = locate(editor.getState().document, id)?.node;
      const field = now && editor.context.registry.get(now.type)?.fields.find((one) => one.prop === prop);
      if (!now || field?.kind !== 'image') return false;
      const props = { ...standInCleared(field, now.props), ...imageProps(field, image), [prop]: image.src };
      return notifyRefusal(editor.run({ type: 'updateProps', id, props }));
    },
  };
}

/** A picture of foreign HTML takes the ratio of the one that comes, where that is known. */
function foreignWriter(session: EditorSession, foreignElement: ForeignElement): ImageWriter {
  const code = islandCode();
  const { editor, renderOptions } = session;
  const { index: element } = foreignElement;
  return {
    current: code?.foreignElementView(editor.getState().document, foreignElement)?.image?.src ?? '',
    apply(image) {
      const src = islandImage(image.src, renderOptions.assetBase);
      const edit =
        image.width > 0
          ? ({ kind: 'picture', element, src, picture: image } as const)
          : ({ kind: 'element', element, attributes: { src } } as const);
      editor.breakCoalescing();
      const taken = code?.changeForeignElement(session, foreignElement, { edit, step: 'partImage' }) ?? false;
      editor.breakCoalescing();
      return taken;
    },
  };
}
