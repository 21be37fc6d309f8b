import { LIMITS, oneLine, type TemplateInfo } from '@mailwright/contract';
import { documentTitle } from '@mailwright/island';
import type { Design } from '../use-design.ts';
import { type ImportContent, isWhole } from './import-content.ts';

/** Texts that inboxes show of a mail besides its sender. */
export type InboxTexts = Pick<TemplateInfo, 'subject' | 'preheader'>;

/** Returns the subject and preheader that the code of a whole mail, or a design, contains. */
export function inboxTextsOf(content: ImportContent, design: Design): InboxTexts {
  if (design.state === 'none') return { subject: isWhole(content) ? documentTitle(content.html) : '', preheader: '' };
  const { title = '', preHeader = '' } = design.state === 'read' ? design.imported : {};
  return { subject: title, preheader: preHeader };
}

/** Returns the inbox texts that a template takes over: only those that it has none of its own for. */
export function takenInboxTexts(found: InboxTexts, own: InboxTexts): Partial<InboxTexts> {
  const subject = [...oneLine(found.subject).replace(/\s+/g, ' ')].slice(0, LIMITS.subject.max).join('').trim();
  const preheader = found.preheader.trim().slice(0, LIMITS.preheader.max);
  return {
    ...(subject !== '' && own.subject.trim() === '' && { subject }),
    ...(preheader !== '' && own.preheader.trim() === '' && { preheader }),
  };
}
