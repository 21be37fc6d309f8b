import type { FindingInfo } from '../../entities/finding.ts';
import { type Actor, type PermissionAnswer, type TemplateFacts, templatePermission } from '../template/permissions.ts';

/** Like a permission; or what readers would find broken holds it up, until a person says that it is to be sent so. */
export type PublishAnswer =
  | PermissionAnswer
  | { readonly allowed: false; readonly code: 'CHECKS_FAILED'; readonly findings: readonly FindingInfo[] };

/** What holds up publishing: only what readers meet broken, and what their sending system cannot be told; never taste. */
export function blockingFindings<F extends FindingInfo>(findings: readonly F[]): readonly F[] {
  return findings.filter(({ check, severity }) => severity === 'error' || check.startsWith('sending'));
}

/** The one rule of publishing, wherever it is asked for. `findings` is null where a person has seen them, or asks for none. */
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
