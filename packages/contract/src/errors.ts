import { z } from 'zod';
import { finding } from './entities/finding.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';

/** One row per error code: the HTTP status it travels with and the sentence a person reads. */
export const ERRORS = {
  VALIDATION_FAILED: { status: 400, sentence: 'Invalid value.' },
  UNKNOWN_COLLABORATOR: { status: 400, sentence: 'You can only share with people who are known here.' },
  MALFORMED_JSON: { status: 400, sentence: 'The request could not be read.' },
  UNAUTHENTICATED: { status: 401, sentence: 'Please sign in.' },
  WRONG_CREDENTIALS: { status: 401, sentence: 'Wrong email address or password.' },
  ACCOUNT_DEACTIVATED: { status: 403, sentence: 'This account has been deactivated. Please ask your administrator.' },
  WRONG_PASSWORD: { status: 403, sentence: 'The current password is wrong.' },
  PASSKEY_REFUSED: { status: 403, sentence: 'This passkey was not accepted. Please try again.' },
  WRONG_CODE: { status: 403, sentence: 'This code is wrong, or has been used before.' },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    sentence: 'This server asks for a second factor. Set one up before you go on.',
  },
  PASSWORDS_OFF: { status: 403, sentence: 'Passwords are not accepted here. Sign in with your company account.' },
  FORBIDDEN: { status: 403, sentence: 'You are not allowed to do this.' },
  PLAN_REQUIRED: { status: 403, sentence: MESSAGES.notInPlan },
  CUSTOM_SCRIPT_NOT_ALLOWED: { status: 403, sentence: MESSAGES.customScriptNotAllowed },
  ROUTE_NOT_FOUND: { status: 404, sentence: 'Page not found.' },
  TEMPLATE_NOT_FOUND: { status: 404, sentence: MESSAGES.templateNotFound },
  CATEGORY_NOT_FOUND: { status: 404, sentence: 'Category not found' },
  MODULE_NOT_FOUND: { status: 404, sentence: 'Module not found' },
  BRAND_NOT_FOUND: { status: 404, sentence: 'Brand kit not found' },
  STORE_NOT_FOUND: { status: 404, sentence: 'Store not found' },
  PRODUCT_NOT_FOUND: { status: 404, sentence: 'Product not found' },
  UPDATE_NOT_FOUND: { status: 404, sentence: 'Update not found' },
  NOTE_NOT_FOUND: { status: 404, sentence: 'Note not found' },
  VERSION_NOT_FOUND: { status: 404, sentence: 'Version not found' },
  ASSET_NOT_FOUND: { status: 404, sentence: 'Image not found' },
  FOLDER_NOT_FOUND: { status: 404, sentence: 'Folder not found' },
  VIDEO_NOT_FOUND: { status: 404, sentence: 'Video not found, or embedding is not allowed.' },
  ICON_NOT_FOUND: { status: 404, sentence: 'Icon not found' },
  PASSKEY_NOT_FOUND: { status: 404, sentence: 'Passkey not found' },
  USER_NOT_FOUND: { status: 404, sentence: 'User not found' },
  INVITATION_NOT_FOUND: { status: 404, sentence: 'Invitation not found' },
  MAIL_NOT_FOUND: { status: 404, sentence: 'This email does not wait any more.' },
  SESSION_NOT_FOUND: { status: 404, sentence: 'This session has ended already.' },
  LINK_NOT_FOUND: { status: 404, sentence: 'This link is not valid. Check that you have copied all of it.' },
  PERSON_EXISTS: { status: 409, sentence: 'There is an account with this email address already.' },
  LAST_ADMINISTRATOR: { status: 409, sentence: 'This is the last administrator. Make somebody else one first.' },
  OWN_ACCOUNT: { status: 409, sentence: 'You cannot deactivate or delete your own account.' },
  TEMPLATE_LOCKED: { status: 409, sentence: MESSAGES.templateLocked },
  STALE_REVISION: { status: 409, sentence: 'Someone else has changed the template since you opened it.' },
  PASSKEYS_FULL: { status: 409, sentence: 'You can have up to 20 passkeys. Remove one that you no longer need.' },
  SECOND_FACTOR_ON: { status: 409, sentence: 'An authenticator app is set up already.' },
  LAST_SECOND_FACTOR: {
    status: 409,
    sentence: 'This server asks for a second factor. Set up another one before you remove this one.',
  },
  MODULES_FULL: {
    status: 409,
    sentence: `You can have up to ${LIMITS.modules.perPerson.toLocaleString('en-US')} modules. Delete some that you no longer need.`,
  },
  STORES_FULL: { status: 409, sentence: `You can connect up to ${LIMITS.stores.perPerson} stores.` },
  BRAND_CHANGED: { status: 409, sentence: 'The brand kit has been changed somewhere else since you opened it.' },
  CATEGORY_EXISTS: { status: 409, sentence: MESSAGES.categoryExists },
  FOLDER_EXISTS: { status: 409, sentence: 'A folder with this name already exists.' },
  ASSET_IN_TEMPLATE: { status: 409, sentence: 'The image is in the template already.' },
  INVALID_TRANSITION: { status: 409, sentence: 'The status of the template does not allow this.' },
  CHECKS_FAILED: { status: 409, sentence: 'Readers would find something in this email broken.' },
  MODULE_HAS_CHANGES: { status: 409, sentence: 'The module has changes that are not published.' },
  TEMPLATE_OPEN: { status: 409, sentence: 'The template is open in an editor.' },
  TEMPLATE_SHARED: { status: 409, sentence: 'A shared template cannot be published.' },
  LINK_GONE: { status: 410, sentence: 'This link can no longer be used.' },
  IMAGE_TOO_LARGE: { status: 413, sentence: `Images can be up to ${LIMITS.upload.megabytes} MB.` },
  PAYLOAD_TOO_LARGE: { status: 413, sentence: 'The request is too large.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, sentence: 'This kind of content is not supported.' },
  BASE64_NOT_ALLOWED: { status: 422, sentence: MESSAGES.base64NotAllowed },
  PASSWORD_TOO_EASY: {
    status: 422,
    sentence: 'This password is too easy to guess. Use several words that do not belong together.',
  },
  UNREADABLE_IMAGE: { status: 422, sentence: 'The file is not a supported image.' },
  IMAGE_TOO_MANY_PIXELS: { status: 422, sentence: `The image has more than ${LIMITS.upload.megapixels} megapixels.` },
  IMAGE_DAMAGED: { status: 422, sentence: 'The image is damaged or incomplete.' },
  IMAGE_HEIC: {
    status: 422,
    sentence: 'HEIC images cannot be read here. Save the image as JPEG and upload it again.',
  },
  ANIMATION_TOO_LARGE: {
    status: 422,
    sentence: `The animation is too large: its frames can have up to ${LIMITS.gif.megapixels} megapixels together.`,
  },
  ADDRESS_NOT_PUBLIC: { status: 422, sentence: 'Use the address of an image on the public web.' },
  ADDRESS_WITHOUT_IMAGE: { status: 422, sentence: 'There is no image at this address.' },
  PAGE_NOT_PUBLIC: { status: 422, sentence: 'Use the address of a page on the public web.' },
  PAGE_UNREADABLE: { status: 422, sentence: 'There is no page that can be read at this address.' },
  STORE_ACCESS: { status: 422, sentence: 'The store refused the key. Check the key and its permissions.' },
  STORE_NOT_PUBLIC: { status: 422, sentence: 'Use an address on the public web.' },
  STORE_UNREADABLE: { status: 422, sentence: 'No products could be read there.' },
  STORE_TOO_LARGE: { status: 422, sentence: 'There is more than can be read from one store.' },
  AI_REFUSED: { status: 422, sentence: 'The AI service declined this. Please describe something else.' },
  IMPORT_TOO_COMPLEX: { status: 422, sentence: 'This file is too large or too deeply nested.' },
  CONTENT_WOULD_BE_LOST: {
    status: 422,
    sentence: 'Links, merge fields, conditions or legal text of the email would be lost. Nothing has been changed.',
  },
  COMMAND_REFUSED: { status: 422, sentence: 'These edits are not possible. Nothing has been changed.' },
  MODULE_UNREADABLE: { status: 422, sentence: 'The content of this module cannot be read.' },
  MODULE_IN_ITSELF: { status: 422, sentence: 'A module cannot contain itself.' },
  MODULE_NESTED_TOO_DEEP: {
    status: 422,
    sentence: 'A module can contain other modules, but these cannot contain modules themselves.',
  },
  REVISION_REQUIRED: { status: 428, sentence: 'Reload the shared template before you save it.' },
  RATE_LIMITED: { status: 429, sentence: 'Too many attempts. Please wait a while and try again.' },
  INTERNAL: { status: 500, sentence: MESSAGES.genericFailure },
  DRAWING_FAILED: { status: 502, sentence: 'The preview could not be created. Please try again.' },
  UPSTREAM_FAILED: { status: 502, sentence: 'An external service did not respond. Please try again later.' },
  STORE_UNREACHABLE: { status: 502, sentence: 'The store did not answer. Check its address, or try again later.' },
  AI_ACCESS: { status: 502, sentence: 'The AI service refused access. Please tell your administrator.' },
  AI_UNUSABLE: { status: 502, sentence: 'The AI service sent nothing that can be used. Please try again.' },
  STORE_BUSY: { status: 503, sentence: 'The store asks to wait. Please try again later.' },
  AI_BUSY: { status: 503, sentence: 'The AI service is busy. Please try again later.' },
  NOT_CONFIGURED: { status: 503, sentence: 'This is not set up on this server.' },
  ICONS_UNAVAILABLE: {
    status: 503,
    sentence: 'The icons are not available on this server. Please tell your administrator.',
  },
  AUTHENTICATOR_UNAVAILABLE: {
    status: 503,
    sentence:
      'This server cannot check codes of your authenticator app. Use a recovery code or a passkey if you have one, and please tell your administrator.',
  },
  DATABASE_UNAVAILABLE: { status: 503, sentence: 'The database is not responding. Please try again in a moment.' },
  STORAGE_FULL: {
    status: 503,
    sentence: 'The server is out of storage space. You cannot save until there is space again.',
  },
  STORAGE_UNAVAILABLE: {
    status: 503,
    sentence: 'The storage of images does not answer. Please try again in a moment.',
  },
  BUSY: { status: 503, sentence: 'The server is busy. Please try again in a moment.' },
  NOT_READY: { status: 503, sentence: 'The server is not ready yet.' },
  IMPORT_TIMEOUT: { status: 503, sentence: 'Reading this file took too long. Please try again in a moment.' },
  AI_TIMEOUT: { status: 504, sentence: 'The AI service took too long. Please try again.' },
} as const satisfies Record<string, { readonly status: number; readonly sentence: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** One cause of an error, e.g. the field that was refused or the line that holds base64 content. */
const errorDetail = z.object({
  path: z.string(),
  message: z.string(),
  /** Reason why an edit was refused: a key of `REFUSALS`. */
  reason: z.string().optional(),
  /** Line in the named content, counted from 1. */
  line: z.int().positive().optional(),
});

export type ErrorDetail = z.infer<typeof errorDetail>;

/** Path of the detail that has a mail server's own words, '' where it said nothing; with `UPSTREAM_FAILED`. */
export const MAIL_SERVER = 'mailServer';

/** Current state of the template, sent with the refusal of a save that was based on an older state. */
const staleState = z.object({
  revision: z.int().nonnegative(),
  lastModified: z.string(),
  modifiedBy: z.object({ id: z.string(), firstName: z.string(), lastName: z.string() }).nullable(),
});

/** Body of every error answer. `error` and `message` carry the same sentence: older clients read either. */
export const errorBody = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  details: z.array(errorDetail).optional(),
  /** Only with `STALE_REVISION`. */
  current: staleState.optional(),
  /** Seconds after which trying again makes sense; only with `RATE_LIMITED` and `BUSY`. */
  retryAfter: z.int().nonnegative().optional(),
  /** Only with `CHECKS_FAILED`. */
  findings: z.array(finding).optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;
export type StaleState = z.infer<typeof staleState>;
