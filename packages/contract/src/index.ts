export * from './endpoint.ts';
export * as endpoints from './endpoints.ts';
export {
  AUDIT_ACTIONS,
  AUDIT_DETAILS,
  type AuditAction,
  type AuditDetail,
  type AuditDetails,
  type AuditEntry,
  type AuditFilter,
  type AuditPage,
} from './entities/administration/audit.ts';
export {
  type MailTry,
  WAITING_MAIL_KINDS,
  type WaitingMail,
  type WaitingMailKind,
  type WaitingMailList,
} from './entities/administration/waiting-mail.ts';
export type * from './entities/ai.ts';
export type * from './entities/brand/brand-impact.ts';
export type * from './entities/brand/brand-kit.ts';
export type * from './entities/category.ts';
export type * from './entities/command.ts';
export type { CountdownStyle } from './entities/countdown.ts';
export type * from './entities/custom-field.ts';
export type * from './entities/demo-account.ts';
export {
  CHECKS,
  type Check,
  type FindingInfo,
  type FoundItem,
  type FoundNode,
  type Severity,
} from './entities/finding.ts';
export type * from './entities/images/asset.ts';
export {
  type DrawnIcon,
  ICON_CATEGORIES,
  ICON_STYLES,
  type Icon,
  type IconCategory,
  type IconDrawing,
  type IconGroup,
  type IconQuery,
  type IconStyle,
} from './entities/images/icon.ts';
export type * from './entities/images/image-facts.ts';
export type * from './entities/images/image-recipe.ts';
export {
  STOCK_PROVIDERS,
  type StockChoice,
  type StockImage,
  type StockPage,
  type StockProvider,
  type StockSearch,
  type StockSource,
  type StockSources,
} from './entities/images/stock.ts';
export type * from './entities/module.ts';
export type * from './entities/note.ts';
export type * from './entities/people/account.ts';
export type * from './entities/people/invitation.ts';
export type * from './entities/person.ts';
export type * from './entities/product.ts';
export type * from './entities/sending/profile-choice.ts';
export type * from './entities/sending/sample-person.ts';
export type * from './entities/session.ts';
export type * from './entities/sharing.ts';
export type * from './entities/sign-in/passkey.ts';
export type * from './entities/sign-in/second-factor.ts';
export {
  SETUP_FAULTS,
  type SetupFault,
  SIGN_IN_PROBLEMS,
  type SignInProblem,
  type SignInWays,
} from './entities/sign-in/sign-in-ways.ts';
export type * from './entities/store.ts';
export type * from './entities/template.ts';
export type * from './entities/template-change.ts';
export type * from './entities/template-list.ts';
export type * from './entities/test-mail.ts';
export type * from './entities/user-settings.ts';
export type * from './entities/version.ts';
export { type MergeRequest, PLAY_BUTTONS, type PlayButton, type VideoDetails } from './entities/video.ts';
export type { ListRange } from './entities/wire.ts';
export { ERRORS, type ErrorBody, type ErrorCode, type ErrorDetail, MAIL_SERVER, type StaleState } from './errors.ts';
export * from './failures.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './openapi.ts';
export * from './profiles/profile-ids.ts';
export * from './profiles/profiles.ts';
export type { ProfileDemand, SendingProfile, SpecialField } from './profiles/sending-profile.ts';
export * from './refusals.ts';
export * from './rules/ai-images.ts';
export * from './rules/brand/picture-address.ts';
export * from './rules/conditions/condition.ts';
export * from './rules/conditions/field-name.ts';
export * from './rules/conditions/holds.ts';
export * from './rules/conditions/number.ts';
export * from './rules/conditions/sample-text.ts';
export type * from './rules/conditions/sample-value.ts';
export * from './rules/email-address.ts';
export * from './rules/images/alt-text.ts';
export * from './rules/images/image-weight.ts';
export * from './rules/links/address-fields.ts';
export * from './rules/links/link-elements.ts';
export * from './rules/links/link-tracking.ts';
export * from './rules/links/place-parameters.ts';
export * from './rules/links/subscription-links.ts';
export * from './rules/links/unsubscribes.ts';
export * from './rules/mail/base64.ts';
export * from './rules/mail/desktop-view.ts';
export * from './rules/mail/disarm-link-elements.ts';
export * from './rules/mail/escape-html.ts';
export * from './rules/mail/fill-samples.ts';
export { type ExceededJsonLimit, exceededJsonLimit, isDeeperThan } from './rules/mail/json-limits.ts';
export * from './rules/mail/legal-text.ts';
export * from './rules/mail/missing-demands.ts';
export * from './rules/mail/video-link.ts';
export * from './rules/mail/video-thumbnail.ts';
export * from './rules/paginate.ts';
export * from './rules/people/deleted-person.ts';
export * from './rules/people/new-password.ts';
export * from './rules/people/person-change.ts';
export * from './rules/people/person-fields.ts';
export * from './rules/people/person-name.ts';
export * from './rules/people/return-path.ts';
export * from './rules/people/second-factor-demand.ts';
export * from './rules/profiles/condition-tags.ts';
export { itemName } from './rules/profiles/field-name.ts';
export * from './rules/profiles/field-problem.ts';
export { spacelessTag } from './rules/profiles/form-pattern.ts';
export * from './rules/profiles/names/item-names.ts';
export * from './rules/profiles/profile-writer.ts';
export * from './rules/profiles/read-condition.ts';
export * from './rules/profiles/read-tags.ts';
export type { TagPlace } from './rules/profiles/text-literal.ts';
export { writeCondition } from './rules/profiles/write-condition.ts';
export { isSpecialField } from './rules/profiles/write-field.ts';
export * from './rules/publishing/mail-profile.ts';
export * from './rules/publishing/publishing.ts';
export * from './rules/refused-fields.ts';
export { findTags, type TagRange } from './rules/tags/find-tags.ts';
export * from './rules/tags/neutral-field.ts';
export * from './rules/tags/tag-pieces.ts';
export * from './rules/tags/tag-scopes.ts';
export { BEGINNING_TAGS, ENDING_TAGS, stepOf } from './rules/tags/tag-steps.ts';
export * from './rules/tags/write-tags.ts';
export * from './rules/template/category-name.ts';
export * from './rules/template/clone-name.ts';
export * from './rules/template/featured.ts';
export * from './rules/template/image-replacement.ts';
export * from './rules/template/library-owner.ts';
export * from './rules/template/lock.ts';
export * from './rules/template/module-permission.ts';
export * from './rules/template/module-replacement.ts';
export * from './rules/template/names.ts';
export * from './rules/template/permissions.ts';
export * from './rules/template/sharing-conflict.ts';
export * from './rules/template/size.ts';
export * from './rules/template/sort-order.ts';
export * from './rules/template/tags.ts';
export * from './rules/template/template-texts.ts';
export * from './rules/template/transitions.ts';
export * from './rules/text-length.ts';
export * from './rules/zoned-time.ts';
