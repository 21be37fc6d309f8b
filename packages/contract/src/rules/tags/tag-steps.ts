/** Tags of the sending systems' languages that begin a part of a mail which another tag ends: conditions, loops, blocks. */
export const BEGINNING_TAGS: readonly RegExp[] = [
  /\{%-?\s*(?:if|ifchanged|for|foreach|unless|case|block|with|macro|filter|raw|verbatim|comment|capture|tablerow|while|each|switch|section)\b/gi,
  /\{\{\{?~?[#^](?!\s*~?\}\})/g,
  /\{\{-?\s*(?:if|range|with|block|define)\s[^{}]/g,
  /\*\|(?:IF|IFNOT|INTERESTED|FEEDBLOCK|RSSITEMS|FEEDITEMS|GROUP)[:|]/g,
  /<%-?\s*(?:(?:if|unless|case|for|while)\b|[^%]*?(?:\bdo\b(?:\s*\|[^|%]*\|)?|\{)\s*-?%>)/gi,
  /<#(?:if|list|macro)\b/gi,
  /%%\[\s*(?:if|for)\b/gi,
  /%IF\b[^%<>\n]{1,200}%/g,
  /\[if:[^\][\n]{1,200}\]/gi,
  /(?<!\{)\{(?:if|foreach)\s[^{}\n]{0,200}\$[^{}\n]{1,200}\}/gi,
];

/** Tags that end such a part. */
export const ENDING_TAGS: readonly RegExp[] = [
  /\{%-?\s*end\w*/gi,
  /\{\{\{?~?\//g,
  /\{\{-?\s*end\s*-?\}\}/g,
  /\*\|(?:END:|\/FEEDBLOCK)/g,
  /<%-?\s*(?:end\b|\})/gi,
  /<\/#(?:if|list|macro)\b/gi,
  /%%\[\s*(?:endif|next)\b/gi,
  /%(?:\/IF|ENDIF)%/g,
  // Outlook's are in comments, and AMPscript has others around it.
  /(?<!<!|<!--|%)\[endif\]/gi,
  /(?<!\{)\{\/(?:if|foreach)\}(?!\})/gi,
];

/** Returns the change in the number of open parts after a tag. */
export function stepOf(tag: string): 1 | 0 | -1 {
  const isOne = (pattern: RegExp) => tag.search(pattern) === 0;
  if (ENDING_TAGS.some(isOne)) return -1;
  return BEGINNING_TAGS.some(isOne) ? 1 : 0;
}
