import { expect, test } from 'vitest';
import type { AuditRecord } from './port.ts';
import { createAuditService } from './service.ts';

const DEED = { action: 'brand.save', person: null, address: '', device: '' } as const;
const HOUR = 3_600_000;

test('old entries are deleted beside the call that wrote, once an hour, and a failure of that is told as what it is', async () => {
  let time = 0;
  const kept: AuditRecord[] = [];
  const said: string[] = [];
  const begun: Promise<void>[] = [];
  const removals = Promise.withResolvers<void>();
  const audit = createAuditService({
    repository: {
      add: async (entry) => {
        kept.push(entry);
      },
      removeOlderThan: () => removals.promise,
      lastTime: async () => null,
      list: async () => [],
      namesOf: async () => new Map(),
    },
    now: () => time,
    keptDays: 30,
    background: {
      run: (what, work) => {
        begun.push(work(new AbortController().signal).catch(() => void said.push(what)));
      },
    },
    failed: (what) => void said.push(what),
  });
  await audit.record(DEED);
  time += HOUR - 1;
  await audit.record(DEED);
  expect([kept.length, begun.length]).toEqual([2, 1]);
  time += 1;
  await audit.record(DEED);
  expect([kept.length, begun.length]).toEqual([3, 2]);
  removals.reject(new Error('timeout'));
  await Promise.all(begun);
  const late = 'Old entries of the audit log could not be deleted';
  expect(said).toEqual([late, late]);
});
