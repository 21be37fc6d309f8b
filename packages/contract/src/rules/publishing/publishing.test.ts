import { expect, it } from 'vitest';
import type { FindingInfo } from '../../entities/finding.ts';
import type { Actor, TemplateFacts } from '../template/permissions.ts';
import { publishAnswer } from './publishing.ts';

const anna: Actor = {
  id: 'anna',
  role: 'user',
  features: { convertToSystem: false, customBlockCategories: false, customCode: false, products: false },
};
const draft: TemplateFacts = {
  type: 'email',
  userId: 'anna',
  status: 'draft',
  isSystem: false,
  isShared: false,
  isLocked: false,
  collaboratorId: null,
  collaboratorsList: [],
};
const finding = (check: FindingInfo['check'], severity: FindingInfo['severity']): FindingInfo => ({
  check,
  severity,
  node: null,
  item: null,
  prop: null,
});
const broken = finding('linkMissing', 'error');

it('a draft is published unless readers would meet something broken', () => {
  expect(publishAnswer(anna, draft, [])).toEqual({ allowed: true });
  expect(publishAnswer(anna, draft, [finding('contrast', 'warning'), finding('emptyColumn', 'hint')])).toEqual({
    allowed: true,
  });
  expect(publishAnswer(anna, draft, [finding('contrast', 'warning'), broken])).toEqual({
    allowed: false,
    code: 'CHECKS_FAILED',
    findings: [broken],
  });
});

it('who wants it published all the same, or asks for no checks, gets it', () => {
  expect(publishAnswer(anna, draft, null)).toEqual({ allowed: true });
  const unsaid = finding('sendingCondition', 'warning');
  expect(publishAnswer(anna, draft, [unsaid])).toMatchObject({ code: 'CHECKS_FAILED', findings: [unsaid] });
});

it('what may not be published at all is refused for that, whatever was found', () => {
  expect(publishAnswer(anna, { ...draft, isShared: true }, [broken])).toEqual({
    allowed: false,
    code: 'TEMPLATE_SHARED',
  });
  expect(publishAnswer({ ...anna, id: 'ben' }, draft, [broken])).toEqual({
    allowed: false,
    code: 'TEMPLATE_NOT_FOUND',
  });
});

it('a system template is never published by hand', () => {
  const admin: Actor = { ...anna, role: 'admin' };
  for (const status of ['draft', 'published'] as const) {
    const answer = publishAnswer(admin, { ...draft, isSystem: true, status }, null);
    expect(answer).toEqual({ allowed: false, code: 'INVALID_TRANSITION' });
  }
});
