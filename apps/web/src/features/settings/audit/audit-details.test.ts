import { AUDIT_DETAILS, type AuditDetail } from '@mailwright/contract';
import { expect, test } from 'vitest';
import german from '../../../locales/de/audit.json' with { type: 'json' };
import english from '../../../locales/en/audit.json' with { type: 'json' };
import spanish from '../../../locales/es/audit.json' with { type: 'json' };

type Labels = Readonly<Record<`detail.${AuditDetail}`, string>>;

test.each<[string, Labels]>([
  ['English', english],
  ['German', german],
  ['Spanish', spanish],
])('all that entries tell has a label in %s', (_, labels) => {
  for (const name of AUDIT_DETAILS) expect(labels[`detail.${name}`], name).toMatch(/\S/);
});
