import type { TemplateInfo } from '@mailwright/contract';
import type { Editor, EmailDocument } from '@mailwright/document';
import type { DocumentOptions } from '@mailwright/render';
import type { StoreApi } from 'zustand/vanilla';
import type { EditorDialog } from './dialog.ts';
import type { FoundWork } from './journal/found-work.ts';
import type { WorkKeeper } from './journal/work-keeper.ts';
import type { LockKeeper } from './lock/create-lock-keeper.ts';
import type { LockStand } from './lock/lock-stand.ts';
import type { TemplateWriter } from './template-writer.ts';
import type { ViewStore } from './view-store.ts';

/** Where the open template stands with the server; the document itself is in the editor. */
export interface SessionState {
  readonly template: TemplateInfo;
  readonly saving: boolean;
  /** What is on its way to the server by the last save. */
  readonly sending: EmailDocument | null;
  /** When the server last took a save, milliseconds. */
  readonly savedAt: number;
  /** The last save got no answer; ends with the next one that does. */
  readonly unreachable: boolean;
  /** This device holds everything that is not saved. */
  readonly draftKept: boolean;
  readonly dialog: EditorDialog | null;
  /** The page reloads by itself in a moment; this device holds everything that is not saved. */
  readonly reloading: boolean;
  readonly lock: LockStand;
}

/** What the renderer is told, the same for canvas, download and byte meter; title and preheader are the template's. */
export type EditorRenderOptions = Omit<DocumentOptions, 'title' | 'preheader' | 'marks' | 'samples'>;

/** Everything that belongs to one open template. */
export interface EditorSession {
  /** The template may only be read; a lost lock makes it so. */
  readonly readOnly: boolean;
  readonly editor: Editor;
  readonly view: ViewStore;
  readonly state: StoreApi<SessionState>;
  readonly writer: TemplateWriter;
  /** The lock of a shared draft. */
  readonly lock: LockKeeper;
  /** Keeps the work on this device. */
  readonly work: WorkKeeper;
  readonly renderOptions: EditorRenderOptions;
  /** Work of an earlier visit that never reached the server. */
  readonly foundWork: FoundWork | null;
}

export function isDirty({ editor }: EditorSession): boolean {
  const { document, saved } = editor.getState();
  return document !== saved;
}

export function openDialog(session: EditorSession, dialog: EditorDialog): void {
  session.state.setState({ dialog });
}

export function closeDialog(session: EditorSession): void {
  session.state.setState({ dialog: null });
}
