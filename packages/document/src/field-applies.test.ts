import { describe, expect, it } from 'vitest';
import { fieldApplies } from './field-applies.ts';

describe('fieldApplies', () => {
  it('always shows a field without a condition', () => {
    expect(fieldApplies({}, {})).toBe(true);
  });

  it('shows a field only while the other prop has the value', () => {
    const field = { when: { prop: 'icon', is: true } };
    expect(fieldApplies(field, { icon: true })).toBe(true);
    expect(fieldApplies(field, { icon: false })).toBe(false);
    expect(fieldApplies(field, { icon: 'true' })).toBe(false);
    expect(fieldApplies(field, {})).toBe(false);
  });

  it('takes any value of a list', () => {
    const field = { when: { prop: 'separator', is: ['solid', 'dotted'] } };
    expect(fieldApplies(field, { separator: 'dotted' })).toBe(true);
    expect(fieldApplies(field, { separator: 'none' })).toBe(false);
  });
});
