/** The longest name of a field of readers, characters. */
export const MAX_FIELD_NAME_LENGTH = 100;

/** Letters that names of fields have; what else there is could be markup, or end a tag. For a class of a pattern. */
export const FIELD_NAME_SIGNS = String.raw`\p{L}\p{N}_.: -`;

const NAME = new RegExp(`^[\\p{L}\\p{N}_](?:[${FIELD_NAME_SIGNS}]*[\\p{L}\\p{N}_])?$`, 'u');
const OTHERS = new RegExp(`[^${FIELD_NAME_SIGNS}]`, 'gu');

/** Words with single blanks or hyphens between them, the first with a letter first; or a path of single ones. */
const NEW_NAME =
  /^[\p{L}_][\p{L}\p{N}_]*(?:(?:[ -][\p{L}\p{N}_]+)*|(?:-[\p{L}\p{N}_]+)*(?:\.[\p{L}_][\p{L}\p{N}_]*(?:-[\p{L}\p{N}_]+)*)+)$/u;

/** Words that end or part something where they stand alone or before others, and what loops call themselves. */
const LANGUAGE_WORD =
  /^(?:(?:else(?:\s*if)?|elsif|elif|end|end(?:if|for|foreach|each|unless|case|while|with|block|range))$|(?:this|loop|forloop|tablerowloop)(?:\.|$)|(?:else|elseif|elsif|elif|if|unless|for|foreach|each|range|with|while|case|when|not)\s)/i;

/** Returns whether a text can be the name of a field, or of a list. Mails may have more names than new fields can get. */
export function isFieldName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_FIELD_NAME_LENGTH && NAME.test(value);
}

/**
 * Returns whether a new field can have this name: every sending system has a tag for it that is read back as this name
 * only.
 */
export function isNewFieldName(value: string): boolean {
  return isFieldName(value) && NEW_NAME.test(value) && !isLanguageWord(value) && !OWN_WORD.test(value);
}

/** Values and operators of languages, what the writer calls items, and what marks the canvas. */
const OWN_WORD = /^(?:true|false|null|nil|none|undefined|not|and|or|if|for|in|item(?:_\d+)?)$|data-mw-/i;

/** Returns whether the content of a tag is a word of template languages: `else`, `end`, `this`, `forloop.index`. */
export function isLanguageWord(name: string): boolean {
  return LANGUAGE_WORD.test(name);
}

/** A name without what no field has in it. */
export function cleanFieldName(name: string): string {
  return name.replace(OTHERS, '');
}
