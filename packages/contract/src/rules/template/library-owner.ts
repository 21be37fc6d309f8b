/** Owner of what the product brings along, which reads in each person's language until somebody changes it. */
export const LIBRARY_OWNER_ID = 'mailwright-library-0001';
