import { createId, type Editor } from '@mailwright/document';
import type { DraftKeeper, JournalKey } from '../../core/session/keepers.ts';
import type { Journal } from './create-journal.ts';
import { namesOfBlocks } from './journal-head.ts';
import { beginOpening } from './open-tabs.ts';
import { forgetWork } from './recovered-draft.ts';

interface Facts {
  readonly userId: string;
  readonly templateId: string;
  readonly editor: Editor;
  /** The revision the work is made on. */
  readonly revision: () => number;
}

export function createDraftKeeper({ userId, templateId, editor, revision }: Facts): DraftKeeper {
  const key: JournalKey = { userId, templateId, opening: createId() };
  let journal: Journal | null = null;
  let loading: Promise<unknown> | null = null;
  const blocks = namesOfBlocks(editor.context.registry);
  let earlier: JournalKey | null = null;
  let discarded = false;
  let last: Promise<unknown> = Promise.resolve();

  // Fetched after the mail is shown, and there before a page that goes away has to be quick.
  const load = () => {
    loading ??= import('./create-journal.ts').then(
      ({ createJournal }) => {
        journal = createJournal(key);
      },
      () => {
        loading = null;
      },
    );
    return loading;
  };

  const write = async (atOnce: boolean): Promise<boolean> => {
    if (!journal) await load();
    if (discarded || !journal) return false;
    const { saved } = editor.getState();
    const kept = await journal.keep({ line: editor.getHistory(), saved, revision: revision(), blocks }, atOnce);
    if (kept && earlier !== null) {
      const before = earlier;
      earlier = null;
      await forgetWork(before);
    }
    return kept;
  };

  return {
    opening: key.opening,
    keep(atOnce = false) {
      const kept = atOnce ? write(true) : last.then(() => write(false));
      last = kept;
      return kept;
    },
    goOnWith(key) {
      earlier = key;
    },
    async discard() {
      discarded = true;
      await last;
      await forgetWork(key);
      if (earlier !== null) await forgetWork(earlier);
    },
    begin() {
      void load();
      return beginOpening(key.opening);
    },
  };
}
