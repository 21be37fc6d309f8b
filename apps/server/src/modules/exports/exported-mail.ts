import { blockRegistry } from '@mailwright/blocks';
import { unsaidFindings } from '@mailwright/checks';
import { type FindingInfo, findProfile, mailSubject } from '@mailwright/contract';
import { type Writing, writeMail } from '../templates/update/written-body.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';

export interface ExportedMail {
  readonly subject: string;
  readonly preheader: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What the sending system cannot be told of it. */
  readonly unsaid: FindingInfo[];
}

/** A mail as a program sends it. */
export function exportedMail(writing: Writing): ExportedMail {
  const { info, profile } = writing;
  const system = profile && findProfile(profile);
  const { document, html, text, fill } = writeMail(writing);
  return {
    subject: fill(mailSubject(info)),
    preheader: fill(info.preheader),
    html,
    text,
    headers: unsubscribeHeaders(html, system),
    unsaid: unsaidFindings(document, blockRegistry, system ?? null).map(({ fix, ...told }) => told),
  };
}
