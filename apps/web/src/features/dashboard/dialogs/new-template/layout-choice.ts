import { isFeatured, LIMITS, type TemplateElement } from '@mailwright/contract';
import { shownTemplate } from '../../../../shared/library/shown-texts.ts';

/** Layout in the picker; without a template it is an empty page. */
export interface LayoutChoice {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly template: TemplateElement | null;
}

const BLANK_ID = 'blank';

/** Returns the layouts of each tab. A layout Blank is added where none has that name. */
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

/** Compares two layouts so that Blank comes first. The others stay in the library's order. */
function blankFirst(a: TemplateElement, b: TemplateElement): number {
  return Number(isBlank(b)) - Number(isBlank(a));
}

/** Returns a layout's description, shortened for the tooltip. */
export function tooltipOf(description: string): string {
  const characters = [...description];
  const { max } = LIMITS.layoutTooltip;
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : description;
}
