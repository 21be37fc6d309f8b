import type { CustomModule } from '@mailwright/contract';
import type { CommandResult, DropTarget, NodeSeed } from '@mailwright/document';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { isInMyBrand } from '../../../../shared/brand/in-my-brand-choice.ts';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { chosenInsertAs, type InsertAs } from '../../../../shared/modules/insert-as.ts';
import type { ModuleContent } from '../../../../shared/modules/module-content.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { type EditorSession, openDialog } from '../../core/session/editor-session.ts';
import { placeAfterSelection } from '../../core/session/insert-after-selection.ts';
import { notifyRefusal } from '../../core/session/refusal.ts';
import { brandInUse } from '../../core/template/brand-in-use.ts';
import { seedsInMyBrand } from '../../core/template/in-my-brand.ts';
import { knownContent, loadContent, seedsOf } from './module-seeds.ts';

interface InsertOptions {
  /** Instead of what the person has chosen for all. */
  readonly as?: InsertAs;
  /** Place where it was dropped; without one it is inserted after the selection. */
  readonly target?: DropTarget;
}

/** Inserts the latest version of a module, linked or as a copy; the first time the person is asked which. */
export async function insertModule(
  session: EditorSession,
  module: CustomModule,
  { as, target }: InsertOptions = {},
): Promise<void> {
  const { editor } = session;
  if (editor.context.readOnly) {
    notifyRefusal({ ok: false, reason: 'READ_ONLY' });
    return;
  }
  const chosen = as ?? chosenInsertAs(module) ?? (await askInsertAs(session, module));
  if (chosen === null) return;
  const content = await loadContent(module).catch((error: unknown) => {
    toast.error(errorSentence(error));
    return null;
  });
  if (content === null) return;
  const read = seedsOf(named(content, module), chosen, editor.context.registry);
  const seeds = read && inChosenBrand(session, read, chosen);
  if (seeds === null) {
    toast.error(i18n.t('modules:unreadable', { name: module.name }));
    return;
  }
  const place = target ? ({ ok: true, target } as const) : placeAfterSelection(editor, seeds);
  if (notifyRefusal(place.ok ? insert(session, seeds, place.target) : place)) announce(session, module.name, chosen);
}

/** The same at once, when all that is needed is there; undefined when something has to be asked or fetched first. */
export function insertModuleNow(
  session: EditorSession,
  module: CustomModule,
  target: DropTarget,
): CommandResult | undefined {
  const as = chosenInsertAs(module);
  const content = knownContent(module);
  const seeds = as && content && seedsOf(named(content, module), as, session.editor.context.registry);
  return seeds ? insert(session, inChosenBrand(session, seeds, as), target) : undefined;
}

/** A version never changes and is fetched once; its module may have got another name since. */
function named(content: ModuleContent, { name }: CustomModule): ModuleContent {
  return { ...content, name };
}

/** A copy comes in the person's brand where that was chosen; what is linked looks as its module does. */
function inChosenBrand(session: EditorSession, seeds: readonly NodeSeed[], as: InsertAs): readonly NodeSeed[] {
  const kit = as === 'copy' && isInMyBrand() ? brandInUse() : null;
  return kit ? seedsInMyBrand(session, seeds, kit) : seeds;
}

function insert({ editor }: EditorSession, nodes: readonly NodeSeed[], target: DropTarget): CommandResult {
  return editor.run({ type: 'insert', nodes, target });
}

function announce({ view }: EditorSession, name: string, as: InsertAs): void {
  view.setState({
    announcement: i18n.t(as === 'linked' ? 'modules:insertedLinked' : 'modules:insertedCopy', { name }),
  });
}

/** null when the person inserts nothing after all. */
function askInsertAs(session: EditorSession, module: CustomModule): Promise<InsertAs | null> {
  return new Promise((answer) => openDialog(session, { kind: 'insert-module-as', module, answer }));
}
