import { isJsonObject, type JsonValue } from '@mailwright/document';

export interface TextMarks {
  /** Colours that words have of their own. */
  readonly colors: readonly string[];
  /** Some words have the colour of the text itself. */
  readonly plain: boolean;
  /** Some are links. */
  readonly links: boolean;
}

/** In which colours the words of a rich text stand. */
export function readMarks(value: JsonValue | undefined): TextMarks {
  const colors = new Set<string>();
  let plain = false;
  let links = false;
  const visit = (part: JsonValue | undefined): void => {
    if (Array.isArray(part)) {
      for (const each of part) visit(each);
      return;
    }
    if (!isJsonObject(part)) return;
    const marks = Array.isArray(part.marks) ? part.marks.filter(isJsonObject) : [];
    let own = false;
    for (const { type, attrs } of marks) {
      if (type === 'link') links = true;
      if (!isJsonObject(attrs)) continue;
      // On a background of their own words are judged by eyes.
      if (typeof attrs.backgroundColor === 'string') own = true;
      else if (typeof attrs.color === 'string') colors.add(attrs.color);
      if (type === 'link' || typeof attrs.color === 'string') own = true;
    }
    if (part.type === 'text' && !own && typeof part.text === 'string' && part.text.trim() !== '') plain = true;
    visit(part.content);
  };
  visit(value);
  return { colors: [...colors], plain, links };
}
