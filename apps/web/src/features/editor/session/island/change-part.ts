import {
  editIsland,
  editTwin,
  type IslandEdit,
  type IslandElement,
  type IslandRefusal,
  imageSizePatch,
  type LookKey,
  lookPatch,
  outlookTwin,
  type PictureSize,
  ratioPatch,
} from '@mailwright/island';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { notifyRefusal } from '../refusal.ts';
import { type FoundIsland, islandIn, islandOf, keepIsland } from './island-of.ts';
import { type IslandPart, type PartScene, selectPart } from './island-part.ts';
import { parentPart } from './part-path.ts';
import { partRefusal } from './part-refusal.ts';

/** What an undo step is called; a key of the `editor` strings under `step.`. */
export type PartStep =
  | 'partText'
  | 'partLink'
  | 'partImage'
  | 'partColor'
  | 'partStyle'
  | 'partDuplicate'
  | 'partRemove'
  | 'partMove';

/**
 * An edit of the source, or of what an element says in several places: its look, its size, or which picture it shows.
 * `picture` is the size of the picture's file: an image keeps that ratio; null where it is not known.
 */
export type PartChangeEdit =
  | IslandEdit
  | { readonly kind: 'picture'; readonly element: number; readonly src: string; readonly picture: PictureSize }
  | {
      readonly kind: 'size';
      readonly element: number;
      readonly side: 'width' | 'height';
      readonly value: string;
      readonly picture: PictureSize | null;
    }
  | { readonly kind: 'look'; readonly element: number; readonly key: LookKey; readonly value: string };

export interface PartChange {
  readonly edit: PartChangeEdit;
  readonly step: PartStep;
  /** The link whose twin for Outlook gets these values, too. */
  readonly twin?: { readonly link: number; readonly href?: string; readonly text?: string };
}

/** A part, or with null all that stands at the top of a fragment. */
type ChangedPart = Pick<IslandPart, 'nodeId'> & { readonly index: number | null };

/** Changes a part as one undo step and says why not; true when the mail now has it. */
export function changePart(scene: PartScene, part: ChangedPart, change: PartChange): boolean {
  const { editor } = scene;
  const { edit, step } = change;
  const found = islandIn(editor.getState().document, part.nodeId);
  if (!found || (part.index !== null && !found.island.elements[part.index])) return false;
  const twin =
    change.twin ?? (edit.kind === 'words' && scene.view.getState().outlookToo ? wordsTwin(found, edit) : null);
  const link = twin && found.island.elements[twin.link];
  const place = link ? outlookTwin(found.source, found.island, link) : null;
  const edited = editIsland(found.source, sourceEdit(found, edit), islandOf);
  if (!edited.ok) return notifyPartRefusal(edited.reason);
  keepIsland(edited.source, edited.island);
  let { source } = edited;
  if (twin && place) {
    const comesFirst = place.comment.end <= (link?.range.start ?? 0);
    const shift = comesFirst ? 0 : source.length - found.source.length;
    source = editTwin(source, moved(place, shift), twin) ?? source;
  }
  const coalesce = `${part.nodeId}.${step}.${part.index}.${valueName(edit)}`;
  const result = editor.run(
    { type: 'updateProps', id: part.nodeId, props: { source }, action: step },
    isTyping(edit) ? { coalesce } : {},
  );
  if (!notifyRefusal(result)) return false;
  if (!isTyping(edit)) {
    const { element } = edited;
    selectPart(scene, element === null ? null : { nodeId: part.nodeId, index: element });
  }
  return true;
}

export function duplicatePart(scene: PartScene, part: IslandPart): boolean {
  return changePart(scene, part, { edit: { kind: 'duplicate', element: part.index }, step: 'partDuplicate' });
}

/** Takes a part away; what is around it is selected then. */
export function removePart(scene: PartScene, part: IslandPart): boolean {
  const around = parentPart(scene.editor.getState().document, part);
  if (!changePart(scene, part, { edit: { kind: 'remove', element: part.index }, step: 'partRemove' })) return false;
  selectPart(scene, around);
  return true;
}

