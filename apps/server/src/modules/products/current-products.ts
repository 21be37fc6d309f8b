import { resolveProductLists } from '@mailwright/blocks';
import type { Actor, TemplateBody } from '@mailwright/contract';
import { writeDocument } from '@mailwright/document';
import type { StoreAccess } from '../stores/access-service.ts';
import { type ComposeOptions, createBodyComposer, type MailInfo, mailOf } from '../templates/update/compose-body.ts';
import type { ProductRepository } from './port.ts';
import { presentProduct } from './present.ts';

/**
 * A mail that leaves: its lists of products with what their rules give now. What is stored stays as its author left it, and
 * so does a list of a store that the person may not see.
 */
export type CurrentProducts = (actor: Actor, body: TemplateBody, info: MailInfo) => Promise<TemplateBody>;

const LIST_TYPE = '"product-list"';

export interface CurrentProductsDeps {
  readonly products: Pick<ProductRepository, 'byRule'>;
  readonly access: Pick<StoreAccess, 'among'>;
  readonly composing: ComposeOptions;
}

export function createCurrentProducts({ products, access, composing }: CurrentProductsDeps): CurrentProducts {
  const compose = createBodyComposer(composing);
  return async (actor, body, info) => {
    if (!body.components || !hasLists(body.components)) return body;
    const stored = mailOf(body.components, body.customStyles);
    const current = await resolveProductLists(stored, async (rule) => {
      const [store] = await access.among(actor, [rule.storeUuid]);
      return store ? (await products.byRule(rule)).map(presentProduct) : null;
    });
    if (current === stored) return body;
    const { customStyles: _, ...document } = current;
    return compose({ components: { ...writeDocument(document) } }, body, info);
  };
}

/** Most mails have none, and need not be read for it. */
function hasLists(components: Record<string, unknown>): boolean {
  return JSON.stringify(components).includes(LIST_TYPE);
}
