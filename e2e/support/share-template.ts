import type { ApiClient } from './api-client.ts';
import { createTemplate, type StoredNode } from './sample-mail.ts';

interface Principals {
  readonly principals: readonly { readonly id: string; readonly email: string }[];
}

/** A new draft with this document that its owner shares with Ben; its id. */
export async function createSharedTemplate(api: ApiClient, name: string, components: StoredNode): Promise<string> {
  const id = await createTemplate(api, name, components);
  await shareTemplate(api, id, 'ben@acme.example');
  return id;
}

/** Shares a draft as its owner with people given by their address. */
async function shareTemplate(api: ApiClient, id: string, ...emails: readonly string[]): Promise<void> {
  const { principals } = await api.json<Principals>('POST', '/principal/search', {});
  const collaborators = principals.filter(({ email }) => emails.includes(email)).map((person) => person.id);
  await api.json('PATCH', `/usertemplate/sharing/${id}`, { collaborators });
}
