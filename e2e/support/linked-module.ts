import type { ApiClient } from './api-client.ts';
import type { StoredNode } from './sample-mail.ts';

/** A module as a test makes it. */
export interface MadeModule {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

/** A new module of one section. */
export function createModule(api: ApiClient, name: string, section: StoredNode): Promise<MadeModule> {
  return api.json('POST', '/customblocks', { name, components: [section] });
}

/** The section as a mail has it that is linked to the module. */
export function linkedTo({ id: moduleId, name, version }: MadeModule, section: StoredNode): StoredNode {
  return { ...marked(section), instance: { id: `of-${moduleId}`, moduleId, name, version } };
}

function marked({ id, children, ...rest }: StoredNode): StoredNode {
  const below = Array.isArray(children) ? { children: children.map(marked) } : {};
  return { ...rest, ...below, id: `linked-${id}`, origin: id };
}
