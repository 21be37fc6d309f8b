import { describe, expect, it } from 'vitest';
import { mailUrl } from './mail-url.ts';

const url = (address: string) => mailUrl(address, 'https://mail.example', (name) => `*|${name}|*`);

describe('an address in a mail', () => {
  it.each([
    'http://shop.example/a?b=c&d=%20#e',
    'https://shop.example',
    'mailto:anna@shop.example?subject=Hi',
    'tel:+4930123456',
    'sms:+4930123456',
    'skype:anna.berg?chat',
    'viber://chat?number=%2B4930123456',
    'webcal://shop.example/dates.ics',
    'whatsapp://send?text=Hi',
    'geo:52.52,13.405',
    'facetime:anna@shop.example',
    'myapp://orders/7?from=mail#top',
    'com.shop.app://cart',
    'fb-messenger://user/7',
    'market://details?id=shop',
    '#prices',
    '*|UNSUBSCRIBE|*',
    '<%= link %>',
    '{% if x %}https://a.example{% endif %}',
    '%%unsubscribe%%',
    '%unsubscribe_url%',
    '{$unsubscribe}',
    '[unsubscribe]',
    '[[UNSUB_LINK_EN]]',
    '{unsubscribe_url}',
    '||unsubscribe||',
    '{{{ pm:unsubscribe }}}',
    '{% unsubscribe_url %}?a=1',
    '<%asm_group_unsubscribe_raw_url%>',
    'https://a.example/?a={{ name | default: "x y" }}&b=%EMAIL%&c={$name}',
    'https://{{ shop | handle }}/%C3%BCber%20uns',
    '{UNSUBSCRIBE}',
    '{ONLINE_VERSION}?from=mail',
    '[Unsubscribe_Preferences]',
    '[!unsubscribe_url]',
    '@@leave@@',
    '~~leave~~',
    '#leave#',
    'UNSUBSCRIBE_URL',
    'https://a.example/leave/{SUBSCRIBER_ID}?m={!Contact.Email}',
    '600.png',
    'pics/lamp.png?v=2',
    '../lamp.png',
    'page.html#top',
  ])('passes as it is: %s', (address) => {
    expect(url(address)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\u0000script:alert(1)',
    '\u0001javascript:alert(1)',
    '\u200bjavascript:alert(1)',
    'javascript\t:alert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/png;base64,AAAA',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    'about:blank',
    'ftp://files.example/a',
    'not a url',
    'https://',
    'http:///a.png',
    'https://not a host/a.png',
    '//',
    'callto:anna',
    'ws://a.example',
    'intent://scan/#Intent;end',
    'view-source:https://a.example',
    'view-source://a.example',
    'javascript://shop.example/%0aalert(1)',
    'JavaScript://a',
    'vbscript://a',
    'data://text/html,x',
    'blob://a',
    'filesystem://a',
    'chrome://settings',
    'chrome-extension://abc/x.html',
    'moz-extension://abc/x.html',
    'ms-msdt://x',
    'ms-word://x',
    'search-ms://query=x',
    'smb://server/share',
    'resource://a',
    'ssh://host',
    'myapp:',
    'myapp://',
    'myapp:///x',
    'myapp:orders',
    '',
    '   ',
  ])('is dropped: %j', (address) => {
    expect(url(address)).toBe('');
  });

  it('is made absolute when it is an asset path', () => {
    expect(url('/api/v2/assets/user/7/asset/a.png')).toBe('https://mail.example/api/v2/assets/user/7/asset/a.png');
    expect(url('//cdn.example/a.png')).toBe('https://cdn.example/a.png');
  });

  it('gets http:// in the mail when it has no scheme', () => {
    expect(url('shop.example/sale')).toBe('http://shop.example/sale');
    expect(url('localhost:3000/sale')).toBe('http://localhost:3000/sale');
    expect(url('shop.example/lamp.png')).toBe('http://shop.example/lamp.png');
    expect(url('localhost/lamp.png')).toBe('http://localhost/lamp.png');
  });

  it('has blanks and quotes encoded, and nothing twice', () => {
    expect(url('/my picture "1".png')).toBe('https://mail.example/my%20picture%20%221%22.png');
    expect(url('https://a.example/{two words}')).toBe('https://a.example/%7Btwo%20words%7D');
    expect(url('https://a.example/x%20y<z>')).toBe('https://a.example/x%20y%3Cz%3E');
  });

  it('has its merge fields in the syntax of the mail', () => {
    expect(url('https://a.example/?mail={{ email }}&x=1 2')).toBe('https://a.example/?mail=*|email|*&x=1%202');
    expect(url('{{ shop url }}')).toBe('*|shop url|*');
  });

  it('cannot hide a scheme behind a merge field that is none', () => {
    expect(url('{{}}javascript:alert(1)')).not.toMatch(/^(?:\{\{\}\})?javascript/);
  });

  it.each([
    '{{ nothing }}javascript:alert(1)',
    '{% if a %}{% endif %}java{# a #}script:alert(1)',
    '{% if a %}https://a.example{% else %}javascript:alert(1){% endif %}',
    '*|X|* data:text/html,x',
    '%X% vbscript:x',
    '{javascript:alert(1)}',
    '[unsubscribe]JavaScript:alert(1)',
    '{$x}\njava\nscript:alert(1)',
  ])('cannot hide a scheme behind tags that give nothing: %j', (address) => {
    expect(url(address)).toBe('');
  });

  it('keeps the blanks of tags, and encodes those between them', () => {
    expect(url('https://a.example/my file?a={% if x  == "y" %}1{% endif %}')).toBe(
      'https://a.example/my%20file?a={% if x  == "y" %}1{% endif %}',
    );
  });
});
