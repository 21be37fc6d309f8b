import { neutralTag, startsWithTag } from '@mailwright/contract';
import { SOCIAL_NETWORKS, type SocialNetwork } from '../shared/social/social-networks.ts';
import { replaceFields } from '../shared/text/merge-text.ts';

const FULL_ADDRESS = /^https?:\/\//i;

/** Addresses that a sending system fills in as a whole. */
const TEMPLATE_TAG = /^(?:\{\{|\{%|<%|\*\||%%|\[\[|\$\{)/;

/**
 * Returns the address to which a network's icon leads: a full address or a template tag as it is; for a name, or an address
 * without its scheme (`facebook.com/acme`), one that begins with the network's profile address. '' while nothing is typed.
 */
export function profileAddress(network: SocialNetwork, typed: string): string {
  const text = typed.trim();
  if (text === '' || FULL_ADDRESS.test(text) || TEMPLATE_TAG.test(text) || startsWithTag(text)) return text;
  const { profile } = SOCIAL_NETWORKS[network];
  const host = profile.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/.*$/, '');
  const pasted = new RegExp(`^(?://)?(?:[a-z]+\\.)?${host.replaceAll('.', '\\.')}/`, 'i');
  if (pasted.test(text)) return `https://${text.replace(/^\/\//, '')}`;
  return profile + nameOf(text);
}

/** The name without the sign people write before it; signs that would end a path are encoded. */
function nameOf(text: string): string {
  const name = text.replace(/^[@/]+/, '');
  return replaceFields(
    name.toWellFormed(),
    (part) => encodeURI(part).replace(/[#?]/g, encodeURIComponent),
    neutralTag,
    (tag) => tag,
  );
}
