import { type ListRule, resolveProductLists } from '@mailwright/blocks';
import type { Product, TemplateBody } from '@mailwright/contract';
import { type EmailDocument, writeDocument } from '@mailwright/document';
import { type ComposeBody, type MailInfo, mailOf } from '../templates/update/compose-body.ts';

/** The products of a rule; null where they stay what they were. */
export interface ListAnswer {
  readonly rule: ListRule;
  readonly products: readonly Product[] | null;
}

/** The rules of a mail's lists of products, each once. */
export async function listRules({ body }: { readonly body: TemplateBody }): Promise<readonly ListRule[]> {
  const rules: ListRule[] = [];
  await resolveProductLists(documentOf(body), async (rule) => {
    rules.push(rule);
    return null;
  });
  return rules;
}

/** A mail whose lists show the products that the answers to their rules name. */
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
