import { DELETED_PERSON_ID, type PersonName } from '@mailwright/contract';
import { i18n } from './i18n/i18n.ts';

/** Returns a person's full name, or the part of it that is known. */
export function fullName({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

/** Returns the name of an author, or the text for a deleted account. */
export function authorName({ id, ...name }: PersonName): string {
  return id === DELETED_PERSON_ID ? i18n.t('deletedAccount') : fullName(name);
}
