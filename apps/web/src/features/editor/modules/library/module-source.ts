import type { CustomModule } from '@mailwright/contract';
import { type NodeSeed, SECTION_TYPE } from '@mailwright/document';
import type { ReactNode } from 'react';
import type { DragSource } from '../../core/drag/drag-session.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { insertModule, insertModuleNow } from './insert-module.ts';
import { knownContent, prefetchContent, seedsOf } from './module-seeds.ts';

/** A block that may stand wherever blocks may. */
const ANY_BLOCK = 'text';

/**
 * A module on its way to the canvas. As long as its content is not there, the rules are asked about any other block or
 * section; what is dropped is asked about again.
 */
export function moduleSource(session: EditorSession, module: CustomModule, picture: ReactNode): DragSource {
  const { editor } = session;
  const { registry } = editor.context;
  const isBlock = module.kind === 'block';
  prefetchContent(module);
  let seeds: readonly NodeSeed[] | null = null;
  const askedAbout = (): readonly NodeSeed[] => {
    const content = seeds ? undefined : knownContent(module);
    if (content) seeds = seedsOf(content, 'copy', registry);
    const standIn = registry.get(isBlock ? ANY_BLOCK : SECTION_TYPE)?.tiles[0];
    return seeds ?? (standIn ? [standIn.create()] : []);
  };
  return {
    from: 'palette',
    label: module.name,
    picture,
    ids: [],
    kind: isBlock ? 'block' : 'section',
    ask: (target) => editor.can({ type: 'insert', nodes: askedAbout(), target }),
    drop(target) {
      const done = insertModuleNow(session, module, target);
      if (done) return done;
      void insertModule(session, module, { target });
      return { ok: true, ids: [] };
    },
  };
}
