import { locate } from '@mailwright/document';
import type { EditorSession } from '../editor-session.ts';
import { notifyRefusal } from '../refusal.ts';
import type { ChosenImage, ImageTarget } from './chosen-image.ts';
import { standInCleared } from './stand-in.ts';

interface ImageWriter {
  /** The address that stands there now; '' for none. */
  readonly current: string;
  /** One step of the history; false when the document does not take it. */
  readonly apply: (image: ChosenImage) => boolean;
}

/** What stands where an image is chosen for, and how another comes there. */
export function imageWriter(session: EditorSession, target: ImageTarget): ImageWriter {
  if ('apply' in target) return target;
  const { editor } = session;
  const { nodeId: id, prop } = target;
  const node = locate(editor.getState().document, id)?.node;
  const current = node?.props[prop];
  return {
    current: typeof current === 'string' ? current : '',
    apply({ src, width }) {
      const now = locate(editor.getState().document, id)?.node;
      const field = now && editor.context.registry.get(now.type)?.fields.find((one) => one.prop === prop);
      if (!now || field?.kind !== 'image') return false;
      const { naturalWidthProp } = field;
      const props = {
        ...standInCleared(field, now.props),
        ...(naturalWidthProp !== undefined && { [naturalWidthProp]: width }),
        [prop]: src,
      };
      return notifyRefusal(editor.run({ type: 'updateProps', id, props }));
    },
  };
}
