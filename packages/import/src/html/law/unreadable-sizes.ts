import { type HtmlElement, isElement } from '@mailwright/island';
import type { ReportCollector } from '../../report-collector.ts';
import { attribute } from '../dom.ts';

/** Sizes that a program worked out of nothing: browsers pass over them. */
const UNREADABLE = /^\s*[-+]?(?:nan|undefined|null|infinity)\s*(?:px|%|em|pt)?\s*$/i;

/** Names widths and heights of elements that say no length, as `width: NaN%`: what they mean is as large as it is by itself. */
export function noteUnreadableSizes(element: HtmlElement, report: ReportCollector): void {
  const declared = attribute(element, 'style')
    .split(';')
    .map((declaration) => declaration.split(':').map((part) => part.trim()))
    .filter(([name = '']) => /^(?:(?:max-|min-)?(?:width|height))$/i.test(name));
  const written = ['width', 'height'].map((name) => [name, attribute(element, name)]);
  const found = [...declared, ...written]
    .filter(([, value = '']) => UNREADABLE.test(value))
    .map(([name = '', value = '']) => `${name.toLowerCase()}: ${value.trim()}`);
  for (const detail of new Set(found))
    report.note({ fidelity: 'changed', part: element.tagName, reason: 'setting-left-out', detail });
  for (const child of element.childNodes) if (isElement(child)) noteUnreadableSizes(child, report);
}
