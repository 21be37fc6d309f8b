import { KEPT_ATTRIBUTES } from './allow-list.ts';
import { isSafeInlineCss } from './safe-css.ts';
import { isSafeImage, isSafeLink, isSafeSrcset } from './safe-url.ts';

/** Returns whether an element of a view may keep an attribute. */
export function isSafeAttribute(element: string, name: string, value: string): boolean {
  switch (name) {
    case 'href':
      return (element === 'a' || element === 'area') && isSafeLink(value);
    case 'src':
      return (element === 'img' || element === 'source') && isSafeImage(value);
    case 'background':
      return isSafeImage(value);
    case 'srcset':
      return isSafeSrcset(value);
    case 'style':
      return isSafeInlineCss(value);
    case 'target':
      return value === '_blank' || value === '_self';
    case 'name':
      return element === 'a' || element === 'map';
    case 'cite':
      return isSafeLink(value);
    default:
      return KEPT_ATTRIBUTES.has(name) || isData(name);
  }
}

/** `data-mw-*` are the canvas's own marks; foreign code must not pass for a node of the document. */
function isData(name: string): boolean {
  return /^(?:aria|data)-[a-z0-9_.-]+$/.test(name) && !name.startsWith('data-mw');
}
