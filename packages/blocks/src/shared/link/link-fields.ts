/** The kinds of links, in the order offered. */
export const LINK_KINDS = ['web', 'mail', 'anchor', 'phone', 'sms', 'skype', 'viber', 'file', 'tag'] as const;

export type LinkKind = (typeof LINK_KINDS)[number];

/** Tags that a link of kind Tag can use; the sending system replaces them. */
export const LINK_TAGS = ['email', 'unsubscribe_profile', 'unsubscribe', 'view_in_browser'] as const;

export type LinkTag = (typeof LINK_TAGS)[number];

/**
 * Fields that the author fills in for a link, by its kind (`linkto`). Only the address made of them is stored: links of
 * blocks, of texts and of imported mails then have one form, and a link cannot contradict itself.
 */
export type LinkFields =
  | { readonly linkto: 'web'; readonly href: string }
  | {
      readonly linkto: 'mail';
      readonly email: string;
      readonly messagesubject: string;
      readonly messagebody: string;
    }
  | { readonly linkto: 'anchor'; readonly anchorlink: string }
  | { readonly linkto: 'phone'; readonly telnumber: string }
  | { readonly linkto: 'sms'; readonly sms: string }
  | { readonly linkto: 'skype'; readonly skype: string }
  | { readonly linkto: 'viber'; readonly viber: string }
  | { readonly linkto: 'file'; readonly file: string }
  | { readonly linkto: 'tag'; readonly tag: LinkTag };

/** A link of this kind with nothing filled in yet. */
export function emptyLink(kind: LinkKind): LinkFields {
  switch (kind) {
    case 'web':
      return { linkto: kind, href: '' };
    case 'mail':
      return { linkto: kind, email: '', messagesubject: '', messagebody: '' };
    case 'anchor':
      return { linkto: kind, anchorlink: '' };
    case 'phone':
      return { linkto: kind, telnumber: '' };
    case 'sms':
      return { linkto: kind, sms: '' };
    case 'skype':
      return { linkto: kind, skype: '' };
    case 'viber':
      return { linkto: kind, viber: '' };
    case 'file':
      return { linkto: kind, file: '' };
    case 'tag':
      return { linkto: kind, tag: 'email' };
  }
}
