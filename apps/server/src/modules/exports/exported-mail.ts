import { blockRegistry } from '@mailwright/blocks';
import { type Finding, systemFindings, unsaidFindings } from '@mailwright/checks';
import { type FindingInfo, findProfile, mailSubject, type ProfileChoice } from '@mailwright/contract';
import type { EmailDocument } from '@mailwright/document';
import { islandContent } from '@mailwright/island';
import { sentMail } from '../templates/update/compose-body.ts';
import { type Writing, writeMail, writtenBody } from '../templates/update/written-body.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';

export interface ExportedMail {
  readonly subject: string;
  readonly preheader: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Parts of the mail that the syntax of the sending system cannot express. */
  readonly unsupported: FindingInfo[];
  /** Same as `unsupported`, under its earlier name. */
  readonly unsaid: FindingInfo[];
  /**
   * Findings in `unsupported`, fields that are unencoded in addresses, and parts that the sending system demands and the mail
   * lacks.
   */
  readonly findings: FindingInfo[];
}

/** Returns a mail as a program sends it. */
export function exportedMail(writing: Writing & { readonly isLayout: boolean }): ExportedMail {
  const { info, profile, isLayout } = writing;
  const system = profile && findProfile(profile);
  const { document, html, text, fill } = writeMail(writing);
  const unsupported = unsupportedIn(document, profile);
  const mail = { document, registry: blockRegistry, foreign: islandContent, isLayout };
  return {
    subject: fill(mailSubject(info)),
    preheader: fill(info.preheader),
    html,
    text,
    headers: unsubscribeHeaders(html, system),
    unsupported,
    unsaid: unsupported,
    findings: withoutFixes(systemFindings(mail, system || null)),
  };
}

/** Part of a mail as a file, with what the syntax of the sending system cannot express. */
export interface ExportedText {
  readonly content: string;
  readonly unsupported: FindingInfo[];
}

/** Returns the HTML of a mail; as it is stored when the syntax is the server's own. */
export function exportedHtml(writing: Writing): ExportedText {
  const { components, customStyles } = writing.body;
  const unsupported = components ? unsupportedIn(sentMail(components, customStyles), writing.profile) : [];
  return { content: writtenBody(writing).html, unsupported };
}

/** Returns the plain text of a mail. */
export function exportedText(writing: Writing): ExportedText {
  const { document, text } = writeMail(writing);
  return { content: text, unsupported: unsupportedIn(document, writing.profile) };
}

function unsupportedIn(document: EmailDocument, profile: ProfileChoice): FindingInfo[] {
  return withoutFixes(unsaidFindings(document, blockRegistry, findProfile(profile) ?? null));
}

function withoutFixes(findings: readonly Finding[]): FindingInfo[] {
  return findings.map(({ fix, ...told }) => told);
}
