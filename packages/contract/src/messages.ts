/**
 * Every sentence of the specification, once, word for word (odd spellings included). Values in double braces are
 * filled in by the reader.
 */
export const MESSAGES = {
  nameRequired: 'Please enter name',
  nameRule:
    '255 characters max, cannot contain special chars(!@#$%^&*,.?":{}|<>) and should not be started and ended with spaces',
  descriptionRule:
    '70 characters max, cannot contain special chars(!@#$%^&*,.?":{}|<>) and should not be started and ended with spaces',
  maxLengthExceeded: 'Max length exceeded',
  moduleNameRequired: 'Name is required',
  storeNameRequired: 'Name is required',
  categoryNameRequired: 'Category name is required',
  categoryExists: 'A category with this name already exists! Please type a different name',
  noteRequired: 'Please enter a note!',
  emailInvalid: 'Please enter valid email',
  emailRequired: 'Add at least 1 email',
  imageUrlRequired: 'Image URL should not be empty.',
  base64NotAllowed:
    'Base64 encoded content is not allowed in the template. Please check and remove them before saving the template',
  customScriptNotAllowed: 'You are not allowed to insert custom script, please upgrade your plan to use this feature',
  notInPlan: 'Not enabled in your plan',
  customCodeNotInPlan: 'Edit custom code is not enabled in your plan',
  oversize:
    'The system only supports templates up to 10MB in size and the current draft template is {{size}}MB. Please update your template accordingly. Thank you.',
  contentTooLarge: 'The template content exceeds the size limit.',
  genericFailure: 'Something went wrong. Try again later',
  imageEditFailure: 'Something went wrong. Try again!',
  saveFailure: 'Your project has not been saved, check your connection and try again',
  loadFailure: 'There was an error loading your template!',
  templateNotFound: 'Template not found',
  listFailure: "Templates haven't been loaded. Please, try again later",
  templateLocked: "The template is locked because it's currently being edited by another user.",
  lockedCannotBeDeleted: 'This template is locked and cannot be deleted.',
  unlockRequestSent: 'Unlock request has been sent successfully.',
  templateSaved: 'Template has been saved',
  versionRestored: 'The template has been restored to the version from {{date}}.',
  leaveUnsaved: 'You have unsaved work. If you continue it will be lost. Are you sure you want to leave?',
  templateIsPublished: 'Template is Published',
  freeTrial: 'You are currenlty trying out our Premium Features. Your Free Trial ends soon!',
  copied: 'Copied successfully',
  copyFailure: 'Something went wrong. Could not copy',
  pasteFailure: 'Something went wrong. Could not paste',
  htmlFileTooLarge: 'The file size can not exceed 2MB',
  htmlFileInvalid: 'Sorry, {{file}} is invalid, allowed extension is: .html',
  fileReadFailure: 'An error occurred while attempting to read the file.',
  videoUrlInvalid: 'Please enter a valid Youtube or Vimeo URL',
  timerDateRequired: 'Please select "End data and time"',
  timerZoneRequired: 'Please select "Time zone"',
  urlInvalid: 'Invalid URL. Please enter a valid web address.',
  compressionFailure: 'Compression error while reducing file size.',
  uploadFailure: 'Image upload unsuccessful. Please try again.',
  onePageWrapper: 'You cannot drop more than one page wrapper on canvas',
  oneFormDataTable: 'Each template can only contain one "Form Data Table" block',
  onlyInPageWrapper: 'This block can only be dropped in the page wrapper',
  settingsNeedPageWrapper:
    'You cannot apply settings to the template. Please add page wrapper to canvas and all setting will be applied to it',
} as const;

export type MessageKey = keyof typeof MESSAGES;
