/** Characters that HTML may not contain unescaped: markup, and parse errors (controls, noncharacters, lone surrogates). */
const UNSAFE = /[&<>"]|[^\P{Cc}\t\n]|\p{Noncharacter_Code_Point}|\p{Surrogate}/gu;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Makes any string safe as HTML text and inside a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(UNSAFE, (character) => ENTITIES[character] ?? '');
}
