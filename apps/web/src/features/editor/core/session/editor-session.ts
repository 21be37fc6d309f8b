import type { TemplateInfo } from '@mailwright/contract';
import type { Editor, EmailDocument } from '@mailwright/document';
import type { DocumentOptions } from '@mailwright/render';
import type { StoreApi } from 'zustand/vanilla';
import type { Dragging } from '../drag/drag-session.ts';
import type { ModuleUpdateNotices } from '../linked/module-status.ts';
import type { OpenModule } from '../template/open-module.ts';
import type { ViewStore } from '../view/view-store.ts';
import type { EditorDialog } from './dialog.ts';
import type { Flows } from './flows.ts';
import type { DraftKeeper, LockKeeper, RecoveredDraft, TemplateWriter } from './keepers.ts';
import type { LockStatus } from './lock-status.ts';

/** State of the open template with the server; the document itself is in the editor. */
export interface SessionState {
  readonly template: TemplateInfo;
  /** Module whose working copy is being edited; null for a mail. */
  readonly module: OpenModule | null;
  readonly flows: Flows;
  readonly saving: boolean;
  /** The server is busy and asked to send the save that is under way once more in a moment. */
  readonly busy: boolean;
  /** The save under way is the editor's own: nobody waits for it. */
  readonly automatic: boolean;
  /** A version of the module is being made. */
  readonly publishing: boolean;
  /** Facts from the server about the modules that the document is linked to. */
  readonly moduleUpdateNotices: ModuleUpdateNotices;
  /** Document that the running save is sending to the server. */
  readonly sending: EmailDocument | null;
  /** Time of the last save that the server took, milliseconds since 1970. */
  readonly savedAt: number;
  /** The last save got no answer; ends with the next one that does. */
  readonly unreachable: boolean;
  /** Reason why the last automatic save was refused; null after the next save that succeeds. */
  readonly held: AutosaveHold | null;
  /** This device holds everything that is not saved. */
  readonly draftKept: boolean;
  readonly dialog: EditorDialog | null;
  /** The page reloads by itself in a moment; this device holds everything that is not saved. */
  readonly reloading: boolean;
  readonly lock: LockStatus;
}

/** Options of the renderer, the same for canvas, download and byte meter; title and preheader are the template's. */
export type EditorRenderOptions = Omit<DocumentOptions, 'title' | 'preheader' | 'marks' | 'samples' | 'person'>;

/** Everything that belongs to one open template. */
export interface EditorSession {
  /** The template may only be read; a lost lock makes it so. */
  readonly readOnly: boolean;
  readonly editor: Editor;
  readonly view: ViewStore;
  readonly dragging: Dragging;
  readonly state: StoreApi<SessionState>;
  readonly writer: TemplateWriter;
  /** Saves what is not saved yet. Returns whether the server has everything. */
  readonly saveFirst: () => Promise<boolean>;
  /** The lock of a shared draft. */
  readonly lock: LockKeeper;
  /** Keeps the work on this device. */
  readonly work: DraftKeeper;
  readonly renderOptions: EditorRenderOptions;
  /** Work of an earlier visit that never reached the server. */
  readonly recoveredDraft: RecoveredDraft | null;
}

export function isDirty({ editor }: EditorSession): boolean {
  const { document, saved } = editor.getState();
  return document !== saved;
}

/** Returns whether a person waits for a save. */
export function isSavingByHand({ saving, automatic }: Pick<SessionState, 'saving' | 'automatic'>): boolean {
  return saving && !automatic;
}

export function openDialog(session: EditorSession, dialog: EditorDialog): void {
  session.state.setState({ dialog });
}

export function closeDialog(session: EditorSession): void {
  session.state.setState({ dialog: null });
}

/** Ends what an earlier failed save left open. */
export function closeSaveDialog(session: EditorSession): void {
  const { dialog } = session.state.getState();
  const kinds: readonly (string | undefined)[] = ['save-failed', 'stale-revision', 'locked'];
  if (kinds.includes(dialog?.kind)) closeDialog(session);
}

/** Reason why the editor pauses automatic saving. */
type AutosaveHold =
  /** Somebody else saved, or holds the lock: a person has to decide what becomes of both. */
  | { readonly kind: 'conflict' }
  /** The server does not take this document; the next change may mend that. */
  | { readonly kind: 'refused'; readonly document: EmailDocument; readonly code: string; readonly sentence: string };
