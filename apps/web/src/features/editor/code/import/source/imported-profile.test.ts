import { expect, it } from 'vitest';
import { importedProfile } from './imported-profile.ts';

it('takes the system whose tags a whole mail has, whatever was chosen before', () => {
  expect(importedProfile('Mailchimp', { profile: null }, true)).toEqual({ profile: 'mailchimp' });
  expect(importedProfile('Mailchimp', { profile: 'klaviyo' }, true)).toEqual({ profile: 'mailchimp' });
  expect(importedProfile('Mailchimp', { profile: 'custom' }, true)).toEqual({ profile: 'mailchimp' });
});

it('takes that of a part only where the mail has none', () => {
  expect(importedProfile('Mailchimp', { profile: null }, false)).toEqual({ profile: 'mailchimp' });
  expect(importedProfile('Mailchimp', { profile: 'klaviyo' }, false)).toEqual({});
});

it('changes nothing where no system is recognized, or the same one', () => {
  expect(importedProfile(undefined, { profile: null }, true)).toEqual({});
  expect(importedProfile('Nobody’s', { profile: null }, true)).toEqual({});
  expect(importedProfile('listmonk', { profile: 'listmonk' }, true)).toEqual({});
});
