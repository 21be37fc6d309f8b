import { emptyLink, LINK_KINDS, LINK_TAGS, type LinkFields, type LinkKind, type LinkTag } from '@mailwright/blocks';

/** Tags that people look for by themselves, as kinds of links of their own. */
type KnownTag = Exclude<LinkTag, 'email'>;

/** Choice for a link: its kinds, and tags beside them. */
export type LinkChoice = LinkKind | `tag.${KnownTag}`;

const KNOWN_TAGS = LINK_TAGS.filter((tag): tag is KnownTag => tag !== 'email');

/** In the order offered; `tag` is for any other placeholder. */
export const LINK_CHOICES: readonly LinkChoice[] = [
  ...LINK_KINDS.filter((kind) => kind !== 'tag'),
  ...KNOWN_TAGS.map((tag) => `tag.${tag}` as const),
  'tag',
];

export function choiceOf(fields: LinkFields): LinkChoice {
  return fields.linkto === 'tag' && fields.tag !== 'email' ? `tag.${fields.tag}` : fields.linkto;
}

/** A new link of what was chosen. */
export function linkOfChoice(choice: LinkChoice): LinkFields {
  const tag = KNOWN_TAGS.find((known) => choice === `tag.${known}`);
  return tag ? { linkto: 'tag', tag } : emptyLink(LINK_KINDS.find((kind) => kind === choice) ?? 'web');
}

/** Returns whether a choice matches the typed text, by its label or by the placeholder that it inserts. */
export function isFound(choice: string, label: string, typed: string): boolean {
  const words = typed.trim().toLowerCase();
  return label.toLowerCase().includes(words) || choice.replace(/^tag\./, '').includes(words);
}
