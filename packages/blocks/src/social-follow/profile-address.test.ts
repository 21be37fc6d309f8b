import { describe, expect, it, test } from 'vitest';
import { SOCIAL_NETWORK_IDS } from '../shared/social/social-networks.ts';
import { profileAddress } from './profile-address.ts';

describe('where an icon leads', () => {
  it.each([
    ['https://www.facebook.com/acme?ref=mail'],
    ['http://example.com/not-facebook'],
    ['HTTPS://FACEBOOK.COM/Acme'],
  ])('a full address is kept: %s', (address) => {
    expect(profileAddress('facebook', ` ${address} `)).toBe(address);
  });

  it.each([
    ['facebook', 'https://www.facebook.com/acme'],
    ['instagram', 'https://www.instagram.com/acme'],
    ['linkedin', 'https://www.linkedin.com/in/acme'],
    ['x', 'https://x.com/acme'],
    ['vk', 'https://vk.com/acme'],
    ['youtube', 'https://www.youtube.com/@acme'],
    ['pin', 'https://www.pinterest.com/acme'],
  ] as const)('a name gets the profile address of %s before it', (network, address) => {
    expect(profileAddress(network, 'acme')).toBe(address);
    expect(profileAddress(network, '@acme')).toBe(address);
  });

  it('an address of the network without its scheme is no name', () => {
    expect(profileAddress('linkedin', 'linkedin.com/company/acme')).toBe('https://linkedin.com/company/acme');
    expect(profileAddress('facebook', 'm.facebook.com/acme')).toBe('https://m.facebook.com/acme');
    expect(profileAddress('x', 'max.com/a')).toBe('https://x.com/max.com/a');
  });

  it('leads to a path of its network whatever is typed as a name', () => {
    expect(profileAddress('x', 'javascript:alert(1)')).toBe('https://x.com/javascript:alert(1)');
    expect(profileAddress('x', 'a b#c?d')).toBe('https://x.com/a%20b%23c%3Fd');
  });

  it('keeps merge fields, in a name and as the whole address', () => {
    expect(profileAddress('x', 'shop-{{ city }}')).toBe('https://x.com/shop-{{ city }}');
    expect(profileAddress('x', '{{ profile }}')).toBe('{{ profile }}');
  });
});

test.each(SOCIAL_NETWORK_IDS)('%s leads nowhere while nothing is typed', (network) => {
  expect(profileAddress(network, ' ')).toBe('');
});
