import type { ReadProblem, RefusalReason, RuleResult } from '@mailwright/document';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { type ToastOptions, toast } from '../../../../shared/ui/toast/toast.tsx';

/** Returns the reason why an edit was refused, as a sentence; the specification's own where it has one. */
export function refusalSentence(reason: RefusalReason): string {
  switch (reason) {
    case 'ONE_PAGE_WRAPPER':
      return i18n.t('messages:onePageWrapper');
    case 'ONE_FORM_DATA_TABLE':
      return i18n.t('messages:oneFormDataTable');
    case 'ONLY_IN_WRAPPER':
      return i18n.t('messages:onlyInPageWrapper');
    case 'SETTINGS_NEED_WRAPPER':
      return i18n.t('messages:settingsNeedPageWrapper');
    case 'PLAN_CUSTOM_CODE':
      return i18n.t('messages:customCodeNotInPlan');
    case 'PLAN_PRODUCTS':
      return i18n.t('messages:notInPlan');
    case 'WRAPPER_FIXED':
    case 'ADVANCED_ONLY':
    case 'READ_ONLY':
    case 'NOT_HERE':
    case 'TOO_DEEP':
    case 'INTO_ITSELF':
    case 'IN_LINKED_MODULE':
    case 'ONE_BLOCK_MODULE':
    case 'OTHERWISE_ALONE':
    case 'OTHERWISE_PARTED':
    case 'CONTENT_WOULD_BE_LOST':
    case 'NOT_FOUND':
    case 'INVALID_VALUE':
    case 'NOT_LOADED':
      return i18n.t(`editor:refusal.${reason}`);
  }
}

/** The same in few words, for what is shown locked. */
export function lockHint(reason: RefusalReason): string {
  const inPlan = reason !== 'PLAN_CUSTOM_CODE' && reason !== 'PLAN_PRODUCTS';
  return inPlan ? refusalSentence(reason) : i18n.t('messages:notInPlan');
}

/** Returns what is offered beside a refusal. */
type RecoveryActions = (reason: RefusalReason) => ToastOptions;

let recoveryActions: RecoveryActions | null = null;

/** Lets the open editor offer ways out of refusals, until what this returns is called. */
export function offerRecoveryActions(offer: RecoveryActions): () => void {
  recoveryActions = offer;
  return () => {
    if (recoveryActions === offer) recoveryActions = null;
  };
}

/** Says why nothing happened; true when something did. */
export function notifyRefusal(result: RuleResult): boolean {
  if (!result.ok) toast.error(refusalSentence(result.reason), recoveryActions?.(result.reason));
  return result.ok;
}

/** Says that blocks were removed from what was read, since a mail may hold only so many of them. */
export function notifyExtras(problems: readonly ReadProblem[]): void {
  if (problems.some(({ kind }) => kind === 'extra-removed')) toast.error(refusalSentence('ONE_FORM_DATA_TABLE'));
}
