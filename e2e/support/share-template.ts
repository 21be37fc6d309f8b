import type { ApiClient } from './api-client.ts';

interface Principals {
  readonly principals: readonly { readonly id: string; readonly email: string }[];
}

/** Shares a draft as its owner with people given by their address. */
export async function shareTemplate(api: ApiClient, id: string, ...emails: readonly string[]): Promise<void> {
  const { principals } = await api.json<Principals>('POST', '/principal/search', {});
  const collaborators = principals.filter(({ email }) => emails.includes(email)).map((person) => person.id);
  await api.json('PATCH', `/usertemplate/sharing/${id}`, { collaborators });
}
