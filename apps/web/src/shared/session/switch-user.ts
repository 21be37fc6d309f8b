import { endpoints } from '@mailwright/contract';
import { call } from '../api/call.ts';

/** Signs in as another demo account. All loaded data belongs to the previous one, so the page is loaded anew. */
export async function switchUser(principalId: string): Promise<void> {
  await call(endpoints.auth.switch, { body: { principalId } });
  location.assign('/');
}
