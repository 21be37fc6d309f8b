import { z } from 'zod';
import type { FetchedFile } from '../../../fetch/guarded-fetch.ts';
import { StoreFailure } from '../port.ts';
import { jsonOf, type ShopRequest } from '../shop-request.ts';

const answer = z.object({ access_token: z.string().min(1) });

/**
 * A token for an app of the shop's own organization, which lasts a day. Apps that were made since 2026 get no other.
 * See https://shopify.dev/docs/apps/build/authentication-authorization/client-credentials-grant.
 */
export async function grantedToken(
  ask: ShopRequest,
  origin: string,
  { key, secret }: { readonly key: string; readonly secret: string },
): Promise<string> {
  const told = await ask(`${origin}/admin/oauth/access_token`, {
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ grant_type: 'client_credentials', client_id: key, client_secret: secret }),
    refusal,
  });
  const read = answer.safeParse(jsonOf(told));
  if (!read.success) throw refused('Shopify gave no token for this client id and secret.');
  return read.data.access_token;
}

/** Returns the failure that the answer means, by the code in its JSON or in the text of its page; null for other statuses. */
function refusal({ status, content }: FetchedFile): StoreFailure | null {
  if (status !== 400 && status !== 401 && status !== 403) return null;
  const text = content.toString('utf8');
  if (text.includes('app_not_installed')) return refused('The app of this client id is not installed in the shop.');
  if (text.includes('shop_not_permitted')) {
    return refused('The app of this client id belongs to another organization than the shop.');
  }
  return refused('Shopify does not accept this client id and secret.');
}

function refused(sentence: string): StoreFailure {
  return new StoreFailure('STORE_ACCESS', sentence);
}
