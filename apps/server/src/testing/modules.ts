import { type CallInput, type CustomModule, endpoints } from '@mailwright/contract';
import type { Components } from './documents.ts';
import type { TestClient } from './test-client.ts';

/** A block that says something. */
export function textBlock(words: string, id = 'text'): Components {
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: words }] }];
  return { id, type: 'text', props: { content }, style: {} };
}

/** A section of one column with blocks in it. */
export function section(blocks: readonly Components[], id = 'section'): Components {
  const column = { id: `${id}-column`, type: 'column', props: { gap: 16 }, style: {}, children: blocks };
  const props = { columns: [100], stack: true, reverse: false, verticalAlign: 'top' };
  return { id, type: 'section', props, style: {}, children: [column] };
}

/** A node that is linked to a version of a module. */
export function linked(node: Components, moduleId: string, version = 1, instance = `in-${moduleId}`): Components {
  return { ...node, instance: { id: instance, moduleId, version, name: 'Module' } };
}

/** A mail of sections. */
export function mailOf(sections: readonly Components[]): Components {
  const wrapper = { id: 'wrapper', type: 'page-wrapper', props: {}, style: {}, children: sections };
  return { formatVersion: 1, nodes: [wrapper] };
}

type Sent = CallInput<typeof endpoints.customModules.create>['body'];

/** Values of a module that differ from the default; `words` are those of its block. */
type ModuleInput = Partial<Sent> & { readonly words?: string };

/** A module of one text block, unless said otherwise. */
export function newModule(who: TestClient, { words = 'Hello', ...more }: ModuleInput = {}): Promise<CustomModule> {
  const sent = { name: 'Footer', components: textBlock(words), ...more };
  return who.ok(endpoints.customModules.create, { body: sent });
}
