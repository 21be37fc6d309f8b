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

type Sent = CallInput<typeof endpoints.customModules.create>['body'];

/** What is special about a module; `words` are those of its block. */
type ModuleInput = Partial<Sent> & { readonly words?: string };

/** A module of one text block, unless said otherwise. */
export function newModule(who: TestClient, { words = 'Hello', ...more }: ModuleInput = {}): Promise<CustomModule> {
  const sent = { name: 'Footer', components: textBlock(words), ...more };
  return who.ok(endpoints.customModules.create, { body: sent });
}
