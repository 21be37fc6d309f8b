import { blockRegistry } from '@mailwright/blocks';
import { REFUSALS } from '@mailwright/contract';
import { createId, type EditContext, runCommand, writeDocument } from '@mailwright/document';
import { AppError } from '../../app-error.ts';
import { WatchedCache } from '../../metrics/watched-cache.ts';
import { mailOf } from '../templates/update/compose-body.ts';
import { createModuleReader, type ModuleContent } from './module-reader.ts';
import type { LinkedModuleRepository } from './port.ts';
import type { RunKind } from './run-kind.ts';

/** Contents that are kept read between one template and the next; they never change. */
const KEPT = 20;

/** By the rules of every edit: a version may hold what a mail has no room for. What the plan allows is asked later. */
const CONTEXT: EditContext = {
  registry: blockRegistry,
  mode: 'advanced',
  features: { customCode: true, products: true },
  readOnly: false,
};

/** Brings a version of a module to templates that it is linked in. */
export function createModuleRun(modules: LinkedModuleRepository): RunKind {
  const reader = createModuleReader(modules);
  const contents = new WatchedCache<ModuleContent>('module_contents', { max: KEPT });

  async function contentOf(moduleId: string, version: number): Promise<ModuleContent> {
    // Asked each time: a module that is deleted meanwhile leaves the rest of the templates as they are.
    const [module] = await modules.find([moduleId]);
    if (!module) throw new AppError('MODULE_NOT_FOUND');
    const key = `${moduleId} ${version}`;
    const known = contents.get(key);
    if (known) return known;
    const content = await reader.content(module, version);
    contents.set(key, content);
    return content;
  }

  return {
    async edit({ moduleId, version, name }) {
      const content = { ...(await contentOf(moduleId, version)), name };
      return ({ components, customStyles }) => {
        if (!components) return null;
        const document = mailOf(components, customStyles);
        const change = runCommand(
          { document, context: CONTEXT, newId: createId },
          { type: 'updateModule', ...content },
        );
        if (!change.ok) {
          if (change.reason === 'NOT_FOUND') return null;
          throw new AppError('COMMAND_REFUSED', { sentence: REFUSALS[change.reason] });
        }
        if (change.document === document) return null;
        const { customStyles: css = '', ...updated } = change.document;
        return { components: { ...writeDocument(updated) }, customStyles: css };
      };
    },

    label: ({ name, version, takesBack }) => ({ kind: 'module', name, version, isTakenBack: takesBack !== null }),
  };
}
