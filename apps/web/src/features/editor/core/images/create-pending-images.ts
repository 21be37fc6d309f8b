import type { Asset } from '@mailwright/contract';
import { type DropTarget, type EmailDocument, findNode, locate, type NodeId, runCommand } from '@mailwright/document';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { placeAfterSelection } from '../session/insert-after-selection.ts';
import { notifyRefusal } from '../session/refusal.ts';
import { createSessionUploads } from '../uploads/session-uploads.ts';
import { imageSeed, withPicture } from './image-nodes.ts';
import type { PendingImage } from './pending-images.ts';

/** A picture that somebody brings: its file, and the words that came with it. */
export interface NewPicture {
  readonly file: File;
  readonly alt?: string;
}

/** Brings pictures to the mail: placeholders stand for them until they have arrived, then they come in one step. */
export interface ArrivingImages {
  insert(pictures: readonly NewPicture[], target: DropTarget): void;
  replace(picture: NewPicture, nodeId: NodeId): void;
}

/** Pictures that were brought together. */
interface Batch {
  readonly key: string;
  readonly place: Anchor | { readonly replaces: NodeId };
  readonly entries: Entry[];
}

interface Entry extends NewPicture {
  readonly id: string;
  asset: Asset | null;
}

const all = new WeakMap<EditorSession, ArrivingImages>();

/** Those of an open template. */
export function createPendingImages(session: EditorSession): ArrivingImages {
  const known = all.get(session) ?? createArrivingImages(session);
  all.set(session, known);
  return known;
}

