import { replaceFields } from '@mailwright/blocks';
import type { ProfileChoice, TemplateBody } from '@mailwright/contract';
import { createMergeTags, renderDocument, renderText } from '@mailwright/render';
import { type ComposeOptions, type MailInfo, sendingOptions, sentMail } from './compose-body.ts';

/** Stored mail and the sending system that it is written for. */
export interface Writing {
  readonly body: TemplateBody;
  readonly composing: ComposeOptions;
  readonly info: MailInfo;
  readonly profile: ProfileChoice;
}

type WrittenBody = Pick<TemplateBody, 'html' | 'css'>;

/** Returns whether a body is written as it is stored: in the server's own syntax. */
export function isAsStored(body: TemplateBody, profile: ProfileChoice | undefined): boolean {
  return !body.components || profile === undefined || profile === 'custom';
}

/** Returns a stored body in the syntax of a sending system, rendered anew when that is another syntax. */
export function writtenBody({ body, composing, info, profile }: Writing): WrittenBody {
  if (isAsStored(body, profile)) return { html: body.html, css: body.css };
  const mail = sentMail(body.components ?? {}, body.customStyles);
  const { html, css } = renderDocument(mail, sendingOptions(composing, info, profile));
  return { html, css };
}

/** Returns the whole mail for a sending system; `fill` writes any other text of the mail, e.g. its subject. */
export function writeMail(writing: Writing) {
  const { body, composing, info, profile } = writing;
  const document = sentMail(body.components ?? {}, body.customStyles);
  const options = sendingOptions(composing, info, profile);
  const tags = createMergeTags(options);
  return {
    document,
    html: writtenBody(writing).html,
    text: renderText(document, options),
    fill: (text: string) => replaceFields(text, (part) => part, tags.plain),
  };
}

/** Returns the mail with a subject, which may have fields. */
export function writtenMail({ subject, ...writing }: Writing & { readonly subject: string }) {
  const { html, text, fill } = writeMail(writing);
  return { html, text, subject: fill(subject) };
}
