import { AUDIT_DETAILS, type AuditDetail, type AuditEntry, SIGN_IN_PROBLEMS } from '@mailwright/contract';
import type { Translate } from '../../../shared/i18n/text-key.ts';

/** Details with a fixed set of values, each with these values. */
export const WORDED_DETAILS = {
  by: ['configuration', 'provider', 'ticket'],
  factor: ['code', 'passkey'],
  fields: [
    'dnd_mode',
    'theme',
    'locale',
    'autosave',
    'linkParameters',
    'sendingProfile',
    'dashboardTourDone',
    'editorTourDone',
  ],
  kind: ['module', 'brand', 'invitation', 'unlock', 'notice'],
  link: ['invitation', 'password'],
  mail: ['failed', 'refused'],
  reason: [...SIGN_IN_PROBLEMS, 'used', 'invalid', 'revoked', 'replaced', 'unknown'],
  role: ['admin', 'user'],
} as const satisfies Partial<Record<AuditDetail, readonly string[]>>;

type Worded = keyof typeof WORDED_DETAILS;

/** Key of the text of such a value. */
export type WordKey = { [Name in Worded]: `value.${Name}.${(typeof WORDED_DETAILS)[Name][number]}` }[Worded];

/** Names of details that are lists, with parts separated by spaces. */
const LISTS: ReadonlySet<string> = new Set<AuditDetail>(['fields', 'people']);

/** Returns the details of an entry as text, one fact each: `Role: Administrator`. */
export function auditFacts({ details, names }: Pick<AuditEntry, 'details' | 'names'>, t: Translate<'audit'>): string[] {
  return Object.entries(details).map(([name, value]) => {
    const said = (LISTS.has(name) ? value.split(' ') : [value]).map((part) => {
      const key = wordKey(name, part);
      return key === null ? nameOf(part, names) : t(key);
    });
    return `${isKnown(name) ? t(`detail.${name}`) : name}: ${said.join(', ')}`;
  });
}

/**
 * Returns the name that belongs to an id, or the id itself. Ids come from outside, so one may be equal to an inherited
 * property's name.
 */
function nameOf(id: string, names: AuditEntry['names']): string {
  return (Object.hasOwn(names, id) ? names[id] : undefined) ?? id;
}

function wordKey(name: string, value: string): WordKey | null {
  const words: readonly string[] = isWorded(name) ? WORDED_DETAILS[name] : [];
  return words.includes(value) ? (`value.${name}.${value}` as WordKey) : null;
}

const isWorded = (name: string): name is Worded => Object.hasOwn(WORDED_DETAILS, name);

/** Returns whether this release knows the detail; entries written by another release may have further ones. */
function isKnown(name: string): name is AuditDetail {
  return AUDIT_DETAILS.some((known) => known === name);
}
