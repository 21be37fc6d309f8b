import { describe, expect, it } from 'vitest';
import { linkAddress, readLink } from './link-address.ts';
import { emptyLink, LINK_KINDS, type LinkFields } from './link-fields.ts';
import { linkProblem } from './link-problem.ts';

const mail = (email: string, messagesubject = '', messagebody = ''): LinkFields => ({
  linkto: 'mail',
  email,
  messagesubject,
  messagebody,
});

const WRITTEN: readonly (readonly [LinkFields, string])[] = [
  [{ linkto: 'web', href: 'https://shop.example/sale?a=1#now' }, 'https://shop.example/sale?a=1#now'],
  [{ linkto: 'web', href: '{{ shop_url }}' }, '{{ shop_url }}'],
  [mail('anna@shop.example'), 'mailto:anna@shop.example'],
  [
    mail('anna@shop.example', 'Order & return?', 'Dear {{ firstName }},\n100 %'),
    'mailto:anna@shop.example?subject=Order%20%26%20return%3F&body=Dear%20{{ firstName }}%2C%0D%0A100%20%25',
  ],
  [
    mail('{{ contact.EMAIL | default: "a@b.example" }}', 'Hi %FIRSTNAME% & {$name}'),
    'mailto:{{ contact.EMAIL | default: "a@b.example" }}?subject=Hi%20%FIRSTNAME%%20%26%20{$name}',
  ],
  [{ linkto: 'web', href: '%unsubscribe_url%' }, '%unsubscribe_url%'],
  [{ linkto: 'web', href: '{$unsubscribe}' }, '{$unsubscribe}'],
  [{ linkto: 'phone', telnumber: '[[data:phone:"123"]]' }, 'tel:[[data:phone:"123"]]'],
  [mail('', 'Tell a friend'), 'mailto:?subject=Tell%20a%20friend'],
  [{ linkto: 'anchor', anchorlink: 'prices 2' }, '#prices%202'],
  [{ linkto: 'phone', telnumber: '+4930123456' }, 'tel:+4930123456'],
  [{ linkto: 'sms', sms: '+4930123456' }, 'sms:+4930123456'],
  [{ linkto: 'skype', skype: 'live:anna.berg' }, 'skype:live:anna.berg?chat'],
  [{ linkto: 'viber', viber: '+4930123456' }, 'viber://chat?number=%2B4930123456'],
  [{ linkto: 'file', file: '/api/v2/assets/user/u1/asset/a1.png' }, '/api/v2/assets/user/u1/asset/a1.png'],
  [{ linkto: 'tag', tag: 'email' }, 'mailto:{{ email }}'],
  [{ linkto: 'tag', tag: 'unsubscribe_profile' }, '{{ unsubscribe_profile }}'],
  [{ linkto: 'tag', tag: 'unsubscribe' }, '{{ unsubscribe }}'],
  [{ linkto: 'tag', tag: 'view_in_browser' }, '{{ view_in_browser }}'],
];

describe('the fields of a link', () => {
  it.each(WRITTEN)('%j make the address %s, and are read out of it again', (fields, address) => {
    expect(linkAddress(fields)).toBe(address);
    expect(readLink(address)).toEqual(fields);
  });

  it('of every kind make no address while nothing is filled in, except a tag, which is always one of those there are', () => {
    expect(LINK_KINDS.filter((kind) => linkAddress(emptyLink(kind)) !== '')).toEqual(['tag']);
    for (const kind of LINK_KINDS) expect(linkProblem(emptyLink(kind))).toBeNull();
  });

  it('a web link gets http:// when it has no http(s) scheme, an anchor or a merge field does not', () => {
    const web = (href: string) => linkAddress({ linkto: 'web', href });
    expect(web(' shop.example/my sale ')).toBe('http://shop.example/my%20sale');
    expect(web('localhost:3000/x')).toBe('http://localhost:3000/x');
    expect(web('//shop.example')).toBe('http://shop.example');
    expect(web('#top')).toBe('#top');
    expect(web('*|SHOP|*')).toBe('*|SHOP|*');
  });

  it('a number is dialled without what people write to read it', () => {
    expect(linkAddress({ linkto: 'phone', telnumber: '+49 (30) 123-456' })).toBe('tel:+4930123456');
    expect(linkAddress({ linkto: 'phone', telnumber: '+49 170 / 123-45' })).toBe('tel:+4917012345');
    expect(linkProblem({ linkto: 'phone', telnumber: '+49 170 / 123-45' })).toBeNull();
    expect(linkAddress({ linkto: 'sms', sms: '{{ my phone }}' })).toBe('sms:{{ my phone }}');
    expect(readLink('tel:+49-30-123')).toEqual({ linkto: 'phone', telnumber: '+49-30-123' });
  });
});

describe('an address from elsewhere', () => {
  it.each([
    'mailto:a@b.example?cc=c@b.example&subject=Hi',
    'mailto:a@b.example?subject=a&subject=b',
    'sms:+4930123456?body=Hi',
    'skype:anna?call',
    'viber://pa?chatURI=shop',
    'ftp://files.example/a',
  ])('that says more than the fields hold is kept whole: %s', (href) => {
    expect(readLink(href)).toEqual({ linkto: 'web', href });
    expect(linkAddress(readLink(href))).toBe(href);
  });

  it('may be written in other ways', () => {
    expect(readLink('MAILTO:a%40b.example?Body=x%0Ay&Subject=100%')).toEqual(mail('a@b.example', '100%', 'x\ny'));
    expect(readLink(' {{unsubscribe}} ')).toEqual({ linkto: 'tag', tag: 'unsubscribe' });
    expect(readLink('')).toEqual({ linkto: 'web', href: '' });
  });
});

describe('a link that cannot be used', () => {
  it.each<readonly [LinkFields, string]>([
    [{ linkto: 'web', href: 'javascript:alert(1)' }, 'address'],
    [{ linkto: 'web', href: 'java\tscript:alert(1)' }, 'address'],
    [{ linkto: 'file', file: 'file:///etc/passwd' }, 'address'],
    [{ linkto: 'file', file: 'data:image/png;base64,AAAA' }, 'address'],
    [mail('anna'), 'email'],
    [mail('', 'Only a subject'), 'email'],
    [{ linkto: 'phone', telnumber: 'call me' }, 'number'],
    [{ linkto: 'sms', sms: '+' }, 'number'],
    [{ linkto: 'viber', viber: 'anna' }, 'number'],
    [{ linkto: 'skype', skype: 'anna?call' }, 'name'],
    [{ linkto: 'anchor', anchorlink: 'two words' }, 'anchor'],
  ])('%j lacks a usable %s', (fields, problem) => {
    expect(linkProblem(fields)).toBe(problem);
  });

  it('is none of these, and none that the sending system fills in', () => {
    for (const [fields] of WRITTEN) {
      if (fields.linkto === 'anchor' || (fields.linkto === 'mail' && fields.email === '')) continue;
      expect(linkProblem(fields)).toBeNull();
    }
    expect(linkProblem(mail('{{ email }}'))).toBeNull();
    expect(linkProblem({ linkto: 'phone', telnumber: '{{ phone }}' })).toBeNull();
    expect(linkProblem({ linkto: 'skype', skype: '{{ skype }}' })).toBeNull();
  });
});
