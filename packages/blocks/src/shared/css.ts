import { colorSchema, fontFamilySchema } from '@mailwright/document';
import { hexColor } from './hex-color.ts';

/** A declaration or a class, or what a condition leaves where there is none. */
type Part = string | false | 0 | undefined;

/** Joins declarations, leaving the empty ones out. Written without blanks: every mail carries hundreds of them. */
export function css(...declarations: readonly Part[]): string {
  return declarations.filter(Boolean).join(';');
}

/** ` style="…"`, or '' when nothing is declared. */
export function styleAttribute(...declarations: readonly Part[]): string {
  const joined = css(...declarations);
  return joined ? ` style="${joined}"` : '';
}

/** ` class="…"`, or '' when there is no class. */
export function classAttribute(...classes: readonly Part[]): string {
  const joined = classes.filter(Boolean).join(' ');
  return joined ? ` class="${joined}"` : '';
}

/** A length in CSS pixels; anything that is not a sensible number becomes 0. */
export function px(value: number): string {
  const length = Number.isFinite(value) ? Math.round(value * 100) / 100 : 0;
  return length === 0 ? '0' : `${length}px`;
}

/** The colour as `#rrggbb` when it is one, else ''. Nothing unvalidated may reach an attribute. */
export function color(value: string | null | undefined): string {
  return value ? asHex(value) : '';
}

/** The value when it is a plain keyword, else ''. */
export function keyword(value: string | null | undefined): string {
  return value && /^[a-z-]+$/.test(value) ? value : '';
}

/** The font stack without blanks after commas, when it is one, else ''. */
export function fontStack(value: string | null | undefined): string {
  return value ? asFontStack(value) : '';
}

const asHex = remembered((value) => (colorSchema.safeParse(value).success ? hexColor(value) : ''));
const asFontStack = remembered((value) =>
  fontFamilySchema.safeParse(value).success ? value.replace(/\s*,\s*/g, ',') : '',
);

/** A mail names few colours and fonts, many times each. */
function remembered(write: (value: string) => string): (value: string) => string {
  const answers = new Map<string, string>();
  return (value) => {
    const known = answers.get(value);
    if (known !== undefined) return known;
    if (answers.size > 500) answers.clear();
    const answer = write(value);
    answers.set(value, answer);
    return answer;
  };
}
