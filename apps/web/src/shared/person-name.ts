import { DELETED_PERSON_ID, type PersonName } from '@mailwright/contract';
import { i18n } from './i18n/i18n.ts';

/** A person's whole name, whichever part of it is known. */
export function fullName({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

/** Who made something: by name, as long as there is the account. */
export function authorName({ id, ...name }: PersonName): string {
  return id === DELETED_PERSON_ID ? i18n.t('deletedAccount') : fullName(name);
}
