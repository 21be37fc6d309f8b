import {
  type Actor,
  type TemplateTexts,
  templateTextProblems,
  type UpdateTemplateRequest,
  withoutFavorite,
} from '@mailwright/contract';
import { AppError } from '../../../app-error.ts';
import { seesCategory } from '../policy.ts';
import type { TemplateInfo, TemplateRecord } from '../port.ts';
import type { BodyChange } from './compose-body.ts';

/**
 * Returns the info of a request that differs from the stored one, without the favorite mark. Categories that the person does
 * not see stay: nobody can remove what they do not know of.
 */
export function changedInfo(
  record: TemplateRecord,
  change: UpdateTemplateRequest,
  actor: Pick<Actor, 'role'>,
): Partial<TemplateInfo> {
  const unseen = record.categories.filter((category) => !seesCategory(actor, record, category)).map(({ id }) => id);
  const wanted: { [K in keyof TemplateInfo]: TemplateInfo[K] | undefined } = {
    // What is a module stays one, whatever a client takes it for.
    type: record.type === 'email' ? change.type : undefined,
    name: change.name,
    description: change.description,
    tags: change.tags === undefined ? undefined : withoutFavorite(change.tags),
    subject: change.subject,
    preheader: change.preheader ?? change.preHeader,
    purpose: change.purpose,
    profile: change.profile,
    categoryIds: change.categories && [...new Set([...change.categories, ...unseen])],
  };
  const stored: TemplateInfo = { ...record, categoryIds: record.categories.map((category) => category.id) };
  const changed = (key: keyof TemplateInfo) => wanted[key] !== undefined && sorted(wanted[key]) !== sorted(stored[key]);
  return Object.fromEntries(Object.entries(wanted).filter(([key]) => changed(key as keyof TemplateInfo)));
}

/** Returns the body fields that a request names; null when it names none. */
export function bodyChangeOf(change: UpdateTemplateRequest): BodyChange | null {
  const { html, css, style, customStyles, components } = change;
  const named = Object.entries({ html, css, style, customStyles, components }).filter(
    ([, value]) => value !== undefined,
  );
  return named.length > 0 ? Object.fromEntries(named) : null;
}

/** Throws when a text breaks its rule; a text that is stored already is accepted. */
export function assertTexts(
  change: { readonly [Field in keyof TemplateTexts]?: string },
  standing?: Partial<TemplateTexts>,
): void {
  const details = templateTextProblems(change, standing);
  if (details.length > 0) throw new AppError('VALIDATION_FAILED', { details });
}

function sorted(value: string | readonly string[] | null): string | null {
  return value === null || typeof value === 'string' ? value : JSON.stringify([...new Set(value)].sort());
}
