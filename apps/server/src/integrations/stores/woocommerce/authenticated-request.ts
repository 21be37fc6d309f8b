import { createHmac, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { FetchedFile } from '../../../fetch/guarded-fetch.ts';
import { StoreFailure } from '../port.ts';
import { jsonOf, type ShopRequest } from '../shop-request.ts';

/** A key of the REST API of a shop. */
export interface WooKey {
  readonly key: string;
  readonly secret: string;
}

/**
 * Asks with a key. By HTTPS it is the name and password of basic authentication; by HTTP, which anybody on the way could
 * read, the address is signed with it as OAuth 1.0a says. Servers that run PHP as CGI lose the header of the former:
 * then the latter serves there too.
 * See https://woocommerce.github.io/woocommerce-rest-api-docs/#authentication.
 */
export function createAuthenticatedRequest(ask: ShopRequest, key: WooKey): ShopRequest {
  const authorization = `Basic ${Buffer.from(`${key.key}:${key.secret}`).toString('base64')}`;
  const sign = (address: string) => signedAddress(address, key);
  let taken: 'header' | 'signature' | null = null;

  return async (address, question = {}) => {
    const signed = () => ask(address, { ...question, sign, refusal });
    if (!address.startsWith('https:') || taken === 'signature') return signed();
    try {
      const headers = { ...question.headers, authorization };
      const answer = await ask(address, { ...question, headers, refusal });
      if (answer.status === 200) taken = 'header';
      return answer;
    } catch (error) {
      if (taken !== null || !(error instanceof StoreFailure) || error.code !== 'STORE_ACCESS') throw error;
      const answer = await signed().catch(() => null);
      if (answer?.status !== 200) throw error;
      taken = 'signature';
      return answer;
    }
  };
}

/** The address with a signature for one GET: OAuth 1.0a without a token, as RFC 5849 says. */
function signedAddress(address: string, { key, secret }: WooKey): string {
  const { origin, pathname, searchParams } = new URL(address);
  const parameters = [
    ...searchParams,
    ['oauth_consumer_key', key],
    ['oauth_nonce', randomBytes(16).toString('hex')],
    ['oauth_signature_method', 'HMAC-SHA256'],
    ['oauth_timestamp', String(Math.floor(Date.now() / 1000))],
  ] as const;
  const query = parameters
    .map(([name = '', value = '']) => [encoded(name), encoded(value)] as const)
    .sort(([one, first], [other, second]) => (one < other || (one === other && first < second) ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&');
  const base = `GET&${encoded(`${origin}${pathname}`)}&${encoded(query)}`;
  // WooCommerce signs with the secret as it stands, where the RFC would encode it.
  const signature = createHmac('sha256', `${secret}&`).update(base).digest('base64');
  return `${origin}${pathname}?${query}&oauth_signature=${encoded(signature)}`;
}

/** Returns a text encoded as RFC 3986 wants it, which leaves fewer characters unchanged. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

const told = z.object({ code: z.string().startsWith('woocommerce_rest_') });

/** A refusal of WooCommerce itself: 401 where it does not know who asks, 403 where it knows and that one may not. */
function refusal(answer: FetchedFile): StoreFailure | null {
  if ((answer.status !== 401 && answer.status !== 403) || !told.safeParse(jsonOf(answer)).success) return null;
  return new StoreFailure(
    'STORE_ACCESS',
    answer.status === 401
      ? 'The shop does not accept this key. Check the key, the secret, and that the key has the permission to read.'
      : 'The user of this key may not see products. Make a key for a shop manager or an administrator.',
  );
}
