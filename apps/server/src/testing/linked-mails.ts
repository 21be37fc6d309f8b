import { blockRegistry } from '@mailwright/blocks';
import { type CustomModule, endpoints } from '@mailwright/contract';
import {
  blankDocument,
  type DocumentNode,
  type EmailDocument,
  fromSeeds,
  linkedSeeds,
  writeDocument,
} from '@mailwright/document';
import type { Components } from './documents.ts';
import { section, textBlock } from './modules.ts';
import { createDraft } from './templates.ts';
import type { TestClient } from './test-client.ts';

/** A new module of one section that says something. */
export function newSectionModule(who: TestClient, words: string, more: object = {}): Promise<CustomModule> {
  const components = [sectionOf(words)];
  return who.ok(endpoints.customModules.create, {
    body: { name: 'Footer', components, ...more },
  }) as Promise<CustomModule>;
}

/** The section of such a module: its text can be changed in mails. */
export function sectionOf(words: string): Components {
  return section([{ ...textBlock(words, 'said'), open: ['content'] }], 'foot');
}

/** The next version of a module, which says something else. */
export async function sayInModule(who: TestClient, module: CustomModule, words: string): Promise<CustomModule> {
  const body = { components: [sectionOf(words)] };
  return who.ok(endpoints.customModules.update, { params: { id: module.id }, body }) as Promise<CustomModule>;
}

/** A mail with a module linked in it, between nothing and a section of its own. */
export function mailWith(module: Pick<CustomModule, 'id' | 'version' | 'name'>, words = 'Version 1'): Components {
  const blank = blankDocument(blockRegistry);
  const [wrapper] = blank.nodes;
  const source = [sectionOf(words)] as unknown as readonly DocumentNode[];
  const seeds = linkedSeeds(source, { moduleId: module.id, version: module.version, name: module.name });
  const own = section([textBlock('Own words', 'own')], 'own-section') as unknown as DocumentNode;
  const children = [...fromSeeds(seeds, blockRegistry), own];
  const mail: EmailDocument = { ...blank, nodes: wrapper ? [{ ...wrapper, children }] : [] };
  return { ...writeDocument(mail) };
}

/** A new draft that has a module linked in it. */
export async function draftWith(who: TestClient, module: CustomModule, name = 'Spring'): Promise<string> {
  const id = await createDraft(who, name);
  await who.ok(endpoints.userTemplates.update, { params: { id }, body: { components: mailWith(module) } });
  return id;
}
