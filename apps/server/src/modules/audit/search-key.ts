import { foldText } from '../../db/fold-text.ts';
import type { AuditTarget } from './port.ts';

interface AuditWords {
  readonly action: string;
  readonly person_name: string;
  readonly person_email: string;
  readonly address: string;
  readonly device: string;
  readonly targets: readonly AuditTarget[];
  readonly details: Readonly<Record<string, string>>;
}

/** Returns all words of an entry as searches compare them. */
export function auditSearchKey({ action, person_name, person_email, address, device, targets, details }: AuditWords) {
  const names = targets.flatMap((target) => [target.name ?? '', target.id]);
  const words = [action, person_name, person_email, address, device, ...Object.values(details), ...names];
  return foldText(words.join('\n'));
}
