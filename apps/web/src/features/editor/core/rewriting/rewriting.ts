import { type RewritingActs, rewritingActs } from '@mailwright/document';
import { islandCode } from '../island/load-island-code.ts';

/** Makes the acts with what reads foreign HTML, if that is there. */
export function makeRewriting(): RewritingActs {
  return rewritingActs(islandCode()?.islandContent);
}
