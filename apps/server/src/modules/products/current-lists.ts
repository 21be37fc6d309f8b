import { type ListRule, resolveProductLists } from '@mailwright/blocks';
import type { Product, TemplateBody } from '@mailwright/contract';
import { type EmailDocument, writeDocument } from '@mailwright/document';
import { type ComposeBody, type MailInfo, mailOf } from '../templates/update/compose-body.ts';

/** Rule and its products; null when the list stays as it is. */
export interface ListAnswer {
  readonly rule: ListRule;
  readonly products: readonly Product[] | null;
}

/** Returns the rules of a mail's lists of products, each once. */
export async function listRules({ body }: { readonly body: TemplateBody }): Promise<readonly ListRule[]> {
  const rules: ListRule[] = [];
  await resolveProductLists(documentOf(body), async (rule) => {
    rules.push(rule);
    return null;
  });
  return rules;
}

/** Returns the mail with the products of `answers` in its lists. */
export async function withLists(
  compose: ComposeBody,
  {
    body,
    info,
    answers,
  }: { readonly body: TemplateBody; readonly info: MailInfo; readonly answers: readonly ListAnswer[] },
): Promise<TemplateBody> {
  const stored = documentOf(body);
  const found = new Map(answers.map(({ rule, products }) => [JSON.stringify(rule), products]));
  const current = await resolveProductLists(stored, async (rule) => found.get(JSON.stringify(rule)) ?? null);
  if (current === stored) return body;
  const { customStyles: _, ...document } = current;
  const { html, css, style, customStyles, components } = compose(
    { components: { ...writeDocument(document) } },
    body,
    info,
  );
  return { html, css, style, customStyles, components };
}

function documentOf({ components, customStyles }: TemplateBody): EmailDocument {
  return mailOf(components ?? {}, customStyles);
}
