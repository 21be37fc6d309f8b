import { replaceFields } from '../text/merge-text.ts';

/** Schemes a mail may link to; everything else (`javascript:`, `data:`, `vbscript:`, `file:` …) is dropped. */
const ALLOWED = new Set(['http', 'https', 'mailto', 'tel', 'sms', 'skype', 'viber']);

/** Addresses that a sending system fills in: `{{ x }}`, `{% x %}`, `<%= x %>`, `*|X|*`, `%%x%%`, `[[x]]`, `${x}`. */
const TEMPLATING = /^(?:\{\{|\{%|<%|\*\||%%|\[\[|\$\{)/;

/** What browsers drop from an address before they look for its scheme: `java\nscript:` is `javascript:`. */
const IGNORED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\p{Noncharacter_Code_Point}]/gu;

/**
 * The address as it may be sent: asset paths made absolute on `assetBase`, a bare host given `http://`, blanks and
 * quotes encoded, merge fields written by `field`. '' when it may not be sent.
 */
export function mailUrl(address: string, assetBase: string, field: (name: string) => string): string {
  const clean = address.replace(IGNORED, '').trim();
  if (clean === '') return '';
  if (clean.startsWith('{{')) return clean.length > 4 ? written(clean, field) : '';
  if (clean.startsWith('#') || TEMPLATING.test(clean)) return written(clean, field);
  if (clean.startsWith('//')) return hasHost(clean) ? `https:${written(clean, field)}` : '';
  if (clean.startsWith('/')) return assetBase + written(clean, field);
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(clean)?.[1]?.toLowerCase();
  if (scheme !== undefined && ALLOWED.has(scheme)) {
    return /^https?$/.test(scheme) && !hasHost(clean.slice(scheme.length + 1)) ? '' : written(clean, field);
  }
  // `localhost:3000` and `shop.example:8080/x` look like schemes; a port tells them apart.
  if (scheme !== undefined && !/^[a-z0-9.-]+:\d+(?:[/?#]|$)/i.test(clean)) return '';
  return hasHost(`//${clean}`) ? `http://${written(clean, field)}` : '';
}

/** Whether a host stands after the two strokes: something, and no blanks in it but those of templating. */
function hasHost(address: string): boolean {
  const [, host = ''] = /^\/\/([^/?#]*)/.exec(replaceFields(address, withoutTags, () => 'field')) ?? [];
  return /^[^\s:]/.test(host) && !/\s|%20/.test(host);
}

function withoutTags(part: string): string {
  return part.replace(/\{%.*?%\}|<%.*?%>|\*\|.*?\|\*|%%.+?%%|\$\{.*?\}|\{\{.*?\}\}|\[\[.*?\]\]/g, 'tag');
}

function written(address: string, field: (name: string) => string): string {
  return replaceFields(address, encode, field);
}

/** Encodes what may not stand in an address; what is already encoded, and templating, stays. */
function encode(part: string): string {
  if (TEMPLATING_INSIDE.test(part)) return part;
  return part.replace(/[\s"<>\\^`{|}]/g, (character) => encodeURIComponent(character));
}

const TEMPLATING_INSIDE = /\{%.*%\}|<%.*%>|\*\|.*\|\*|%%.+%%|\$\{.*\}|\{\{.*\}\}/;
