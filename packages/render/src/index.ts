export { byteLength } from './bytes/byte-length.ts';
export { foldLines } from './bytes/fold-lines.ts';
export { type Arrange, arrangeBy } from './conditions/arrange.ts';
export { type PersonalDocument, personalDocument } from './conditions/personal-document.ts';
export { bodyClass, bodyStyle } from './document-shell.ts';
export { headExtras } from './head/head-extras.ts';
export { mailStyles } from './mail-styles.ts';
export { createMergeTags } from './merge-tag.ts';
export type { Place } from './place.ts';
export { placeOfNode } from './place-of-node.ts';
export { plainText } from './plain-text.ts';
export {
  type RenderedCanvas,
  type RenderedDocument,
  renderCanvas,
  renderDocument,
  renderStyles,
} from './render-document.ts';
export { DEFAULT_MERGE_SYNTAX, type DocumentOptions, type RendererOptions } from './render-options.ts';
export { renderText } from './render-text.ts';
export { createRenderer, type PlacedNode, type RenderedNode, type Renderer, stripMarks } from './renderer.ts';
export { responsiveRule } from './responsive-rules.ts';
export { renderSampleMail, type SampleMail } from './sample-mail.ts';
export { styleElements } from './style-elements.ts';
export { wholeDocument } from './whole-document.ts';
