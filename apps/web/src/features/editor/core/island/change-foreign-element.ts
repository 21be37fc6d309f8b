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
import { notifyRefusal } from '../session/refusal.ts';
import { type ForeignElement, type ForeignElementScene, selectForeignElement } from './foreign-element.ts';
import { parentForeignElement } from './foreign-element-path.ts';
import { foreignRefusal } from './foreign-refusal.ts';
import { type FoundIsland, islandIn, islandOf, keepIsland } from './island-of.ts';

/** Name of an undo step; a key of the `editor` strings under `step.`. */
export type ForeignElementStep =
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
export type ForeignElementEdit =
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

export interface ForeignElementChange {
  readonly edit: ForeignElementEdit;
  readonly step: ForeignElementStep;
  /** The link whose twin for Outlook gets these values, too. */
  readonly twin?: { readonly link: number; readonly href?: string; readonly text?: string };
}

/** A foreign element, or with null all that stands at the top of a fragment. */
type ChangedElement = Pick<ForeignElement, 'nodeId'> & { readonly index: number | null };

/** Changes a foreign element as one undo step and says why not; true when the mail now has it. */
export function changeForeignElement(
  scene: ForeignElementScene,
  foreignElement: ChangedElement,
  change: ForeignElementChange,
): boolean {
  const { editor } = scene;
  const { edit, step } = change;
  const found = islandIn(editor.getState().document, foreignElement.nodeId);
  if (!found || (foreignElement.index !== null && !found.island.elements[foreignElement.index])) return false;
  const twin =
    change.twin ?? (edit.kind === 'words' && scene.view.getState().outlookToo ? wordsTwin(found, edit) : null);
  const link = twin && found.island.elements[twin.link];
  const place = link ? outlookTwin(found.source, found.island, link) : null;
  const edited = editIsland(found.source, sourceEdit(found, edit), islandOf);
  if (!edited.ok) return notifyForeignRefusal(edited.reason);
  keepIsland(edited.source, edited.island);
  let { source } = edited;
  if (twin && place) {
    const comesFirst = place.comment.end <= (link?.range.start ?? 0);
    const shift = comesFirst ? 0 : source.length - found.source.length;
    source = editTwin(source, moved(place, shift), twin) ?? source;
  }
  const coalesce = `${foreignElement.nodeId}.${step}.${foreignElement.index}.${valueName(edit)}`;
  const result = editor.run(
    { type: 'updateProps', id: foreignElement.nodeId, props: { source }, action: step },
    isTyping(edit) ? { coalesce } : {},
  );
  if (!notifyRefusal(result)) return false;
  if (!isTyping(edit)) {
    const { element } = edited;
    selectForeignElement(scene, element === null ? null : { nodeId: foreignElement.nodeId, index: element });
  }
  return true;
}

export function duplicateForeignElement(scene: ForeignElementScene, foreignElement: ForeignElement): boolean {
  return changeForeignElement(scene, foreignElement, {
    edit: { kind: 'duplicate', element: foreignElement.index },
    step: 'partDuplicate',
  });
}

/** Takes a foreign element away; what is around it is selected then. */
export function removeForeignElement(scene: ForeignElementScene, foreignElement: ForeignElement): boolean {
  const around = parentForeignElement(scene.editor.getState().document, foreignElement);
  if (
    !changeForeignElement(scene, foreignElement, {
      edit: { kind: 'remove', element: foreignElement.index },
      step: 'partRemove',
    })
  )
    return false;
  selectForeignElement(scene, around);
  return true;
}

export function moveForeignElement(scene: ForeignElementScene, foreignElement: ForeignElement, step: 1 | -1): boolean {
  const kind = step === 1 ? 'move-down' : 'move-up';
  return changeForeignElement(scene, foreignElement, {
    edit: { kind, element: foreignElement.index },
    step: 'partMove',
  });
}

/** Says why an element is not changed; false, for whoever passes it on. */
function notifyForeignRefusal(reason: IslandRefusal): false {
  toast.error(foreignRefusal(reason));
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

function sourceEdit({ source, island }: FoundIsland, edit: ForeignElementEdit): IslandEdit {
  if (edit.kind !== 'look' && edit.kind !== 'picture' && edit.kind !== 'size') return edit;
  const element = island.elements[edit.element];
  return { kind: 'element', element: edit.element, ...(element && patchOf(source, element, edit)) };
}

type PatchedEdit = Extract<ForeignElementEdit, { readonly kind: 'look' | 'picture' | 'size' }>;

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

function isTyping({ kind }: ForeignElementEdit): boolean {
  return !WITHOUT_TYPING.includes(kind);
}

/** Returns the name of the value that is being typed, not the value itself. */
function valueName(edit: ForeignElementEdit): string {
  if (edit.kind === 'text') return String(edit.text);
  if (edit.kind === 'words') return 'words';
  if (edit.kind === 'look') return edit.key;
  if (edit.kind === 'size') return edit.side;
  if (edit.kind === 'picture') return 'src';
  return edit.kind === 'element' ? Object.keys({ ...edit.attributes, ...edit.style }).join() : '';
}

/**
 * Returns the new words of a link's twin for Outlook when these are the only words of the link; null when there is no
 * such twin.
 */
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
