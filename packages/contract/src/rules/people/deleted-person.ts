/** Stands as the author of what somebody made whose account was deleted; nobody signs in as it. */
export const DELETED_PERSON_ID = 'mailwright-deleted-0001';
