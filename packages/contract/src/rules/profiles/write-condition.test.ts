import { expect, it } from 'vitest';
import { findProfile, PROFILES } from '../../profiles/profiles.ts';
import type { SendingProfile } from '../../profiles/sending-profile.ts';
import type { ConditionTest, DisplayCondition } from '../conditions/condition.ts';
import { createConditionReader } from './read-condition.ts';
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

it('writes a value with a double quote between other quotes where the system has some, and has it read again', () => {
  const value = 'the 12" one';
  const condition = { match: 'all', tests: [{ field: 'plan', operator: 'is', value }] } as const;
  const opened = Object.fromEntries(
    PROFILES.flatMap((each) => {
      const written = writeCondition(each, condition);
      if (!written) return [];
      expect(createConditionReader(each).condition(written.open)?.condition.tests[0]?.value, each.id).toBe(value);
      return [[each.id, written.open]];
    }),
  );
  expect(opened).toEqual({
    braze: `{% if custom_attribute.\${plan} == 'the 12" one' %}`,
    brevo: `{% if contact.PLAN == 'the 12" one' %}`,
    'customer-io': `{% if customer.plan == 'the 12" one' %}`,
    hubspot: `{% if contact.plan == 'the 12" one' %}`,
    iterable: `{{#ifEq plan 'the 12" one'}}`,
    klaviyo: `{% if person|lookup:"plan" == 'the 12" one' %}`,
    listmonk: '{{ if eq (toString (.Subscriber.Attribs.plan | default "")) `the 12" one` }}',
    mailgun: `{{#equal plan 'the 12" one'}}`,
    'salesforce-marketing-cloud': `%%[IF AttributeValue("plan") == 'the 12" one' THEN]%%`,
    sendgrid: `{{#equals plan 'the 12" one'}}`,
    jinja: `{% if plan == 'the 12" one' %}`,
    liquid: `{% if plan == 'the 12" one' %}`,
  });
  const both: ConditionTest = { field: 'plan', operator: 'is', value: `it's 12"` };
  expect(writeCondition(profile('liquid'), { match: 'all', tests: [both] })).toBeUndefined();
  expect(writeCondition(profile('listmonk'), { match: 'all', tests: [both] })?.open).toContain('`it\'s 12"`');
});

it('joins tests whose values hold what joins them, and quotes', () => {
  for (const each of PROFILES)
    for (const match of ['all', 'any'] as const) {
      const tests = ['a " and b', "it's or (that)", 'c" AND (d)'].map(
        (value): ConditionTest => ({ field: 'plan', operator: 'is-not', value }),
      );
      const condition: DisplayCondition = { match, tests: tests.map((test) => ({ ...test, field: fieldOf(each) })) };
      const written = writeCondition(each, condition);
      if (written)
        expect(createConditionReader(each).condition(written.open)?.condition, written.open).toEqual(condition);
    }
});

function fieldOf({ names }: SendingProfile): string {
  return names.capitals ? 'PLAN' : 'plan';
}

it('says nothing where a system has no conditions, no "any", no such comparison, or no way to write the value', () => {
  expect(writeCondition(profile('mailerlite'), { match: 'all', tests: [PRO] })).toBeUndefined();
  expect(writeCondition(profile('mailchimp'), { match: 'any', tests: [PRO, LISBON] })).toBeUndefined();
  expect(writeCondition(profile('handlebars'), { match: 'all', tests: [PRO] })).toBeUndefined();
  const tag: ConditionTest = { field: 'plan', operator: 'is', value: 'a" %}{{ x }}' };
  expect(writeCondition(profile('liquid'), { match: 'all', tests: [tag] })).toBeUndefined();
  const letters: ConditionTest = { field: 'orders', operator: 'greater', value: 'many' };
  expect(writeCondition(profile('liquid'), { match: 'all', tests: [letters] })).toBeUndefined();
});
