import { blockRegistry } from '@mailwright/blocks';
import type { LockAnswer, Template } from '@mailwright/contract';
import { createEditor, type Editor, type ReadProblem, readDocument } from '@mailwright/document';
import { createStore } from 'zustand/vanilla';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { readSetting } from '../../../../shared/local-settings.ts';
import type { Account } from '../../../../shared/session/account.ts';
import { createDragging } from '../../core/drag/drag-session.ts';
import { type EditorSession, isDirty, type SessionState } from '../../core/session/editor-session.ts';
import { IDLE_FLOWS } from '../../core/session/flows.ts';
import type { DraftKeeper, RecoveredDraft } from '../../core/session/keepers.ts';
import type { OpenModule } from '../../core/template/open-module.ts';
import { readHiddenLayers } from '../../core/view/hidden-layers.ts';
import { createViewStore } from '../../core/view/view-store.ts';
import { createDraftKeeper } from '../draft/draft-keeper.ts';
import type { EarlierWork } from '../draft/recovered-draft.ts';
import { takeUpWork } from '../draft/take-up-work.ts';
import { createLockKeeper } from '../lock/create-lock-keeper.ts';
import { followLock } from '../lock/follow-lock.ts';
import { lockCalls } from '../lock/lock-calls.ts';
import { saveTemplate } from '../save/save-template.ts';
import { infoOf } from '../save/template-info.ts';
import { createTemplateWriter } from '../save/template-writer.ts';
import { joinBody } from '../save/wire-document.ts';

/** A template with what this device has of it, ready to be opened. */
export interface LoadedTemplate {
  readonly template: Template;
  /** Module of which it is the working copy; null for a mail. */
  readonly module: OpenModule | null;
  readonly earlier: EarlierWork;
  /** Taken for editing; null where none is needed. */
  readonly lock: LockAnswer | null;
}

export interface OpenedTemplate {
  readonly session: EditorSession;
  /** Parts of the stored document that could not be read; all of it remains in the document. */
  readonly problems: readonly ReadProblem[];
}

/** Makes the editor of a loaded template. */
export function openTemplate(loaded: LoadedTemplate, account: Account): OpenedTemplate {
  const { template, module, earlier, lock: taken } = loaded;
  const { document, problems } = readDocument(joinBody(template), blockRegistry);
  // Saving over a document of a later release could only do harm.
  const unreadable = problems.some(({ kind }) => kind === 'document-unreadable');
  const mayOnlyRead = !template.canEdit || template.status === 'deleted' || unreadable;
  const editor = createEditor({
    document,
    context: {
      registry: blockRegistry,
      mode: account.dnd_mode,
      features: account.features,
      readOnly: mayOnlyRead,
      oneBlock: module?.kind === 'block',
    },
  });
  const view = createViewStore();
  view.setState({ hidden: readHiddenLayers(template.id) });
  const lock = createLockKeeper({
    taken,
    calls: lockCalls(template.id),
    onStatus: (status) => followLock(session, status),
  });
  const writer = createTemplateWriter(template, template.revision, lock, (busy) => session.state.setState({ busy }));
  const work = createDraftKeeper({
    userId: account.principalId,
    templateId: template.id,
    editor,
    revision: writer.revision,
  });
  const unsaved = mayOnlyRead ? null : earlier.unsaved;
  const goesOn = unsaved?.key.opening === readSetting('carriedWork') && unsaved?.revision === template.revision;
  const wasTaken = unsaved !== null && goesOn && takeUpWork({ editor, work }, unsaved, template.revision).ok;
  const offered = wasTaken ? null : unsaved;
  if (unsaved === null && earlier.saved !== null) goOnWith(editor, work, earlier.saved);
  const session: EditorSession = {
    get readOnly() {
      return mayOnlyRead || session.state.getState().lock.kind === 'lost';
    },
    editor,
    view,
    dragging: createDragging(),
    state: createStore<SessionState>()(() => ({
      template: infoOf(template),
      module,
      flows: IDLE_FLOWS,
      saving: false,
      busy: false,
      automatic: false,
      publishing: false,
      moduleUpdateNotices: new Map(),
      sending: null,
      savedAt: Date.parse(template.lastModified),
      unreachable: false,
      held: null,
      draftKept: false,
      dialog: offered === null ? null : { kind: 'draft-found' },
      reloading: false,
      lock: { kind: taken === null ? 'none' : 'held' },
    })),
    writer,
    saveFirst: async () => !isDirty(session) || saveTemplate(session, { quiet: true }),
    lock,
    work,
    renderOptions: {
      registry: blockRegistry,
      assetBase: location.origin,
      mergeSyntax: account.mergeSyntax,
      translate: (key) => (i18n.exists(`blocks:${key}`) ? i18n.t(`blocks:${key}`) : undefined),
    },
    recoveredDraft: offered,
  };
  return { session, problems: problems.filter(({ kind }) => kind !== 'id-renewed') };
}

/** The history of work that is all saved goes on, so that a reload takes no undo away. */
function goOnWith(editor: Editor, work: DraftKeeper, { line, key }: RecoveredDraft): void {
  if (line !== null && editor.resumeHistory(line, line.position).ok) work.goOnWith(key);
}
