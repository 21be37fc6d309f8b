import type { FindingInfo } from '../../entities/finding.ts';
import { type Actor, type PermissionAnswer, type TemplateFacts, templatePermission } from '../template/permissions.ts';

/** Like a permission; or what readers would find broken holds it up, until a person says that it is to be sent so. */
export type PublishAnswer =
  | PermissionAnswer
  | { readonly allowed: false; readonly code: 'CHECKS_FAILED'; readonly findings: readonly FindingInfo[] };

/**
 * Returns the findings that prevent publishing: only parts that are broken for readers and parts that their sending
 * system cannot express, never matters of taste.
 */
export function blockingFindings<F extends FindingInfo>(findings: readonly F[]): readonly F[] {
  return findings.filter(({ check, severity }) => severity === 'error' || check.startsWith('sending'));
}

/**
 * Returns whether a template may be published; every caller asks this one rule. `findings` is null when the person has
 * seen them, or asks for no check.
 */
export function publishAnswer(
  actor: Actor,
  template: TemplateFacts,
  findings: readonly FindingInfo[] | null,
): PublishAnswer {
  const permission = templatePermission('publish', actor, template);
  if (!permission.allowed) return permission;
  const blocking = blockingFindings(findings ?? []);
  return blocking.length === 0 ? permission : { allowed: false, code: 'CHECKS_FAILED', findings: blocking };
}
