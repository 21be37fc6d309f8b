import type { Actor, TemplateBody } from '@mailwright/contract';
import type { MailWork } from '../mail-work/mail-work.ts';
import type { StoreAccess } from '../stores/access-service.ts';
import type { MailInfo } from '../templates/update/compose-body.ts';
import type { ListAnswer } from './current-lists.ts';
import type { ProductRepository } from './port.ts';
import { presentProduct } from './present.ts';

/**
 * Returns a mail as it is sent: its lists of products with the present products of their rules. The stored mail is not changed,
 * nor is a list of a store that the person may not see.
 */
export type CurrentProducts = (actor: Actor, body: TemplateBody, info: MailInfo) => Promise<TemplateBody>;

const LIST_TYPE = '"product-list"';

export interface CurrentProductsDeps {
  readonly products: Pick<ProductRepository, 'byRule'>;
  readonly access: Pick<StoreAccess, 'among'>;
  readonly work: MailWork;
}

export function createCurrentProducts({ products, access, work }: CurrentProductsDeps): CurrentProducts {
  return async (actor, body, info) => {
    if (!body.components || !hasLists(body.components)) return body;
    const answers: ListAnswer[] = [];
    for (const rule of await work.run(actor.id, 'listRules', { body })) {
      const [store] = await access.among(actor, [rule.storeUuid]);
      answers.push({ rule, products: store ? (await products.byRule(rule)).map(presentProduct) : null });
    }
    if (answers.every(({ products }) => products === null)) return body;
    return work.run(actor.id, 'withLists', { body, info, answers });
  };
}

/** Returns whether a mail has lists of products, without reading its document: most have none. */
function hasLists(components: Record<string, unknown>): boolean {
  return JSON.stringify(components).includes(LIST_TYPE);
}
