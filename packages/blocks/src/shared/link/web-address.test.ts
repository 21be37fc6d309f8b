import { describe, expect, it } from 'vitest';
import { isSendableAddress } from './link-problem.ts';
import { completeAddress } from './web-address.ts';

describe('a web address', () => {
  it('gets http:// when it has no scheme', () => {
    expect(completeAddress('example.com/offer')).toBe('http://example.com/offer');
    expect(completeAddress('example.com:8080/offer')).toBe('http://example.com:8080/offer');
  });

  it('stays as it is with a scheme, as an anchor, a path or a merge field', () => {
    for (const address of [
      'https://example.com',
      'mailto:a@b.example',
      'tel:+49301234',
      '#top',
      '/api/v2/assets/user/1/asset/a.png',
      '{{ shop_url }}',
      '{UNSUBSCRIBE}',
      '[Unsubscribe_Preferences]',
      '[!unsubscribe_url]',
      '',
    ]) {
      expect(completeAddress(address)).toBe(address);
    }
  });

  it('has its spaces encoded and those around it removed', () => {
    expect(completeAddress('  https://example.com/my photo.png ')).toBe('https://example.com/my%20photo.png');
  });

  it('must not be one that runs', () => {
    expect(isSendableAddress('javascript:alert(1)')).toBe(false);
    expect(isSendableAddress(' java\tscript:alert(1)')).toBe(false);
    expect(isSendableAddress('data:text/html,hi')).toBe(false);
    expect(isSendableAddress('VBSCRIPT:x')).toBe(false);
  });

  it('may be of the web, of mail and telephone, or have no scheme', () => {
    for (const address of [
      'https://a.example',
      'mailto:a@b.example',
      'viber://chat?number=1',
      'a.example:80',
      '#top',
      '',
    ]) {
      expect(isSendableAddress(address)).toBe(true);
    }
  });
});
