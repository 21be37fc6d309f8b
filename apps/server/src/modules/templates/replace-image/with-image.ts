import { blockRegistry } from '@mailwright/blocks';
import type { TemplateBody } from '@mailwright/contract';
import { type ImageSwap, lostBySwap, replaceImage, writeDocument } from '@mailwright/document';
import { islandContent } from '@mailwright/island';
import { type BodyChange, type ComposeBody, type MailInfo, mailOf } from '../update/compose-body.ts';
import { assertNothingGone } from '../update/content-loss.ts';

const OPTIONS = { registry: blockRegistry, foreign: islandContent };

/** Returns the change of a body by the other image; an empty change when the body does not show the old one. */
export function withImage({
  stored,
  swap,
}: {
  readonly stored: TemplateBody | null;
  readonly swap: ImageSwap;
}): BodyChange {
  if (!stored?.components) return {};
  const before = mailOf(stored.components, stored.customStyles);
  const mail = replaceImage(before, OPTIONS, swap);
  if (mail === before) return {};
  assertNothingGone(lostBySwap(before, mail, OPTIONS, swap));
  const { customStyles = '', ...document } = mail;
  return { components: { ...writeDocument(document) }, customStyles };
}

/** Returns the HTML that the mail would have with the other image. */
export function htmlWithImage(
  compose: ComposeBody,
  { body, info, swap }: { readonly body: TemplateBody; readonly info: MailInfo; readonly swap: ImageSwap },
): string {
  const { name, subject = '', preheader } = info;
  return compose(withImage({ stored: body, swap }), body, { name, subject, preheader }).html;
}
