/** Patterns of tags by the shape of what stands in them: their signs also stand in prices, percentages and notes. */

const AMPSCRIPT = /%%[a-z_][\w .:+/-]{0,99}%%/iy;

const PERCENT = /%\/?[\p{L}_][\p{L}\p{N}_.:+|-]{1,99}%/uy;

/** Of one letter, `%X%`. */
const PERCENT_LETTER = /%[\p{Lu}\p{Lo}_]%/uy;

const PERCENT_CONDITION = /%(?:IF|ELSEIF|ELSIF)[ !(][^%<>\n]{0,200}%/y;

/** Tags between and after parts, in ActiveCampaign; several may follow each other directly. */
const PERCENT_END = /%(?:ELSE|\/IF|ENDIF)%/y;

const DOLLAR = /\$\{[^{}\n]{1,300}\}/y;

const PIPES = /\|\|[a-z_][\w.:-]{0,99}\|\|/iy;

/**
 * MailerLite and others `{$name}`, `{if $name == "x"}`, `{else}`, `{/if}`; Mautic `{contactfield=firstname|there}`,
 * `{unsubscribe_url}`.
 */
const BRACE =
  /\{(?:\$[\p{L}_][^{}\n]{0,300}|(?:(?:else\s?)?if|foreach)\s[^{}\n]{0,200}\$[^{}\n]{1,200}|else|foreachelse|\/(?:if|foreach)|(?:contact|lead|owner|company)field=[^{}\n]{1,200}|(?:pagelink|assetlink|focus|form|dynamiccontent)=[^{}\n]{1,200}|(?:unsubscribe|resubscribe|webview|dnc|tracking)_(?:url|text|link|pixel))\}/iuy;

/** Names that senders give to single brackets: Campaign Monitor, Sendy, MailPoet and others. */
const BRACKET =
  /\[(?:unsubscribe(?:[_ -]?(?:url|link))?|web[_ -]?version|view[_ -]?in[_ -]?browser|preferences|forwardtoafriend|(?:first|last|full)[_ -]?name|name|email|currentday|currentmonth|currentyear|else|endif|(?:if|elseif|subscriber|link|date|newsletter|custom|site):[^[\]<>\n]{1,200}|[\p{L}_][\p{L}\p{N}_. -]{0,99},\s?fallback=[^[\]\n]{0,300})\]/iuy;

/** `[UNSUBSCRIBE_URL]`, `[FNAME]`. */
const UPPER_BRACKET = /\[[A-Z][A-Z0-9_]{2,60}\]/y;

/** The end of `%%name%%`, `%NAME%` or `%IF …%` that begins at a position; 0 where none does. */
export function percentTag(text: string, start: number): number {
  const doubled = endOf(AMPSCRIPT, text, start);
  if (doubled > 0) return doubled;
  // `50%off%` is a price with words after it, unless the number is a sign of an address.
  const before = text.slice(Math.max(0, start - 3), start);
  if (/\d$/.test(before) && !/^%[\da-f]{2}$/i.test(before)) return 0;
  const condition = endOf(PERCENT_CONDITION, text, start) || endOf(PERCENT_END, text, start);
  if (condition > 0 || before.endsWith('%')) return condition;
  const end = endOf(PERCENT, text, start) || endOf(PERCENT_LETTER, text, start);
  return end > 0 && !isEncoded(text, start, end) ? end : 0;
}

/** `%C3%` before `A9`, and `%A9s%` before `20`, are letters of an address that was encoded. */
function isEncoded(text: string, start: number, end: number): boolean {
  return /^%[\da-f]{2}/i.test(text.slice(start, start + 3)) && /^[\da-f]{2}/i.test(text.slice(end, end + 2));
}

/** The end of `[unsubscribe]` and the like. */
export function bracketTag(text: string, start: number): number {
  return endOf(BRACKET, text, start) || endOf(UPPER_BRACKET, text, start);
}

/** The end of `||name||`. */
export function pipeTag(text: string, start: number): number {
  return endOf(PIPES, text, start);
}

/** The end of `{$name}`, `{contactfield=name}` and the like. */
export function namedBraceTag(text: string, start: number): number {
  return endOf(BRACE, text, start);
}

/** The end of `${name}`. */
export function dollarTag(text: string, start: number): number {
  return endOf(DOLLAR, text, start);
}

function endOf(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : 0;
}
