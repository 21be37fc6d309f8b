import type { ErrorDetail } from '../../errors.ts';
import { LIMITS } from '../../limits.ts';
import { MESSAGES } from '../../messages.ts';
import { characterCount } from '../text-length.ts';
import { descriptionProblem, nameProblem, withoutForbidden } from './names.ts';

/** The texts of a template that have a rule. */
export interface TemplateTexts {
  readonly name: string;
  readonly description: string;
  /** Comma-separated. */
  readonly tags: string;
  readonly preheader: string;
  readonly subject: string;
}

export type TemplateTextField = keyof TemplateTexts;

/** Keys of the sentences for problems of texts. */
export type TextMessage = 'nameRequired' | 'nameRule' | 'descriptionRule' | 'maxLengthExceeded';

const RULES: Readonly<Record<TemplateTextField, (value: string) => TextMessage | null>> = {
  name(value) {
    const problem = nameProblem(value);
    return problem && (problem === 'required' ? 'nameRequired' : 'nameRule');
  },
  description: (value) => descriptionProblem(value) && 'descriptionRule',
  tags: (value) => tooLong(value, LIMITS.tags.max),
  preheader: (value) => tooLong(value, LIMITS.preheader.max),
  subject: (value) => tooLong(value, LIMITS.subject.max),
};

/**
 * Returns the problem of a template's text; null when it has none. The rules judge only what a person changes: the
 * stored text, `standing`, is always valid, even when an earlier release allowed what is refused now.
 */
export function templateTextProblem(field: TemplateTextField, value: string, standing?: string): TextMessage | null {
  return value === standing ? null : RULES[field](value);
}

/** Returns the problems of the texts of a change, by field; `standing` are the template's stored texts. */
export function templateTextProblems(
  change: { readonly [Field in TemplateTextField]?: string | undefined },
  standing: Partial<TemplateTexts> = {},
): readonly ErrorDetail[] {
  return (Object.keys(RULES) as TemplateTextField[]).flatMap((field) => {
    const value = change[field];
    const problem = value === undefined ? null : templateTextProblem(field, value, standing[field]);
    return problem === null ? [] : [{ path: field, message: MESSAGES[problem] }];
  });
}

/** Returns the texts with those that break a rule changed to follow it, for a new template when there is nobody to ask. */
export function permittedTexts({ name, description, tags, preheader, subject }: TemplateTexts): TemplateTexts {
  return {
    name: RULES.name(name) ? withoutForbidden(name, LIMITS.name.max) : name,
    description: RULES.description(description) ? withoutForbidden(description, LIMITS.description.max) : description,
    tags: [...tags].slice(0, LIMITS.tags.max).join(''),
    preheader: [...preheader].slice(0, LIMITS.preheader.max).join(''),
    subject: [...subject].slice(0, LIMITS.subject.max).join(''),
  };
}

/**
 * Returns the text that inboxes show first, which is also the title of the mail: its subject, or the template's name
 * when it has none.
 */
export function mailSubject({ subject = '', name }: { readonly subject?: string; readonly name: string }): string {
  return subject.trim() || name;
}

/** Returns a text as one line for a header of a mail: line breaks and other control characters become blanks. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function tooLong(value: string, max: number): 'maxLengthExceeded' | null {
  return characterCount(value) > max ? 'maxLengthExceeded' : null;
}