function createArrivingImages(session: EditorSession): ArrivingImages {
  const { editor, view } = session;
  const { registry } = editor.context;
  let batches: readonly Batch[] = [];
  let count = 0;
  const uploads = createSessionUploads(session, (files) => {
    for (const batch of failed.splice(0)) {
      const pictures = batch.entries.filter(({ file }) => files.includes(file));
      if (pictures.length > 0) bring(pictures, batch.place);
    }
  });
  /** Batches that did not arrive, until they are brought again. */
  const failed: Batch[] = [];

  function bring(pictures: readonly NewPicture[], place: Batch['place']): void {
    const key = `arriving-${count}`;
    count += 1;
    const batch: Batch = { key, place, entries: [] };
    const ids = uploads.add(
      pictures.map(({ file }) => file),
      {
        onUploaded: (asset, id) => {
          const entry = batch.entries.find((one) => one.id === id);
          if (entry) entry.asset = asset;
        },
      },
    );
    batch.entries.push(...pictures.map((picture, at) => ({ ...picture, id: ids[at] ?? '', asset: null })));
    batches = [...batches, batch];
    follow();
  }

  /** Lets go of what failed or was given up, and puts into the mail what is complete. */
  function follow(): void {
    const items = new Map(uploads.store.getState().items.map((item) => [item.id, item]));
    for (const batch of batches) {
      const lost = batch.entries.filter(({ id, asset }) => asset === null && items.get(id)?.step === 'failed');
      if (lost.length > 0) failed.push({ ...batch, entries: lost });
      const gone = batch.entries.filter((entry) => lost.includes(entry) || (!entry.asset && !items.has(entry.id)));
      for (const entry of gone) batch.entries.splice(batch.entries.indexOf(entry), 1);
      for (const { id } of lost) queueMicrotask(() => uploads.dismiss(id));
    }
    // A text that is being typed keeps the selection; what arrived meanwhile waits for its end.
    const isTyping = view.getState().editingText !== null;
    const complete = isTyping ? [] : batches.filter(({ entries }) => entries.every(({ asset }) => asset !== null));
    batches = batches.filter((batch) => !complete.includes(batch));
    show();
    for (const batch of complete) settle(batch);
  }

  let shownOutline = '';
  let shownIn = withPlaceholders();

  function show(): void {
    const items = new Map(uploads.store.getState().items.map((item) => [item.id, item]));
    const images = batches.flatMap(({ key, place, entries }) =>
      entries.map(({ id, file, asset }, at): PendingImage => {
        const { step = 'waiting', part = 0 } = items.get(id) ?? {};
        const nodeId = 'replaces' in place ? place.replaces : `${key}-${at}`;
        return { id, name: file.name, nodeId, step: asset ? 'arrived' : step, part: asset ? 1 : part };
      }),
    );
    const outline = batches.map(({ key, entries }) => `${key}:${entries.length}`).join();
    if (outline !== shownOutline) shownIn = withPlaceholders();
    shownOutline = outline;
    view.setState({ pendingImages: images.length === 0 ? null : { images, shownIn, cancel } });
  }

  function cancel(id: string): void {
    for (const { entries } of batches) {
      const at = entries.findIndex((entry) => entry.id === id);
      if (at >= 0) entries.splice(at, 1);
    }
    uploads.cancel(id);
    follow();
  }

  function withPlaceholders() {
    const shown = batches;
    let last: { readonly of: EmailDocument; readonly is: EmailDocument } | null = null;
    return (document: EmailDocument) => {
      if (last?.of !== document) last = { of: document, is: shown.reduce(addPlaceholders, document) };
      return last.is;
    };
  }

  /** The same ids each time, so that a placeholder stays the element that it is. */
  function addPlaceholders(document: EmailDocument, { key, place, entries }: Batch): EmailDocument {
    if ('replaces' in place || entries.length === 0) return document;
    let next = 0;
    const newId = () => `${key}-${next++}`;
    const target = findAnchor(document, place);
    const nodes = entries.map(() => imageSeed(registry));
    const change =
      target && runCommand({ document, context: editor.context, newId }, { type: 'insert', nodes, target });
    return change?.ok ? change.document : document;
  }

  function settle({ place, entries }: Batch): void {
    const arrived = entries.flatMap(({ asset, alt }) => (asset ? [{ asset, alt }] : []));
    const [first] = arrived;
    if (!first) return;
    const { document } = editor.getState();
    if ('replaces' in place) {
      const node = findNode(document, place.replaces);
      const props = node && withPicture(registry, node, first.asset);
      if (node && props) notifyRefusal(editor.run({ type: 'updateProps', id: node.id, props }));
    } else {
      const nodes = arrived.map(({ asset, alt }) => imageSeed(registry, asset, alt));
      const found = findAnchor(document, place);
      const target = found ? ({ ok: true, target: found } as const) : placeAfterSelection(editor, nodes);
      const result = target.ok ? editor.run({ type: 'insert', nodes, target: target.target }) : target;
      if (!notifyRefusal(result)) return;
    }
    view.setState({ announcement: i18n.t('uploads:placed', { count: arrived.length }) });
  }

  uploads.store.subscribe(follow);
  view.subscribe((now, before) => {
    if (now.editingText === null && before.editingText !== null && batches.length > 0) follow();
  });

  return {
    insert: (pictures, target) => bring(pictures, anchorAt(editor.getState().document, target)),
    replace: (picture, nodeId) => bring([picture], { replaces: nodeId }),
  };
}

/** A gap of the mail that is found again after other edits, by what stood beside it. */
interface Anchor extends DropTarget {
  readonly after: NodeId | null;
  readonly before: NodeId | null;
}

function anchorAt(document: EmailDocument, target: DropTarget): Anchor {
  const siblings = siblingsIn(document, target.parentId) ?? [];
  return { ...target, after: siblings[target.index - 1] ?? null, before: siblings[target.index] ?? null };
}

/** Returns the current place of the gap; null when its container no longer exists. */
function findAnchor(document: EmailDocument, anchor: Anchor): DropTarget | null {
  for (const [id, step] of [
    [anchor.after, 1],
    [anchor.before, 0],
  ] as const) {
    const place = id === null ? undefined : locate(document, id);
    if (place) return { parentId: place.parent?.id ?? null, index: place.index + step };
  }
  const siblings = siblingsIn(document, anchor.parentId);
  return siblings && { parentId: anchor.parentId, index: Math.min(anchor.index, siblings.length) };
}

function siblingsIn(document: EmailDocument, parentId: NodeId | null): readonly NodeId[] | null {
  if (parentId === null) return document.nodes.map(({ id }) => id);
  return locate(document, parentId)?.node.children?.map(({ id }) => id) ?? null;
}
