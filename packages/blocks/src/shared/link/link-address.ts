import { neutralTag, tagPieces } from '@mailwright/contract';
import { replaceFields } from '../text/merge-text.ts';
import { LINK_TAGS, type LinkFields, type LinkTag } from './link-fields.ts';
import { completeAddress, decodePart, encodePart } from './web-address.ts';

/** A placeholder alone would be the bare address, which leads nowhere. */
const TAG_ADDRESSES: Readonly<Record<LinkTag, string>> = {
  email: 'mailto:{{ email }}',
  unsubscribe_profile: '{{ unsubscribe_profile }}',
  unsubscribe: '{{ unsubscribe }}',
  view_in_browser: '{{ view_in_browser }}',
};

/** Characters that people write into a telephone number to make it easier to read: `+49 170 / 123-45`, `(030) 12.34`. */
export const NUMBER_SIGNS = /[\s()[\]./\\|,_\u00B7\u2010-\u2015\u2212-]/g;

/** Address of an uploaded file on the server. */
const FILE = /^(?:https?:\/\/[^/]+)?\/api\/v2\/assets\/user\/[^/?#]+\/asset\/[^/?#]+$/;

/** The address a link with these fields has; '' while nothing is filled in. `linkProblem` says whether it may be used. */
export function linkAddress(fields: LinkFields): string {
  switch (fields.linkto) {
    case 'web':
      return completeAddress(fields.href);
    case 'mail':
      return mailAddress(fields);
    case 'anchor':
      return after('#', encodePart(fields.anchorlink.trim().replace(/^#/, '')));
    case 'phone':
      return after('tel:', dialled(fields.telnumber));
    case 'sms':
      return after('sms:', dialled(fields.sms));
    case 'skype': {
      const name = encodePart(fields.skype.trim()).replaceAll('%3A', ':');
      return name && `skype:${name}?chat`;
    }
    case 'viber':
      return after('viber://chat?number=', encodePart(dialled(fields.viber)));
    case 'file':
      return completeAddress(fields.file);
    case 'tag':
      return TAG_ADDRESSES[fields.tag];
  }
}

/**
 * The fields an address was made of. An address that says more than the fields of its kind hold (a mail with copies, a
 * text message with a text) is read as a web address, whole: changing one part must not lose another.
 */
export function readLink(href: string): LinkFields {
  const address = href.trim();
  for (const tag of LINK_TAGS) {
    if (spaceless(address) === spaceless(TAG_ADDRESSES[tag])) return { linkto: 'tag', tag };
  }
  if (/^#./.test(address)) return { linkto: 'anchor', anchorlink: decodePart(address.slice(1)) };
  if (FILE.test(address)) return { linkto: 'file', file: address };
  return readScheme(address) ?? { linkto: 'web', href: address };
}

function readScheme(address: string): LinkFields | null {
  const [, scheme = '', rest = ''] = /^([a-z]+):(.*)$/is.exec(address) ?? [];
  switch (scheme.toLowerCase()) {
    case 'mailto':
      return readMail(rest);
    case 'tel':
      return isNumber(decodePart(rest)) ? { linkto: 'phone', telnumber: decodePart(rest) } : null;
    case 'sms':
      return isNumber(decodePart(rest)) ? { linkto: 'sms', sms: decodePart(rest) } : null;
    case 'skype': {
      const [, name] = /^([^?]+)\?chat$/.exec(rest) ?? [];
      return name ? { linkto: 'skype', skype: decodePart(name) } : null;
    }
    case 'viber': {
      const [, number = ''] = /^\/\/chat\/?\?number=([^&]+)$/.exec(rest) ?? [];
      return isNumber(decodePart(number)) ? { linkto: 'viber', viber: decodePart(number) } : null;
    }
    default:
      return null;
  }
}

function mailAddress({ email, messagesubject, messagebody }: Extract<LinkFields, { linkto: 'mail' }>): string {
  const to = encodePart(email.trim()).replaceAll('%40', '@');
  const subject = messagesubject && `subject=${encodePart(messagesubject)}`;
  // Line breaks of a mail are two characters.
  const body = messagebody && `body=${encodePart(messagebody.replace(/\r?\n/g, '\r\n'))}`;
  const query = [subject, body].filter(Boolean).join('&');
  if (!to && !query) return '';
  return `mailto:${to}${query && `?${query}`}`;
}

function readMail(rest: string): LinkFields | null {
  const cut = rest.indexOf('?');
  const to = cut < 0 ? rest : rest.slice(0, cut);
  const message = { messagesubject: '', messagebody: '' };
  for (const part of cut < 0 ? [] : rest.slice(cut + 1).split(/&(?:amp;)?/)) {
    const [, name = '', value = ''] = /^(subject|body)=(.*)$/is.exec(part) ?? [];
    const key = name.toLowerCase() === 'subject' ? 'messagesubject' : 'messagebody';
    if (name === '' || message[key] !== '') return null;
    message[key] = decodePart(value).replace(/\r\n?/g, '\n');
  }
  return { linkto: 'mail', email: decodePart(to), ...message };
}

/** A telephone number without what people write to read it better. */
function dialled(number: string): string {
  return replaceFields(
    number.trim(),
    (part) => part.replace(NUMBER_SIGNS, ''),
    neutralTag,
    (tag) => tag,
  );
}

function isNumber(text: string): boolean {
  const [only, ...more] = tagPieces(text);
  return /^\+?[\d\s()./-]+$/.test(text) || (only?.isTag === true && more.length === 0);
}

function after(start: string, rest: string): string {
  return rest && start + rest;
}

function spaceless(text: string): string {
  return text.replace(/\s/g, '');
}
