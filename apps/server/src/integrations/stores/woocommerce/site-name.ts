import { LIMITS } from '@mailwright/contract';
import { z } from 'zod';
import { textField } from '../read-response.ts';
import { jsonOf, type ShopRequest } from '../shop-request.ts';
import { plainLine } from '../values/plain-text.ts';
import type { ApiRoot } from './api-root.ts';

const site = z.object({ name: textField });

/** Returns the name that a WordPress site gives itself; '' when it does not give it, which is no reason to fail. */
export async function siteName(ask: ShopRequest, root: ApiRoot): Promise<string> {
  const told = await ask(root('/', { _fields: 'name' })).then(jsonOf, () => undefined);
  const read = site.safeParse(told);
  return read.success ? plainLine(read.data.name, LIMITS.name.max) : '';
}
