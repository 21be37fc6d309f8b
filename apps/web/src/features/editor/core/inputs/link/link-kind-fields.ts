import type { LinkFields, LinkKind } from '@mailwright/blocks';
import type { KeyOf } from '../../../../../shared/i18n/text-key.ts';

/** One input of a kind of link; `input` is what a device's keyboard shows for it. */
export interface LinkKindField {
  readonly name: string;
  readonly input: 'url' | 'email' | 'tel' | 'text' | 'lines';
  readonly label: KeyOf<'linkFields'>;
  /** Example of such a value; the same in every language. */
  readonly example: string;
  /** Merge fields may stand in it. */
  readonly merge?: boolean;
  /** Values in the mail that are suggested while the field is typed. */
  readonly suggests?: 'anchors';
}

const NUMBER = { input: 'tel', label: 'field.number', example: '+49 30 123456' } as const;

/** Fields of each kind of link, the main field first. A tag is chosen, not typed. */
export const LINK_KIND_FIELDS: Readonly<Record<Exclude<LinkKind, 'tag'>, readonly LinkKindField[]>> = {
  web: [{ name: 'href', input: 'url', label: 'field.address', example: 'https://', merge: true }],
  mail: [
    { name: 'email', input: 'email', label: 'field.email', example: 'name@company.com' },
    { name: 'messagesubject', input: 'text', label: 'field.subject', example: '', merge: true },
    { name: 'messagebody', input: 'lines', label: 'field.body', example: '', merge: true },
  ],
  anchor: [{ name: 'anchorlink', input: 'text', label: 'field.anchor', example: '#prices', suggests: 'anchors' }],
  phone: [{ name: 'telnumber', ...NUMBER }],
  sms: [{ name: 'sms', ...NUMBER }],
  skype: [{ name: 'skype', input: 'text', label: 'field.skype', example: 'live:name' }],
  viber: [{ name: 'viber', ...NUMBER }],
  file: [{ name: 'file', input: 'url', label: 'field.file', example: 'https://' }],
};

export function fieldOf(fields: LinkFields, name: string): string {
  return (fields as unknown as Readonly<Record<string, string>>)[name] ?? '';
}

/** The fields with another value of one that their kind has. */
export function withField(fields: LinkFields, name: string, value: string): LinkFields {
  return { ...fields, [name]: value } as LinkFields;
}

/** Returns the value of the link's main field, as people write it. */
export function mainFieldOf(fields: LinkFields): string {
  const name = fields.linkto === 'tag' ? 'tag' : (LINK_KIND_FIELDS[fields.linkto][0]?.name ?? '');
  return fieldOf(fields, name);
}
