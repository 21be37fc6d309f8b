import { blockRegistry } from '@mailwright/blocks';
import { isOversize, type LinkParameter, MESSAGES, type TemplateBody, templateBytes } from '@mailwright/contract';
import { blankDocument, writeDocument } from '@mailwright/document';
import { AppError } from '../../../app-error.ts';
import type { PreparedBody } from '../../versions/port.ts';
import { prepareBody } from '../../versions/prepare-body.ts';
import type { ComposeBody, MailInfo } from '../update/compose-body.ts';
import { type InsertAs, mailOfModules, type PickedModule } from './mail-of-modules.ts';

interface Beginning {
  readonly info: MailInfo;
  /** Parameters that the owner adds to links; a mail with its own tracking settings keeps those. */
  readonly linkParameters: readonly LinkParameter[];
}

/**
 * Returns the body of a mail that is a copy of another one: rendered anew, because it contains its own subject and preheader.
 */
export function renewedBody(
  compose: ComposeBody,
  { stored, ...beginning }: Beginning & { readonly stored: TemplateBody | null },
): Promise<PreparedBody> | null {
  return begun(compose, stored && compose({}, stored, beginning.info), beginning);
}

/**
 * Returns the body of a mail that is made of modules.
 * @throws AppError when a mail cannot hold them together
 */
export function madeOfModules(
  compose: ComposeBody,
  { picked, as, ...beginning }: Beginning & { readonly picked: readonly PickedModule[]; readonly as: InsertAs },
): Promise<PreparedBody> | null {
  const body = compose({ components: { ...writeDocument(mailOfModules(picked, as)) } }, null, beginning.info);
  if (isOversize(templateBytes(body))) {
    throw new AppError('PAYLOAD_TOO_LARGE', { sentence: MESSAGES.contentTooLarge });
  }
  return begun(compose, body, beginning);
}

function begun(
  compose: ComposeBody,
  body: TemplateBody | null,
  { info, linkParameters }: Beginning,
): Promise<PreparedBody> | null {
  const components = body ? body.components : writeDocument(blankDocument(blockRegistry));
  if (linkParameters.length === 0 || !components || isTracked(components)) return body && prepareBody(body);
  const tracking = { parameters: linkParameters };
  const changed = { ...components, settings: { ...Object(components.settings), tracking } };
  return prepareBody(compose({ components: changed }, body, info));
}

/** Returns whether the mail has its own tracking settings. */
function isTracked({ settings }: Record<string, unknown>): boolean {
  return Object.hasOwn(Object(settings), 'tracking');
}
