import { isFeatured, LIMITS, type TemplateElement } from '@mailwright/contract';
import { shownTemplate } from '../../../../shared/library/shown-texts.ts';

/** A layout of the picker; without a template it is an empty page. */
export interface LayoutChoice {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly template: TemplateElement | null;
}

const BLANK_ID = 'blank';

/** The tabs' layouts. A Blank is added where none is named so. */
export function layoutChoices(
  layouts: readonly TemplateElement[],
  blank: { readonly name: string; readonly description: string },
): { readonly basic: readonly LayoutChoice[]; readonly featured: readonly LayoutChoice[] } {
  const choices = layouts.toSorted(blankFirst).map((template) => {
    const { id, name, description } = shownTemplate(template);
    return { id, name, description, template };
  });
  const basic = choices.filter(({ template }) => !isFeatured(template));
  const featured = choices.filter(({ template }) => isFeatured(template));
  const hasBlank = layouts.some(isBlank);
  return { basic: hasBlank ? basic : [{ id: BLANK_ID, ...blank, template: null }, ...basic], featured };
}

function isBlank({ name }: { readonly name: string }): boolean {
  return name.trim().toLowerCase() === 'blank';
}

/** The others stay in the order they came in, which is the library's. */
function blankFirst(a: TemplateElement, b: TemplateElement): number {
  return Number(isBlank(b)) - Number(isBlank(a));
}

/** A layout's description as its tooltip shows it. */
export function tooltipOf(description: string): string {
  const characters = [...description];
  const { max } = LIMITS.layoutTooltip;
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : description;
}
