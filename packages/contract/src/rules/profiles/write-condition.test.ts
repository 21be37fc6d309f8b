import { expect, it } from 'vitest';
import { findProfile } from '../../profiles/profiles.ts';
import type { SendingProfile } from '../../profiles/sending-profile.ts';
import type { ConditionTest } from '../conditions/condition.ts';
import { writeCondition } from './write-condition.ts';

function profile(id: string): SendingProfile {
  const found = findProfile(id);
  if (!found) throw new Error(`no ${id}`);
  return found;
}

const PRO: ConditionTest = { field: 'plan', operator: 'is', value: 'pro' };
const LISBON: ConditionTest = { field: 'city', operator: 'is', value: 'Lisbon' };

it('writes a condition with its else as each system does', () => {
  const written = (id: string) => writeCondition(profile(id), { match: 'all', tests: [PRO, LISBON] });
  expect(written('mailchimp')).toEqual({
    open: '*|IF:PLAN=pro|**|IF:CITY=Lisbon|*',
    else: undefined,
    close: '*|END:IF|**|END:IF|*',
  });
  expect(written('klaviyo')).toEqual({
    open: '{% if person|lookup:"plan" == "pro" and person|lookup:"city" == "Lisbon" %}',
    else: '{% else %}',
    close: '{% endif %}',
  });
  expect(written('listmonk')?.open).toBe(
    '{{ if and (eq (toString (.Subscriber.Attribs.plan | default "")) "pro") (eq (toString (.Subscriber.Attribs.city | default "")) "Lisbon") }}',
  );
  expect(written('salesforce-marketing-cloud')?.open).toBe(
    '%%[IF AttributeValue("plan") == "pro" AND AttributeValue("city") == "Lisbon" THEN]%%',
  );
});

it('says nothing where a system has no conditions, no "any", no such comparison, or no way to write the value', () => {
  expect(writeCondition(profile('mailerlite'), { match: 'all', tests: [PRO] })).toBeUndefined();
  expect(writeCondition(profile('mailchimp'), { match: 'any', tests: [PRO, LISBON] })).toBeUndefined();
  expect(writeCondition(profile('handlebars'), { match: 'all', tests: [PRO] })).toBeUndefined();
  const tag: ConditionTest = { field: 'plan', operator: 'is', value: 'a" %}{{ x }}' };
  expect(writeCondition(profile('liquid'), { match: 'all', tests: [tag] })).toBeUndefined();
  const letters: ConditionTest = { field: 'orders', operator: 'greater', value: 'many' };
  expect(writeCondition(profile('liquid'), { match: 'all', tests: [letters] })).toBeUndefined();
});
