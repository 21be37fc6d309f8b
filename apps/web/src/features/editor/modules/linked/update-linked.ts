import type { Command, DocumentNode, EmailDocument } from '@mailwright/document';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { listOf } from '../../../../shared/format.ts';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { nodesOf } from '../../../../shared/modules/module-content.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { type ModuleUpdate, newerModules } from '../../core/linked/module-status.ts';
import { loadRewriting } from '../../core/rewriting/load-rewriting.ts';
import { type EditorSession, openDialog } from '../../core/session/editor-session.ts';
import { notifyRefusal } from '../../core/session/refusal.ts';
import { loadContent } from '../library/module-seeds.ts';

/** An update with what it brings. */
interface LoadedUpdate {
  readonly update: ModuleUpdate;
  readonly nodes: readonly DocumentNode[];
}

/**
 * Takes newer versions of linked modules into the mail, as one step of the history; what the mail has changed in open
 * fields stays. What cannot be had is told, and stays as it is; what would take links or the mail's own content out is
 * asked about in a dialog that names them, unless `allowLoss`. True when anything was updated.
 */
export async function updateLinked(
  session: EditorSession,
  updates: readonly ModuleUpdate[],
  { allowLoss = false } = {},
): Promise<boolean> {
  const loaded = await loadUpdates(session, updates);
  await loadRewriting(
    session,
    loaded.flatMap(({ nodes }) => nodes),
  );
  const { editor } = session;
  // Whoever has edited on meanwhile keeps that.
  const standing = newerModules(editor.getState().document, session.state.getState().moduleUpdateNotices);
  const due = loaded.filter(({ update }) => standing.some(({ moduleId }) => moduleId === update.moduleId));
  const done: LoadedUpdate[] = [];
  const asked: ModuleUpdate[] = [];
  let joins: EmailDocument | undefined;
  editor.breakCoalescing();
  for (const each of due) {
    // What the mail has no room for keeps none of the others from coming.
    const command = { ...commandOf(each), ...(allowLoss && { allowLoss }) };
    const result = editor.run(command, joins && { joins });
    if (!result.ok && result.reason === 'CONTENT_WOULD_BE_LOST') asked.push(each.update);
    else notifyRefusal(result);
    if (!result.ok) continue;
    joins = editor.getState().document;
    done.push(each);
  }
  editor.breakCoalescing();
  if (asked.length > 0) openDialog(session, { kind: 'module-updates', updates: asked });
  if (done.length === 0) return false;
  const names = listOf(done.map(({ update }) => update.name));
  toast.success(i18n.t('linked:updated', { names, count: done.length }));
  return true;
}

/** Loads the updates; those that cannot be loaded are reported and left out. */
export async function loadUpdates(
  { editor }: EditorSession,
  updates: readonly ModuleUpdate[],
): Promise<readonly LoadedUpdate[]> {
  await i18n.loadNamespaces('linked');
  const { registry } = editor.context;
  const answers = await Promise.allSettled(
    updates.map(async ({ moduleId: id, version }) => nodesOf(await loadContent({ id, version }), registry)),
  );
  return updates.flatMap((update, index) => {
    const answer = answers[index];
    const { name } = update;
    if (answer?.status === 'fulfilled' && answer.value !== null) return [{ update, nodes: answer.value }];
    const reason = answer?.status === 'rejected' ? errorSentence(answer.reason) : i18n.t('errors:MODULE_UNREADABLE');
    toast.error(i18n.t('linked:notUpdated', { name, reason }));
    return [];
  });
}

function commandOf({ update, nodes }: LoadedUpdate): Extract<Command, { type: 'updateModule' }> {
  return { type: 'updateModule', ...update, nodes };
}
