import type { Actor, ProfileChoice, TemplateBody } from '@mailwright/contract';
import type { MailWork } from '../mail-work/mail-work.ts';
import type { MailInfo } from './update/compose-body.ts';
import { isAsStored } from './update/written-body.ts';

interface Asked {
  readonly body: TemplateBody | null;
  readonly info: MailInfo;
  readonly profile: ProfileChoice | undefined;
}

/** Returns a stored body in the syntax of a sending system; stored bodies are written in the server's own. */
export async function bodyFor(
  work: MailWork,
  actor: Actor,
  { body, info, profile }: Asked,
): Promise<TemplateBody | null> {
  if (!body || profile === undefined || isAsStored(body, profile)) return body;
  return { ...body, ...(await work.run(actor.id, 'writtenBody', { body, info, profile })) };
}
