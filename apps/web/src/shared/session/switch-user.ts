import { endpoints } from '@mailwright/contract';
import { call } from '../api/call.ts';

/** Continues as another demo account: everything loaded so far belongs to the old one, so the page starts afresh. */
export async function switchUser(principalId: string): Promise<void> {
  await call(endpoints.auth.switch, { body: { principalId } });
  location.assign('/');
}