export function movePart(scene: PartScene, part: IslandPart, step: 1 | -1): boolean {
  const kind = step === 1 ? 'move-down' : 'move-up';
  return changePart(scene, part, { edit: { kind, element: part.index }, step: 'partMove' });
}

/** Says why an element is not changed; false, for whoever passes it on. */
function notifyPartRefusal(reason: IslandRefusal): false {
  toast.error(partRefusal(reason));
  return false;
}

type Place = NonNullable<ReturnType<typeof outlookTwin>>;

function moved({ comment, href, text }: Place, by: number): Place {
  const move = <T extends { readonly start: number; readonly end: number } | null>(range: T) =>
    range && { start: range.start + by, end: range.end + by };
  return {
    comment: { start: comment.start + by, end: comment.end + by },
    href: move(href) ?? null,
    text: move(text) ?? null,
  };
}

function sourceEdit({ source, island }: FoundIsland, edit: PartChangeEdit): IslandEdit {
  if (edit.kind !== 'look' && edit.kind !== 'picture' && edit.kind !== 'size') return edit;
  const element = island.elements[edit.element];
  return { kind: 'element', element: edit.element, ...(element && patchOf(source, element, edit)) };
}

type PatchedEdit = Extract<PartChangeEdit, { readonly kind: 'look' | 'picture' | 'size' }>;

function patchOf(source: string, element: IslandElement, edit: PatchedEdit) {
  if (edit.kind === 'look') return lookPatch(source, element, edit.key, edit.value);
  if (edit.kind === 'picture') {
    const { attributes, style } = ratioPatch(source, element, edit.picture);
    return { attributes: { src: edit.src, ...attributes }, style };
  }
  const size = imageSizePatch(source, element, edit.side, edit.value);
  if (edit.side === 'height' || !edit.picture) return size;
  const follows = ratioPatch(source, element, edit.picture, edit.value);
  return {
    attributes: { ...size.attributes, ...follows.attributes },
    style: { ...size.style, ...follows.style },
  };
}

const WITHOUT_TYPING = ['duplicate', 'remove', 'move-up', 'move-down'];

function isTyping({ kind }: PartChangeEdit): boolean {
  return !WITHOUT_TYPING.includes(kind);
}

/** Which value is being typed: not what it is. */
function valueName(edit: PartChangeEdit): string {
  if (edit.kind === 'text') return String(edit.text);
  if (edit.kind === 'words') return 'words';
  if (edit.kind === 'look') return edit.key;
  if (edit.kind === 'size') return edit.side;
  if (edit.kind === 'picture') return 'src';
  return edit.kind === 'element' ? Object.keys({ ...edit.attributes, ...edit.style }).join() : '';
}

/** What a link's twin for Outlook is to be called when these are the only words of the link; null: there is no such. */
function wordsTwin(
  { source, island }: FoundIsland,
  { words, breaks = [] }: Extract<IslandEdit, { readonly kind: 'words' }>,
): { readonly link: number; readonly text: string } | null {
  const [only] = words;
  const [line, ...more] = only?.lines ?? [];
  if (!only || line === undefined || more.length + breaks.length > 0 || words.length > 1) return null;
  const text = island.texts.find(({ range }) => range.start === only.range.start && range.end === only.range.end);
  let link = text?.parent == null ? undefined : island.elements[text.parent];
  while (link && link.tag !== 'a') link = link.parent === null ? undefined : island.elements[link.parent];
  if (!link || link.readOnly) return null;
  const { start, end } = link.range;
  const inside = island.texts.filter(({ range }) => range.start >= start && range.end <= end);
  if (inside.length !== 1 || !outlookTwin(source, island, link)) return null;
  return { link: link.index, text: line.replace(/[ \t\r\n\f]+/g, ' ').trim() };
}
