import { blockRegistry } from '@mailwright/blocks';
import { updateInstances, writeDocument } from '@mailwright/document';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../app-error.ts';
import { mailOf } from '../templates/update/compose-body.ts';
import { createModuleReader, type ModuleContent } from './module-reader.ts';
import type { LinkedModuleRepository } from './port.ts';
import type { RunKind } from './run-kind.ts';

/** Contents that are kept read between one template and the next; they never change. */
const KEPT = 20;

/** Brings a version of a module to templates that it is linked in. */
export function createModuleRun(modules: LinkedModuleRepository): RunKind {
  const reader = createModuleReader(modules);
  const contents = new LRUCache<string, ModuleContent>({ max: KEPT });

  async function contentOf(moduleId: string, version: number): Promise<ModuleContent> {
    const key = `${moduleId} ${version}`;
    const known = contents.get(key);
    if (known) return known;
    const [module] = await modules.find([moduleId]);
    if (!module) throw new AppError('MODULE_NOT_FOUND');
    const content = await reader.content(module, version);
    contents.set(key, content);
    return content;
  }

  return {
    async edit({ moduleId, version, name }) {
      const content = { ...(await contentOf(moduleId, version)), name };
      return ({ components, customStyles }) => {
        if (!components) return null;
        const before = mailOf(components, customStyles);
        const after = updateInstances(before, content, blockRegistry);
        if (after === before) return null;
        const { customStyles: css = '', ...document } = after;
        return { components: { ...writeDocument(document) }, customStyles: css };
      };
    },

    label: ({ name, version, takesBack }) => ({ kind: 'module', name, version, isTakenBack: takesBack !== null }),
  };
}
