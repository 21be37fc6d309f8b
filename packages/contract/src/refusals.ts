import { ERRORS } from './errors.ts';
import { MESSAGES } from './messages.ts';

/** Sentences for the reasons why an edit of a mail is refused; the editor has the same ones in its languages. */
export const REFUSALS = {
  ONE_PAGE_WRAPPER: MESSAGES.onePageWrapper,
  ONE_FORM_DATA_TABLE: MESSAGES.oneFormDataTable,
  ONLY_IN_WRAPPER: MESSAGES.onlyInPageWrapper,
  WRAPPER_FIXED: 'The page wrapper cannot be removed, copied or moved.',
  SETTINGS_NEED_WRAPPER: MESSAGES.settingsNeedPageWrapper,
  PLAN_CUSTOM_CODE: MESSAGES.customCodeNotInPlan,
  PLAN_PRODUCTS: MESSAGES.notInPlan,
  ADVANCED_ONLY: 'This block is only available in advanced mode.',
  READ_ONLY: 'You can view this template but not edit it.',
  NOT_HERE: 'You cannot put this block here.',
  TOO_DEEP: 'A section can only contain one more level of sections.',
  INTO_ITSELF: 'You cannot put a block inside itself.',
  IN_LINKED_MODULE: 'This belongs to a linked module. Edit the module, or detach it to change it here.',
  ONE_BLOCK_MODULE:
    'This module is a single block: nothing can be added to it or taken out. To use more blocks, save a section as a module.',
  NOT_FOUND: 'This block is no longer in the email.',
  OTHERWISE_ALONE: 'There is no condition right before this element that it could be the alternative of.',
  OTHERWISE_PARTED:
    'This would separate a part from the condition that decides who sees it. Move or remove both together, or show that part to everyone first.',
  CONTENT_WOULD_BE_LOST: ERRORS.CONTENT_WOULD_BE_LOST.sentence,
  INVALID_VALUE: 'This value cannot be used here.',
  NOT_LOADED: 'A part of the editor that this needs could not be loaded. Try again.',
} as const;
