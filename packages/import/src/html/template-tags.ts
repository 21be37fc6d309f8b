import { mailUrl, replaceFields } from '@mailwright/blocks';

/** Template tags that begin or end something: conditions, loops, blocks. */
export interface TemplateTags {
  /** How many more begin than end between two positions. */
  readonly depth: (start: number, end: number) => number;
  /** Whether all that begins between two positions ends there, too, and the other way round. */
  readonly balanced: (start: number, end: number) => boolean;
}

interface Token {
  readonly at: number;
  readonly step: 1 | -1;
}

const BEGIN = [
  /\{%-?\s*(?:if|ifchanged|for|foreach|unless|case|block|with|macro|filter|raw|verbatim|comment|capture|tablerow|while|each|switch|section)\b/gi,
  /\{\{\{?[#^]/g,
  /\*\|(?:IF|IFNOT|INTERESTED|FEEDBLOCK)[:|]/g,
  /<%-?\s*(?:(?:if|unless|case|for|while)\b|[^%]*?(?:\bdo\b(?:\s*\|[^|%]*\|)?|\{)\s*-?%>)/gi,
  /<#(?:if|list|macro)\b/gi,
];

const END = [
  /\{%-?\s*end\w*/gi,
  /\{\{\{?\//g,
  /\*\|(?:END:|\/FEEDBLOCK)/g,
  /<%-?\s*(?:end\b|\})/gi,
  /<\/#(?:if|list|macro)\b/gi,
];

export function findTemplateTags(source: string): TemplateTags {
  const tokens: Token[] = /\{%|\{\{|\*\||<%|<#/.test(source)
    ? [...positions(source, BEGIN, 1), ...positions(source, END, -1)].sort((a, b) => a.at - b.at)
    : [];
  const within = (start: number, end: number) => tokens.slice(firstFrom(tokens, start), firstFrom(tokens, end));
  if (tokens.length === 0) return { depth: () => 0, balanced: () => true };
  return {
    depth: (start, end) => within(start, end).reduce((sum, { step }) => sum + step, 0),
    balanced(start, end) {
      let depth = 0;
      for (const { step } of within(start, end)) {
        depth += step;
        if (depth < 0) return false;
      }
      return depth === 0;
    },
  };
}

function firstFrom(tokens: readonly Token[], position: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.at ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

function positions(source: string, patterns: readonly RegExp[], step: 1 | -1): readonly Token[] {
  return patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(({ index }) => ({ at: index, step })));
}

const TAG = /\{%[\s\S]*?%\}|\{\{[\s\S]*?\}\}|<%[\s\S]*?%>|\*\|[\s\S]*?\|\*|%%[^%\s]+%%|<#[^>]*>/g;

/** Whether words may be written anew without changing what a sending system reads in them. */
export function isKeptInText(text: string): boolean {
  for (const [tag] of text.matchAll(TAG)) if (/[&<>"]| {2}|[\r\n\t]/.test(tag)) return false;
  return true;
}

/** Whether a block sends an address as it is written, template tags included. */
export function isKeptAddress(address: string): boolean {
  const sent = mailUrl(address, '', (name) => `{{${name}}}`);
  if (sent === '') return false;
  return tagsIn(sent) === tagsIn(address);
}

/** The tags of an address; fields by their name alone, since they are written anew. */
function tagsIn(address: string): string {
  const plain = replaceFields(
    address,
    (text) => text,
    (name) => `{{${name}}}`,
  );
  return [...plain.matchAll(TAG)].map(([tag]) => tag).join(' ');
}

export function holdsTag(text: string): boolean {
  return text.search(TAG) >= 0;
}
