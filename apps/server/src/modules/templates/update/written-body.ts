import { replaceFields } from '@mailwright/blocks';
import type { ProfileChoice, TemplateBody } from '@mailwright/contract';
import { createMergeTags, renderDocument, renderText } from '@mailwright/render';
import { type ComposeOptions, type MailInfo, sendingOptions, sentMail } from './compose-body.ts';

interface Writing {
  readonly composing: ComposeOptions;
  readonly info: MailInfo;
  readonly profile: ProfileChoice | undefined;
}

/**
 * A stored body as one sending system reads it. What is stored is written in the server's own syntax: for any other the
 * mail is rendered anew.
 */
export function writtenBody<B extends TemplateBody | null>(body: B, { composing, info, profile }: Writing): B {
  if (!body?.components || profile === undefined || profile === 'custom') return body;
  const mail = sentMail(body.components, body.customStyles);
  const { html, css } = renderDocument(mail, sendingOptions(composing, info, profile));
  return { ...body, html, css };
}

/** The whole mail for one sending system: `fill` writes any other text of it, its subject for one. */
export function writtenMail(body: TemplateBody, writing: Writing & { readonly profile: ProfileChoice }) {
  const { composing, info, profile } = writing;
  const document = sentMail(body.components ?? {}, body.customStyles);
  const options = sendingOptions(composing, info, profile);
  const tags = createMergeTags(options);
  return {
    document,
    html: writtenBody(body, writing).html,
    text: renderText(document, options),
    fill: (text: string) => replaceFields(text, (part) => part, tags.plain),
  };
}
